import { darker, lighter } from './colour.ts';
import { type Random } from './random.ts';
import { ellipse, n, opacity, polygon, rect, shadow, stroke } from './svg.ts';

export const railing = (
  x: number,
  y: number,
  w: number,
  h: number,
  kind: 'bars' | 'glass' | 'panel',
  colour: string,
) => {
  if (kind === 'glass')
    return (
      rect(x, y, w, h, '#cfe0de', opacity(0.5)) +
      polygon(
        [
          [x + w * 0.2, y],
          [x + w * 0.4, y],
          [x + w * 0.25, y + h],
          [x + w * 0.05, y + h],
        ],
        '#ffffff',
        opacity(0.35),
      ) +
      rect(x, y - 2, w, 4, '#59625f')
    );
  if (kind === 'panel') {
    let out = rect(x, y, w, h, colour) + rect(x, y, w, h * 0.1, lighter(colour, 0.4));
    for (let i = 1; i < Math.round(w / 60); i++)
      out += rect(x + (w * i) / Math.round(w / 60), y, 1.5, h, darker(colour, 0.3));
    return out;
  }
  let d = '';
  for (let at = x + 3; at < x + w; at += 7) d += `M${n(at)} ${n(y)}v${n(h)}`;
  return stroke(d, colour, 2) + rect(x, y - 2, w, 5, colour) + rect(x, y + h - 3, w, 3, colour);
};

export const potted = (rng: Random, x: number, foot: number, s: number) =>
  rect(x - 0.1 * s, foot - 0.2 * s, 0.2 * s, 0.2 * s, rng.pick(['#b9643f', '#d9cebc', '#6f787b'])) +
  [-0.12, 0, 0.12]
    .map((dx, i) =>
      ellipse(
        x + dx * s,
        foot - (0.34 + (i === 1 ? 0.14 : 0)) * s,
        0.13 * s,
        0.15 * s,
        ['#4f7150', '#6a8a5c', '#5b7a52'][i] as string,
      ),
    )
    .join('');

export const parapet = (x: number, y: number, w: number, s: number, snow: boolean) =>
  rect(x - 0.1 * s, y - 0.5 * s, w + 0.2 * s, 0.5 * s, '#d9d3c7') +
  rect(x - 0.1 * s, y - 0.5 * s, w + 0.2 * s, 0.12 * s, snow ? '#f7f8f6' : '#8a9295') +
  shadow(
    [
      [x, y],
      [x + w, y],
      [x + w, y + 0.3 * s],
      [x + 0.2 * s, y + 0.3 * s],
    ],
    0.28,
  );
