import { darker, lighter } from './colour.ts';
import { type Shell } from './room-shell.ts';
import { ellipse, inset, opacity, polygon, rect, SHADE } from './svg.ts';
import { drawTree } from './tree.ts';

const outside = (shell: Shell, w: number, h: number) => {
  const { sheet, rng, season, evening } = shell;
  const sky = evening ? ['#31475e', '#8d93a0', '#e0b08c'] : ['#a9c9d3', '#cfdedb', '#eceee4'];
  let out = rect(
    0,
    0,
    w,
    h,
    sheet.vertical('view', [
      [0, sky[0] as string],
      [0.6, sky[1] as string],
      [1, sky[2] as string],
    ]),
  );
  const far = season === 'winter' ? '#a9b3b2' : '#93a894';
  for (let x = -30; x < w + 40; x += 60)
    out += ellipse(x + rng.between(-12, 12), h * 0.74, 62, h * rng.between(0.1, 0.2), far);
  const bx = w * rng.between(0.4, 0.75);
  out +=
    rect(bx, h * 0.5, w * 0.5, h * 0.5, '#b07a62') +
    polygon(
      [
        [bx - 10, h * 0.5],
        [bx + w * 0.16, h * 0.32],
        [bx + w * 0.6, h * 0.32],
        [bx + w * 0.6, h * 0.5],
      ],
      '#7f5347',
    ) +
    rect(bx + w * 0.08, h * 0.58, w * 0.07, h * 0.14, '#e9e4d8') +
    rect(bx + w * 0.09, h * 0.59, w * 0.05, h * 0.12, '#5a6a6e');
  out += drawTree(rng.fork('view-tree'), w * rng.between(0.16, 0.36), h * 0.98, h * 0.92, season);
  return (
    out +
    rect(0, h * 0.86, w, h * 0.14, season === 'winter' ? '#c9cdca' : '#7f9a6a') +
    rect(0, 0, w, h, '#fff8ea', opacity(evening ? 0 : 0.16))
  );
};

/** A window in the back wall with what is outside, deep reveal, sill and curtains. */
export const drawBackWindow = (
  shell: Shell,
  x: number,
  sill: number,
  w: number,
  h: number,
  curtains: string | null,
  columns = 2,
): string => {
  const { view, depth } = shell;
  const s = view.at(depth);
  const [left, bottom] = view.project([x, sill, depth]);
  const pw = w * s;
  const ph = h * s;
  const top = bottom - ph;
  const frame = '#f4f0e7';
  let out =
    rect(left - 0.1 * s, top - 0.1 * s, pw + 0.2 * s, ph + 0.2 * s, frame) +
    rect(
      left - 0.1 * s,
      top - 0.1 * s,
      pw + 0.2 * s,
      ph + 0.2 * s,
      'none',
      `stroke="${darker(frame, 0.2)}" stroke-width="1.5"`,
    );
  out += inset(left, top, pw, ph, outside(shell, pw, ph));
  const bar = 0.05 * s;
  for (let i = 0; i <= columns; i++) {
    const at = left + (pw * i) / columns;
    out +=
      rect(at - bar / 2, top, bar, ph, frame) + rect(at + bar * 0.2, top, bar * 0.3, ph, darker(frame, 0.2));
  }
  for (const t of [0, 0.26, 1])
    out +=
      rect(left, top + ph * t - bar / 2, pw, bar, frame) +
      rect(left, top + ph * t + bar * 0.25, pw, bar * 0.25, darker(frame, 0.2));
  out += view.box(x - 0.16, sill - 0.05, depth - 0.22, w + 0.32, 0.05, 0.22, '#efe9dc');
  if (curtains)
    for (const side of [0, 1])
      out += curtain(
        shell,
        side ? x + w - 0.08 : x - 0.5,
        0.05,
        Math.min(shell.height - 0.15, sill + h + 0.22),
        0.58,
        curtains,
        side === 1,
      );
  return out;
};

const curtain = (
  { view, depth }: Shell,
  x: number,
  y: number,
  top: number,
  w: number,
  colour: string,
  right: boolean,
) => {
  const s = view.at(depth - 0.15);
  const [left, up] = view.project([x, top, depth - 0.15]);
  const [, low] = view.project([x, y, depth - 0.15]);
  let out =
    rect(left + 6, up, w * s + 8, low - up, SHADE, opacity(0.16)) + rect(left, up, w * s, low - up, colour);
  for (let i = 0; i < 6; i++) {
    const fx = left + (w * s * (i + 0.2)) / 6;
    out +=
      rect(fx, up, w * s * 0.05, low - up, darker(colour, 0.22), opacity(0.8)) +
      rect(fx + w * s * 0.06, up, w * s * 0.05, low - up, lighter(colour, right ? 0.35 : 0.2), opacity(0.8));
  }
  return out + rect(left - 8, up - 6, w * s + 16, 6, '#3a3f40');
};

/** Sun through a window at the left that the picture does not show: panes of light over floor and wall. */
export const drawSunlight = (shell: Shell, z: number, reach = 1.7): string => {
  const { view, width } = shell;
  if (shell.evening) return '';
  const l = -width / 2;
  let out = '';
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 2; j++) {
      const a = l + 0.35 + j * reach * 0.52;
      const b = a + reach * 0.47;
      const z0 = z + i * 0.46;
      const skew = 0.34;
      out += view.quad(
        [
          [a, 0.004, z0 - (a - l) * skew],
          [b, 0.004, z0 - (b - l) * skew],
          [b, 0.004, z0 + 0.4 - (b - l) * skew],
          [a, 0.004, z0 + 0.4 - (a - l) * skew],
        ],
        '#fff0c4',
        opacity(0.34),
      );
    }
  return out;
};
