import { parseHex, toHex } from './colour.ts';

export type Light = 'ochtend' | 'middag' | 'avond';
export type Season = 'lente' | 'zomer' | 'herfst' | 'winter';

const LIGHTS: readonly string[] = ['ochtend', 'middag', 'avond'];
const SEASONS: readonly string[] = ['lente', 'zomer', 'herfst', 'winter'];

export const parseLight = (value: unknown, otherwise: Light): Light =>
  LIGHTS.includes(String(value)) ? (value as Light) : otherwise;
export const parseSeason = (value: unknown, otherwise: Season): Season =>
  SEASONS.includes(String(value)) ? (value as Season) : otherwise;

/** `lamplicht` is the evening indoors, `schemer` the golden hour before it. */
export type Hour = Light | 'lamplicht' | 'schemer';

interface Grade {
  multiply: readonly [number, number, number];
  add: readonly [number, number, number];
  grey: number;
}

const GRADES: Record<Hour, Grade> = {
  ochtend: { multiply: [0.98, 0.94, 0.9], add: [8, 6, 6], grey: 0.04 },
  middag: { multiply: [1, 1, 1], add: [0, 0, 0], grey: 0 },
  lamplicht: { multiply: [0.72, 0.64, 0.56], add: [10, 8, 10], grey: 0.06 },
  schemer: { multiply: [0.84, 0.76, 0.74], add: [6, 8, 16], grey: 0.06 },
  avond: { multiply: [0.54, 0.53, 0.58], add: [4, 9, 20], grey: 0.22 },
};

/** Colours everything drawn in daylight to the hour. Colours written as rgb() are lamps and skies: they stay. */
export const gradeSvg = (svg: string, light: Hour, season: Season): string => {
  const grade = GRADES[light];
  const grey = grade.grey + (season === 'winter' ? 0.14 : 0);
  if (light === 'middag' && grey === 0) return svg;
  const known = new Map<string, string>();
  return svg.replace(/#[0-9a-f]{6}/g, (hex) => {
    const seen = known.get(hex);
    if (seen) return seen;
    const [r, g, b] = parseHex(hex);
    const luma = 0.3 * r + 0.59 * g + 0.11 * b;
    const [mr, mg, mb] = grade.multiply;
    const [ar, ag, ab] = grade.add;
    const graded = toHex([
      (r + (luma - r) * grey) * mr + ar,
      (g + (luma - g) * grey) * mg + ag,
      (b + (luma - b) * grey) * mb + ab,
    ]);
    known.set(hex, graded);
    return graded;
  });
};
