import { darker, lighter } from '../colour.ts';
import type { Random } from '../random.ts';
import { ellipse, n, opacity, path, SHADE, stroke } from '../svg.ts';

const COATS = [
  '#34515a',
  '#a8412b',
  '#b5833f',
  '#5d4a55',
  '#4a5a50',
  '#d9cebc',
  '#2b3440',
  '#8d6a52',
] as const;
const SKINS = ['#e8bf9e', '#d9a77f', '#8d5b3e', '#f0cfb4', '#6b4330'] as const;
const HAIRS = ['#2c211c', '#4a3022', '#9a6b3c', '#a9a49c', '#1d1a1a'] as const;

export interface Passer {
  x: number;
  foot: number;
  /** Pixels per metre where they stand. */
  s: number;
  pose: 'stand' | 'walk' | 'sit';
  coat?: string;
}

/** From nearby a head without features would be a mask: eyes, a nose's shade and a smile are enough. */
const face = (x: number, y: number, s: number, skin: string) => {
  const line = darker(skin, 0.7);
  let out = ellipse(x + 0.05 * s, y, 0.045 * s, 0.1 * s, darker(skin, 0.2), opacity(0.45));
  for (const k of [-1, 1]) {
    out += ellipse(x + k * 0.036 * s, y - 0.012 * s, 0.0095 * s, 0.012 * s, line);
    out += stroke(
      `M${n(x + k * 0.02 * s)} ${n(y - 0.042 * s)}q${n(k * 0.018 * s)} ${n(-0.01 * s)} ${n(k * 0.036 * s)} ${n(0.002 * s)}`,
      line,
      0.009 * s,
      'stroke-linecap="round"',
    );
  }
  return (
    out +
    stroke(
      `M${n(x + 0.004 * s)} ${n(y - 0.01 * s)}l${n(0.009 * s)} ${n(0.035 * s)}l${n(-0.014 * s)} 0`,
      darker(skin, 0.35),
      0.006 * s,
    ) +
    stroke(
      `M${n(x - 0.026 * s)} ${n(y + 0.048 * s)}q${n(0.026 * s)} ${n(0.018 * s)} ${n(0.052 * s)} 0`,
      darker(skin, 0.5),
      0.009 * s,
      'stroke-linecap="round"',
    )
  );
};

/** A small figure, drawn as a silhouette with a lit and a shaded side; faces are too far away to see. */
export const drawPasser = (rng: Random, { x, foot, s, pose, coat = rng.pick(COATS) }: Passer): string => {
  const legs = rng.pick(['#2b3440', '#3a3f42', '#4a4036', '#5d6468']);
  const skin = rng.pick(SKINS);
  const hair = rng.pick(HAIRS);
  const long = rng.chance(0.5);
  const hip = foot - (pose === 'sit' ? 0.46 : 0.84) * s;
  const neck = hip - 0.6 * s;
  let out = pose === 'sit' ? '' : ellipse(x + 0.2 * s, foot, 0.34 * s, 0.05 * s, SHADE, opacity(0.26));
  if (pose === 'sit')
    out += path(
      `M${n(x - 0.1 * s)} ${n(hip)}h${n(0.42 * s)}q${n(0.08 * s)} ${n(0.02 * s)} ${n(0.07 * s)} ${n(0.12 * s)}l${n(-0.02 * s)} ${n(0.36 * s)}h${n(-0.1 * s)}l${n(-0.01 * s)} ${n(-0.34 * s)}h${n(-0.36 * s)}z`,
      legs,
    );
  else {
    const stride = pose === 'walk' ? 0.16 : 0.03;
    for (const k of [-1, 1])
      out += ellipse(x + (k * (stride + 0.05) + 0.02) * s, foot - 0.015 * s, 0.075 * s, 0.03 * s, '#2b2523');
    out += path(
      `M${n(x - 0.13 * s)} ${n(hip)}h${n(0.26 * s)}L${n(x + (0.06 + stride) * s)} ${n(foot)}h${n(-0.1 * s)}L${n(x)} ${n(hip + 0.3 * s)}L${n(x - stride * s)} ${n(foot)}h${n(-0.1 * s)}z`,
      legs,
    );
  }
  const skirt = pose !== 'sit' && long ? 0.3 : 0.08;
  const d = `M${n(x - 0.16 * s)} ${n(hip + skirt * s)}C${n(x - 0.18 * s)} ${n(hip - 0.3 * s)} ${n(x - 0.24 * s)} ${n(neck + 0.06 * s)} ${n(x - 0.07 * s)} ${n(neck)}h${n(0.14 * s)}C${n(x + 0.24 * s)} ${n(neck + 0.06 * s)} ${n(x + 0.18 * s)} ${n(hip - 0.3 * s)} ${n(x + 0.16 * s)} ${n(hip + skirt * s)}z`;
  out +=
    path(d, coat) +
    path(
      `M${n(x + 0.04 * s)} ${n(neck)}h${n(0.03 * s)}C${n(x + 0.24 * s)} ${n(neck + 0.06 * s)} ${n(x + 0.18 * s)} ${n(hip - 0.3 * s)} ${n(x + 0.16 * s)} ${n(hip + skirt * s)}h${n(-0.12 * s)}z`,
      darker(coat, 0.3),
      opacity(0.8),
    );
  out += path(
    `M${n(x - 0.17 * s)} ${n(neck + 0.08 * s)}q${n(-0.07 * s)} ${n(0.24 * s)} ${n(-0.02 * s)} ${n(0.46 * s)}l${n(0.08 * s)} 0q${n(-0.02 * s)} ${n(-0.2 * s)} ${n(0.04 * s)} ${n(-0.42 * s)}z`,
    lighter(coat, 0.1),
  );
  out += path(
    `M${n(x + 0.17 * s)} ${n(neck + 0.08 * s)}q${n(0.06 * s)} ${n(0.24 * s)} ${n(0.02 * s)} ${n(0.46 * s)}l${n(-0.08 * s)} 0q${n(0.01 * s)} ${n(-0.2 * s)} ${n(-0.04 * s)} ${n(-0.42 * s)}z`,
    darker(coat, 0.36),
  );
  out += path(
    `M${n(x - 0.045 * s)} ${n(neck + 0.02 * s)}v${n(-0.1 * s)}h${n(0.09 * s)}v${n(0.1 * s)}z`,
    darker(skin, 0.16),
  );
  if (long) out += ellipse(x + 0.01 * s, neck - 0.15 * s, 0.125 * s, 0.19 * s, hair);
  out +=
    ellipse(x, neck - 0.17 * s, 0.095 * s, 0.12 * s, skin) +
    path(
      `M${n(x - 0.1 * s)} ${n(neck - 0.17 * s)}C${n(x - 0.13 * s)} ${n(neck - 0.34 * s)} ${n(x + 0.13 * s)} ${n(neck - 0.34 * s)} ${n(x + 0.11 * s)} ${n(neck - 0.14 * s)}q${n(-0.04 * s)} ${n(-0.08 * s)} ${n(-0.21 * s)} ${n(-0.03 * s)}z`,
      hair,
    );
  return s > 120 ? out + face(x, neck - 0.15 * s, s, skin) : out;
};
