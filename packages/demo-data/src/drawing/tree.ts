import { darker, lighter, mix } from './colour.ts';
import type { Season } from './light.ts';
import type { Random } from './random.ts';
import { type Dot, dots, n, opacity, path, type Sheet, stroke } from './svg.ts';

const LEAVES: Record<Season, readonly string[]> = {
  lente: ['#8fa66a', '#a3b27a', '#d9b3b4', '#9aaf74'],
  zomer: ['#56744e', '#4b6b4d', '#64804f', '#5b7a5c'],
  herfst: ['#b9783a', '#c2923f', '#a85a34', '#9c8a48'],
  winter: ['#6f7468', '#6f7468', '#6f7468', '#6f7468'],
};

const BARK = '#5e5046';

interface Twig {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
}

/** Limbs as strokes grouped by thickness, and the places where leaves grow. */
const grow = (rng: Random, x: number, y: number, height: number, depth: number) => {
  const byWidth = new Map<number, string>();
  const tips: [number, number][] = [];
  const walk = (twig: Twig, left: number) => {
    const bend = rng.between(-0.16, 0.16);
    const ex = twig.x + Math.sin(twig.angle + bend) * twig.length;
    const ey = twig.y - Math.cos(twig.angle + bend) * twig.length;
    const mx = twig.x + Math.sin(twig.angle) * twig.length * 0.5;
    const my = twig.y - Math.cos(twig.angle) * twig.length * 0.5;
    const width = Math.max(0.8, Math.round(twig.width * 2) / 2);
    byWidth.set(
      width,
      `${byWidth.get(width) ?? ''}M${n(twig.x)} ${n(twig.y)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`,
    );
    if (left <= 2) tips.push([ex, ey]);
    if (left === 0) return;
    const forks = left > 3 ? 3 : 2;
    for (let i = 0; i < forks; i++) {
      const spread = (i - (forks - 1) / 2) * rng.between(0.5, 0.8) + rng.between(-0.12, 0.12);
      walk(
        {
          x: ex,
          y: ey,
          angle: (twig.angle + spread) * 0.94,
          length: twig.length * rng.between(0.66, 0.82),
          width: twig.width * (forks === 3 ? 0.56 : 0.64),
        },
        left - 1,
      );
    }
  };
  walk(
    { x, y, angle: rng.between(-0.04, 0.04), length: height * 0.27, width: Math.max(2, height * 0.036) },
    depth,
  );
  return { byWidth, tips };
};

const limbs = (byWidth: Map<number, string>, colour: string) =>
  [...byWidth.entries()]
    .sort((a, b) => b[0] - a[0])
    .map(([width, d]) => stroke(d, colour, width, 'stroke-linecap="round"'))
    .join('');

/** A tree with its light from the upper left; bare with fine twigs in winter. */
export const drawTree = (
  rng: Random,
  x: number,
  foot: number,
  height: number,
  season: Season,
  options: { tint?: string; density?: number } = {},
): string => {
  const bare = season === 'winter';
  const { byWidth, tips } = grow(rng, x, foot, height, bare ? 6 : 4);
  const trunk = height * 0.036;
  let out = limbs(byWidth, BARK);
  out += path(
    `M${n(x - trunk * 1.1)} ${n(foot + 2)}q${n(trunk * 0.6)} ${n(-trunk * 0.4)} ${n(trunk * 0.6)} ${n(-trunk * 2)}h${n(trunk)}q0 ${n(trunk * 1.6)} ${n(trunk * 0.6)} ${n(trunk * 2)}z`,
    BARK,
  );
  if (bare) return out;
  const colour = options.tint ?? rng.pick(LEAVES[season]);
  const density = (options.density ?? 1) * (season === 'lente' ? 0.72 : season === 'herfst' ? 0.86 : 1);
  return out + foliage(rng, tips, height, colour, density);
};

