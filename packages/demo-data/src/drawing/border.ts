import { darker, lighter } from './colour.ts';
import { type Season } from './light.ts';
import { type View } from './perspective.ts';
import { type Random } from './random.ts';
import { type Dot, dots, n, stroke } from './svg.ts';

const BLOOMS: Record<Season, readonly string[]> = {
  zomer: ['#c65d7a', '#e8d9e4', '#d9a23f', '#8a6aa0', '#f2ede0'],
  lente: ['#f0c84f', '#e58fa0', '#f4f0e4', '#c6525a'],
  herfst: ['#b9783a', '#8f3346', '#c99a4a'],
  winter: [],
};

const GREENS: Record<Season, string> = {
  zomer: '#55774f',
  lente: '#6d8f57',
  herfst: '#7a7a4c',
  winter: '#767c6e',
};

/** A round bush of small leaves, lit at the upper left. */
const bush = (rng: Random, x: number, foot: number, s: number, tall: number, green: string) => {
  const layers: Dot[][] = [[], [], []];
  for (let i = 0; i < 30; i++) {
    const dx = rng.between(-1, 1);
    const dy = rng.next();
    const r = rng.between(0.035, 0.07) * s;
    const lit = -dx * 0.5 + dy * 0.9 + rng.between(-0.25, 0.25);
    const wide = 0.44 * Math.sqrt(1 - dy * dy * 0.7);
    layers[lit > 0.75 ? 2 : lit > 0.2 ? 1 : 0]?.push([x + dx * wide * s, foot - (0.03 + dy * tall) * s, r]);
  }
  const body: Dot[] = [-0.2, 0, 0.2].map((dx) => [
    x + dx * s,
    foot - tall * 0.4 * s,
    Math.min(0.3, tall * 0.42) * s,
  ]);
  return (
    dots([...body, ...(layers[0] ?? [])], darker(green, 0.4)) +
    dots(layers[1] ?? [], green) +
    dots(layers[2] ?? [], lighter(green, 0.24))
  );
};

/** Spires or ornamental grass: stalks that fan out from one foot. */
const stalks = (
  rng: Random,
  x: number,
  foot: number,
  s: number,
  tall: number,
  green: string,
  bloom: string | undefined,
) => {
  const lines = ['', ''];
  const heads: Dot[] = [];
  for (let i = 0; i < 13; i++) {
    const lean = (i / 12 - 0.5) * 0.7 * s + rng.between(-0.06, 0.06) * s;
    const h = tall * rng.between(0.7, 1.15) * s;
    lines[i % 2] +=
      `M${n(x + lean * 0.3)} ${n(foot)}Q${n(x + lean * 0.4)} ${n(foot - h * 0.6)} ${n(x + lean)} ${n(foot - h)}`;
    if (bloom && i % 2)
      for (let k = 0; k < 4; k++)
        heads.push([x + lean * (1 - k * 0.05), foot - h * (1 - k * 0.1), (0.026 + k * 0.004) * s]);
  }
  const width = Math.max(1.4, 0.022 * s);
  return (
    stroke(lines[0] as string, darker(green, 0.2), width) +
    stroke(lines[1] as string, lighter(green, 0.16), width) +
    (bloom ? dots(heads, bloom) : '')
  );
};

/** A border along the fence: bushes, spires and grasses in turn, and what blooms in this season. */
export const flowers = (view: View, rng: Random, side: number, season: Season) => {
  const green = GREENS[season];
  let out = view.quad(
    [
      [side * 2.75, 0.004, 1.4],
      [side * 3.7, 0.004, 1.4],
      [side * 3.7, 0.004, 9.8],
      [side * 2.75, 0.004, 9.8],
    ],
    '#544638',
  );
  for (let z = 9.7; z > 1.9; z -= 0.36) {
    const s = view.at(z);
    const bloom = BLOOMS[season].length ? rng.pick(BLOOMS[season]) : undefined;
    const [cx, foot] = view.project([side * (3.2 + rng.between(-0.3, 0.2)), 0, z]);
    const tall = rng.between(0.35, 0.7) * (season === 'winter' ? 0.6 : 1);
    const tint = rng.chance(0.5) ? green : darker(green, 0.12);
    if (rng.chance(0.36)) {
      out += stalks(rng, cx, foot, s, tall * 1.5, tint, bloom);
      continue;
    }
    out += bush(rng, cx, foot, s, tall, tint);
    if (bloom)
      out += dots(
        Array.from({ length: 10 }, (): Dot => [
          cx + rng.between(-0.4, 0.4) * s,
          foot - rng.between(tall * 0.35, tall + 0.06) * s,
          rng.between(0.018, 0.036) * s,
        ]),
        bloom,
      );
  }
  return out;
};
