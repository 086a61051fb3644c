import { darker, glow, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { ellipse, inset, n, opacity, path, polygon, rect, SHADE, stroke, type Sheet } from './svg.ts';

export interface Glimpse {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Pixels per metre, so that a lamp is as large behind a small window as behind a large one. */
  scale: number;
  lit: boolean;
  ground: boolean;
}

const curtain = (x: number, w: number, h: number, colour: string, lit: boolean) => {
  const paint = (hex: string) => (lit ? glow(mix(hex, '#f6c27a', 0.45)) : hex);
  let out = rect(x, 0, w, h, paint(colour));
  for (let i = 0; i < (w < 14 ? 1 : 4); i++) {
    out += rect(x + (w * i) / 4, 0, w * 0.1, h, paint(darker(colour, 0.25)), opacity(0.7));
    out += rect(x + (w * i) / 4 + w * 0.12, 0, w * 0.06, h, paint(lighter(colour, 0.4)), opacity(0.6));
  }
  return out;
};

const plant = (x: number, foot: number, s: number, rng: Random) => {
  const green = rng.pick(['#4d6a4a', '#5d7a52', '#3f5f50']);
  let out = '';
  const count = s < 66 ? 4 : 8;
  for (let i = 0; i <= count; i++) {
    const lean = (i / count - 0.5) * 0.5 * s;
    const top = foot - (0.32 + 0.2 * rng.next()) * s;
    out += stroke(
      `M${n(x)} ${n(foot - 0.14 * s)}Q${n(x + lean * 0.4)} ${n(top)} ${n(x + lean)} ${n(top + 0.06 * s)}`,
      i % 2 ? green : lighter(green, 0.2),
      0.035 * s,
      'stroke-linecap="round"',
    );
  }
  const pot = rng.pick(['#b9643f', '#d9cebc', '#3f6a70', '#e9e2d5']);
  return (
    out +
    path(
      `M${n(x - 0.11 * s)} ${n(foot - 0.17 * s)}h${n(0.22 * s)}l${n(-0.03 * s)} ${n(0.17 * s)}h${n(-0.16 * s)}z`,
      pot,
    ) +
    rect(x + 0.03 * s, foot - 0.17 * s, 0.07 * s, 0.17 * s, SHADE, opacity(0.2))
  );
};

const cat = (x: number, foot: number, s: number, colour: string) =>
  path(
    `M${n(x - 0.1 * s)} ${n(foot)}C${n(x - 0.13 * s)} ${n(foot - 0.16 * s)} ${n(x - 0.06 * s)} ${n(foot - 0.22 * s)} ${n(x - 0.045 * s)} ${n(foot - 0.24 * s)}L${n(x - 0.07 * s)} ${n(foot - 0.36 * s)}L${n(x - 0.02 * s)} ${n(foot - 0.32 * s)}L${n(x + 0.04 * s)} ${n(foot - 0.32 * s)}L${n(x + 0.085 * s)} ${n(foot - 0.36 * s)}L${n(x + 0.06 * s)} ${n(foot - 0.24 * s)}C${n(x + 0.12 * s)} ${n(foot - 0.18 * s)} ${n(x + 0.13 * s)} ${n(foot - 0.06 * s)} ${n(x + 0.11 * s)} ${n(foot)}z`,
    colour,
  ) +
  stroke(
    `M${n(x + 0.1 * s)} ${n(foot - 0.03 * s)}q${n(0.14 * s)} ${n(0.02 * s)} ${n(0.15 * s)} ${n(-0.14 * s)}`,
    colour,
    0.035 * s,
    'stroke-linecap="round"',
  );

const bookcase = (x: number, y: number, w: number, h: number, rng: Random, lit: boolean) => {
  const paint = (hex: string) =>
    lit ? glow(mix(mix(hex, '#3b2a1c', 0.35), '#e8a95c', 0.3)) : mix(hex, '#3a3a38', 0.45);
  let out = rect(x, y, w, h, paint('#7a5d41'));
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const top = y + (row + 0.12) * (h / rows);
    const height = (h / rows) * 0.8;
    out += rect(x + w * 0.05, top, w * 0.9, height, paint('#4a3626'));
    for (let at = 0.07; at < 0.88;) {
      const bw = rng.between(0.05, 0.1);
      const bh = height * rng.between(0.6, 0.95);
      if (rng.chance(0.88))
        out += rect(
          x + w * at,
          top + height - bh,
          w * bw * 0.86,
          bh,
          paint(rng.pick(['#a8412b', '#d8cbb2', '#2f6a66', '#c99a4a', '#6c7d86', '#8d5a44', '#e9e2d5'])),
        );
      at += bw;
    }
  }
  return out;
};

