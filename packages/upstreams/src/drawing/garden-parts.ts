import { darker, lighter } from './colour.ts';
import { type Season } from './light.ts';
import { type View } from './perspective.ts';
import { type Random } from './random.ts';
import { type Dot, dots, n, opacity, path, rect, stroke } from './svg.ts';

export const DISTANCE = 11;

export const fence = (view: View, x: number) => {
  const tone = x < 0 ? '#7d6a55' : '#a58d6e';
  let out = view.quad(
    [
      [x, 0, 1],
      [x, 1.8, 1],
      [x, 1.8, DISTANCE],
      [x, 0, DISTANCE],
    ],
    tone,
  );
  for (let z = 1.2; z < DISTANCE; z += 0.16)
    out += view.quad(
      [
        [x, 0, z],
        [x, 1.8, z],
        [x, 1.8, z + 0.02],
        [x, 0, z + 0.02],
      ],
      darker(tone, 0.35),
      opacity(0.6),
    );
  for (let z = 1.4; z < DISTANCE; z += 1.8)
    out += view.quad(
      [
        [x, 0, z],
        [x, 1.9, z],
        [x, 1.9, z + 0.1],
        [x, 0, z + 0.1],
      ],
      lighter(tone, 0.2),
    );
  return out;
};

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

export const shed = (view: View, x: number, z: number, tone: string) => {
  let out = view.cast(x, z, 2.2, 1.8, 0.7, 0.3) + view.box(x, 0, z, 2.2, 2.05, 1.8, tone);
  for (let i = 1; i < 15; i++)
    out += view.quad(
      [
        [x + i * 0.148, 0, z],
        [x + i * 0.148 + 0.014, 0, z],
        [x + i * 0.148 + 0.014, 2.05, z],
        [x + i * 0.148, 2.05, z],
      ],
      darker(tone, 0.4),
    );
  out +=
    view.quad(
      [
        [x + 0.25, 0, z - 0.01],
        [x + 1.1, 0, z - 0.01],
        [x + 1.1, 1.85, z - 0.01],
        [x + 0.25, 1.85, z - 0.01],
      ],
      '#2f5a4c',
      `stroke="#efe9dd" stroke-width="4"`,
    ) +
    view.quad(
      [
        [x + 1.35, 0.95, z - 0.01],
        [x + 1.95, 0.95, z - 0.01],
        [x + 1.95, 1.6, z - 0.01],
        [x + 1.35, 1.6, z - 0.01],
      ],
      '#6f868a',
      `stroke="#efe9dd" stroke-width="5"`,
    );
  return (
    out +
    view.quad(
      [
        [x - 0.15, 2.02, z - 0.15],
        [x + 2.35, 2.02, z - 0.15],
        [x + 2.35, 2.2, z - 0.15],
        [x - 0.15, 2.2, z - 0.15],
      ],
      '#efe9dd',
    ) +
    view.quad(
      [
        [x - 0.15, 2.2, z - 0.15],
        [x + 2.35, 2.2, z - 0.15],
        [x + 2.35, 2.28, z - 0.15],
        [x - 0.15, 2.28, z - 0.15],
      ],
      '#565d60',
    )
  );
};

export const parasol = (view: View, x: number, z: number, colour: string) => {
  const s = view.at(z);
  const [cx, foot] = view.project([x, 0, z]);
  const top = foot - 2.5 * s;
  const w = 1.35 * s;
  let out =
    rect(cx - 0.025 * s, top, 0.05 * s, 2.5 * s, '#8f6a48') +
    path(
      `M${n(cx - w)} ${n(top + 0.55 * s)}Q${n(cx - w * 0.4)} ${n(top + 0.12 * s)} ${n(cx)} ${n(top)}Q${n(cx + w * 0.4)} ${n(top + 0.12 * s)} ${n(cx + w)} ${n(top + 0.55 * s)}z`,
      colour,
    );
  out +=
    path(
      `M${n(cx)} ${n(top)}Q${n(cx + w * 0.4)} ${n(top + 0.12 * s)} ${n(cx + w)} ${n(top + 0.55 * s)}H${n(cx + w * 0.34)}z`,
      darker(colour, 0.22),
    ) +
    path(
      `M${n(cx)} ${n(top)}L${n(cx - w * 0.34)} ${n(top + 0.55 * s)}H${n(cx - w)}Q${n(cx - w * 0.4)} ${n(top + 0.12 * s)} ${n(cx)} ${n(top)}z`,
      lighter(colour, 0.25),
    );
  return out + rect(cx - w, top + 0.54 * s, 2 * w, 0.1 * s, darker(colour, 0.12));
};

export const lawn = (view: View, rng: Random, season: Season) => {
  const green =
    season === 'winter'
      ? '#e4e9e4'
      : season === 'herfst'
        ? '#8f9a5c'
        : season === 'lente'
          ? '#8fae66'
          : '#7fa05c';
  let out = view.quad(
    [
      [-4, 0, 1],
      [4, 0, 1],
      [4, 0, DISTANCE],
      [-4, 0, DISTANCE],
    ],
    darker(green, 0.1),
  );
  for (let i = 0; i < 8; i += 2)
    out += view.quad(
      [
        [-4 + i, 0, 1],
        [-3 + i, 0, 1],
        [-3 + i, 0, DISTANCE],
        [-4 + i, 0, DISTANCE],
      ],
      lighter(green, 0.1),
    );
  let blades = '';
  for (let i = 0; i < 420; i++) {
    const z = 1.6 + rng.next() ** 1.6 * 6.4;
    const [x, y] = view.project([rng.between(-2.9, 2.9), 0, z]);
    const h = view.at(z) * 0.05;
    blades += `M${n(x)} ${n(y)}l${n(rng.between(-3, 3))} ${n(-h)}`;
  }
  return out + stroke(blades, darker(green, 0.3), 1.4, 'stroke-opacity=".55"');
};
