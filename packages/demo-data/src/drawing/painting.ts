import { darker } from './colour.ts';
import { type Shell } from './room-shell.ts';
import { ellipse, inset, n, opacity, rect, SHADE, stroke } from './svg.ts';

export const drawPainting = (
  { view, depth, rng }: Shell,
  x: number,
  y: number,
  w: number,
  h: number,
): string => {
  const s = view.at(depth);
  const [left, up] = view.project([x, y + h, depth]);
  const pw = w * s;
  const ph = h * s;
  const hues = rng.pick([
    ['#c9d6d3', '#0e5450', '#d9a25a'],
    ['#e6d3b6', '#a8412b', '#2f4a55'],
    ['#d6dfe0', '#5d7f86', '#efe6d6'],
    ['#efe6d6', '#c77a52', '#566b52'],
  ] as const);
  const inside =
    rect(0, 0, pw, ph, hues[0]) +
    ellipse(pw * rng.between(0.3, 0.7), ph * 0.4, pw * 0.14, pw * 0.14, hues[2]) +
    `<path d="M0 ${n(ph * 0.62)}Q${n(pw * 0.3)} ${n(ph * 0.48)} ${n(pw * 0.6)} ${n(ph * 0.62)}T${n(pw)} ${n(ph * 0.56)}V${n(ph)}H0z" fill="${hues[1]}"/><path d="M0 ${n(ph * 0.8)}Q${n(pw * 0.4)} ${n(ph * 0.68)} ${n(pw)} ${n(ph * 0.84)}V${n(ph)}H0z" fill="${darker(hues[1], 0.3)}"/>`;
  const f = 0.035 * s;
  return (
    rect(left + 5, up + 7, pw + 4, ph + 4, SHADE, opacity(0.22)) +
    rect(left - f, up - f, pw + 2 * f, ph + 2 * f, rng.pick(['#3a3230', '#a9794e', '#f0ebe0'])) +
    rect(left, up, pw, ph, '#f6f1e6') +
    inset(left + pw * 0.07, up + ph * 0.07, pw * 0.86, ph * 0.86, inside) +
    stroke(`M${n(left)} ${n(up + ph)}V${n(up)}H${n(left + pw)}`, SHADE, 2, 'stroke-opacity=".3"')
  );
};