const pendant = (x: number, drop: number, s: number, lit: boolean, colour: string) => {
  let out = rect(x - 1, 0, 2, drop, '#2b2f30');
  out += path(
    `M${n(x - 0.05 * s)} ${n(drop)}h${n(0.1 * s)}Q${n(x + 0.2 * s)} ${n(drop + 0.04 * s)} ${n(x + 0.22 * s)} ${n(drop + 0.2 * s)}h${n(-0.44 * s)}Q${n(x - 0.2 * s)} ${n(drop + 0.04 * s)} ${n(x - 0.05 * s)} ${n(drop)}z`,
    colour,
  );
  return (
    out +
    (lit
      ? ellipse(x, drop + 0.21 * s, 0.19 * s, 0.045 * s, glow('#fff3cf'))
      : ellipse(x, drop + 0.2 * s, 0.2 * s, 0.03 * s, '#f3e6c8'))
  );
};

/** What one sees behind the glass: a back wall in shade or lamplight, and someone's things. */
export const drawGlimpse = (sheet: Sheet, rng: Random, g: Glimpse): string => {
  const { w, h, scale: s, lit } = g;
  const tone = rng.pick(['#56605c', '#6a6153', '#4b5a60', '#6b5a4c', '#58625a']);
  const warm = rng.pick(['#e8ab5c', '#e0a055', '#edbb74', '#d99a5a']);
  const wall = lit
    ? sheet.vertical(`lit-${warm}`, [
        [0, glow(lighter(warm, 0.25))],
        [0.6, glow(warm)],
        [1, glow(darker(warm, 0.35))],
      ])
    : sheet.vertical(`dim-${tone}`, [
        [0, darker(tone, 0.5)],
        [0.5, darker(tone, 0.25)],
        [1, darker(tone, 0.55)],
      ]);
  let inside = rect(0, 0, w, h, wall);
  const deep = (hex: string) =>
    lit ? glow(mix(mix(hex, '#4a2f18', 0.3), warm, 0.35)) : mix(hex, darker(tone, 0.4), 0.5);
  const far = s < 66;
  const roomy = !far && w > 0.9 * s && h > 1.1 * s;
  if (g.ground && roomy && rng.chance(0.55))
    inside += bookcase(w * rng.between(0.45, 0.6), h * 0.3, Math.min(w * 0.4, 1.2 * s), h * 0.7, rng, lit);
  else if (rng.chance(0.7)) {
    const pw = rng.between(0.35, 0.6) * s;
    const px = w * rng.between(0.25, 0.55);
    inside +=
      rect(px, h * 0.3, pw, pw * 1.2, deep('#efe6d6')) +
      rect(
        px + pw * 0.12,
        h * 0.3 + pw * 0.12,
        pw * 0.76,
        pw * 0.96,
        deep(rng.pick(['#3f6a70', '#a8612b', '#8fa59a'])),
      );
  }
  if (rng.chance(g.ground ? 0.6 : 0.3))
    inside += pendant(
      w * rng.between(0.3, 0.7),
      h * rng.between(0.14, 0.3),
      Math.min(s, w * 0.9),
      lit,
      deep(rng.pick(['#d9cebc', '#a8412b', '#2b3a3c', '#c99a4a'])),
    );
  const fabric = rng.pick(['#e9e2d2', '#d8d2c4', '#c8b79a', '#8fa39c', '#b98a6c', '#e4dccb']);
  if (rng.chance(g.ground ? 0.6 : 0.85)) {
    const cw = w * rng.between(0.12, 0.2);
    inside += curtain(0, cw, h, fabric, lit) + curtain(w - cw, cw, h, darker(fabric, 0.12), lit);
  } else if (rng.chance(0.6)) {
    const drop = h * rng.between(0.12, 0.3);
    const blind = lit ? glow(mix('#f3e6cc', warm, 0.4)) : '#e6dfd0';
    inside += rect(0, 0, w, drop, blind) + rect(0, drop - 3, w, 3, darker('#d8cdb8', 0.2));
  }
  if (g.ground && rng.chance(0.75)) inside += plant(w * rng.between(0.18, 0.4), h, s, rng);
  if (g.ground && rng.chance(0.45)) inside += plant(w * rng.between(0.62, 0.85), h, s * 0.8, rng);
  if (g.ground && rng.chance(0.22))
    inside += cat(w * 0.55, h, s, lit ? '#3a2a20' : rng.pick(['#3a3634', '#c98a52', '#e6dccb']));
  if (!g.ground && rng.chance(0.3)) inside += plant(w * 0.5, h, s * 0.7, rng);
  // Sky in the glass: strongest at the top, with one slanting edge.
  if (!lit) {
    inside += rect(
      0,
      0,
      w,
      h,
      sheet.vertical('glass', [
        [0, '#cfe0e2', 0.5],
        [0.45, '#b4cdd1', 0.16],
        [1, '#8fb0b4', 0.06],
      ]),
    );
    const at = rng.between(0.1, 0.5);
    inside += polygon(
      [
        [w * at, 0],
        [w * (at + 0.3), 0],
        [w * (at - 0.1), h],
        [w * (at - 0.4), h],
      ],
      '#eef5f3',
      opacity(0.13),
    );
    if (rng.chance(0.5)) inside += ellipse(w * 0.42, 0, w * 0.34, w * 0.2, '#f4f4ee', opacity(0.16));
  }
  return inset(g.x, g.y, w, h, inside);
};