/** Leaves in clumps round the twigs: each clump has a dark foot and a lit upper left, as the crown has as a whole. */
const foliage = (
  rng: Random,
  tips: readonly [number, number][],
  height: number,
  colour: string,
  density: number,
) => {
  const tones = [
    darker(colour, 0.46),
    darker(colour, 0.26),
    darker(colour, 0.06),
    mix(colour, '#e9dc98', 0.2),
    mix(colour, '#f3e6a8', 0.42),
  ];
  const layers: Dot[][] = tones.map(() => []);
  const xs = tips.map((tip) => tip[0]);
  const ys = tips.map((tip) => tip[1]);
  const left = Math.min(...xs);
  const wide = Math.max(1, Math.max(...xs) - left);
  const top = Math.min(...ys);
  const tall = Math.max(1, Math.max(...ys) - top);
  const clump = height * 0.078;
  for (const [tx, ty] of tips) {
    if (!rng.chance(0.5 + density * 0.5)) continue;
    const shade = ((tx - left) / wide) * 0.5 + ((ty - top) / tall) * 0.7;
    for (let i = 0; i < 3; i++)
      layers[0]?.push([
        tx + rng.between(-0.7, 0.7) * clump,
        ty + rng.between(-0.4, 0.8) * clump,
        clump * rng.between(0.3, 0.62) * density,
      ]);
    // A small tree far away needs fewer leaves.
    const count = Math.round(Math.max(7, Math.min(34, height / 22)) * density);
    for (let i = 0; i < count; i++) {
      const a = rng.between(0, Math.PI * 2);
      const d = clump * 1.18 * Math.sqrt(rng.next());
      const lit =
        (-Math.cos(a) * 0.55 - Math.sin(a) * 0.8) * (d / clump) * 0.5 +
        0.62 -
        shade * 0.62 +
        rng.between(-0.2, 0.2);
      const layer = lit > 0.72 ? 4 : lit > 0.46 ? 3 : lit > 0.16 ? 2 : 1;
      layers[layer]?.push([
        tx + Math.cos(a) * d,
        ty + Math.sin(a) * d * 0.86,
        Math.max(
          1.5,
          height *
            rng.between(0.007, layer > 2 ? 0.012 : 0.019) *
            Math.sqrt(30 / Math.max(7, Math.min(34, height / 22))),
        ),
      ]);
    }
  }
  return layers.map((layer, i) => dots(layer, tones[i] as string)).join('');
};

/** The end of a branch that hangs into the picture from outside, as a photographer would use it. */
export const drawBough = (rng: Random, x: number, y: number, reach: number, season: Season): string => {
  const side = x < 800 ? 1 : -1;
  const colour = rng.pick(LEAVES[season]);
  let branches = '';
  const leaves = [darker(colour, 0.4), darker(colour, 0.15), lighter(colour, 0.15)].map((tone) => ({
    tone,
    d: '',
  }));
  for (let b = 0; b < 7; b++) {
    let px = x - side * 40;
    let py = y + b * reach * 0.06 - 30;
    let angle = rng.between(0.05, 0.6);
    const length = reach * rng.between(0.4, 1);
    branches += `M${n(px)} ${n(py)}`;
    for (let k = 0; k < 9; k++) {
      angle += rng.between(-0.12, 0.16);
      px += side * Math.cos(angle) * (length / 9);
      py += Math.sin(angle) * (length / 9);
      branches += `L${n(px)} ${n(py)}`;
      if (season === 'winter') continue;
      for (let i = 0; i < 9; i++) {
        const leaf = leaves[rng.int(0, 2)];
        const lx = px + rng.between(-34, 34);
        const ly = py + rng.between(-20, 44);
        const turn = rng.between(-0.6, 0.6);
        if (leaf)
          leaf.d += `M${Math.round(lx)} ${Math.round(ly)}q${n(7 + turn * 6)} 4 ${n(4 + turn * 10)} 19q-11 -6 ${n(-4 - turn * 10)} -19`;
      }
    }
  }
  return (
    stroke(branches, BARK, 3, 'stroke-linecap="round" stroke-linejoin="round"') +
    leaves.map((leaf) => path(leaf.d, leaf.tone)).join('')
  );
};

const greenery = (id: string, season: Season, rng: Random) => {
  const green =
    season === 'herfst'
      ? '#7a7a48'
      : season === 'winter'
        ? '#5a6a58'
        : season === 'lente'
          ? '#75945c'
          : '#4f7150';
  let out = `<rect width="96" height="96" fill="${darker(green, 0.35)}"/>`;
  for (const [tone, count, r] of [
    [darker(green, 0.15), 130, 5],
    [green, 120, 4.2],
    [lighter(green, 0.2), 70, 3],
  ] as const) {
    const leaves = Array.from({ length: count }, (): Dot => [
      rng.between(4, 92),
      rng.between(4, 92),
      r * rng.between(0.5, 1),
    ]);
    out += dots(leaves, tone);
  }
  return `<pattern id="${id}" width="96" height="96" patternUnits="userSpaceOnUse">${out}</pattern>`;
};

export const drawHedge = (
  sheet: Sheet,
  rng: Random,
  x: number,
  foot: number,
  w: number,
  h: number,
  season: Season,
): string => {
  const fill = sheet.define(`hedge-${season}`, (id) => greenery(id, season, rng.fork('hedge')));
  let d = `M${n(x)} ${n(foot)}V${n(foot - h)}`;
  const steps = Math.max(2, Math.round(w / 14));
  for (let i = 1; i <= steps; i++) d += `q${n(w / steps / 2)} ${n(-rng.between(2, 7))} ${n(w / steps)} 0`;
  d += `V${n(foot)}z`;
  const wash = sheet.vertical('hedge-wash', [
    [0, '#fff1cf', 0.3],
    [0.35, '#fff1cf', 0],
    [1, '#17252c', 0.45],
  ]);
  return (
    path(
      `M${n(x)} ${n(foot)}h${n(w + h * 0.4)}l${n(-h * 0.4)} ${n(h * 0.16)}h${n(-w + h * 0.2)}z`,
      '#17252c',
      opacity(0.25),
    ) +
    path(d, fill) +
    path(d, wash)
  );
};
