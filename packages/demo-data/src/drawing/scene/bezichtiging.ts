import { createShell } from '../room.ts';
import { darker, lighter } from '../colour.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { drawRug } from '../furniture.ts';
import { drawPlant } from '../plant.ts';
import { drawHall } from '../room-hall.ts';
import { vignette } from './at-home.ts';
import { drawPasser } from './passer.ts';
import { ellipse, inset, opacity, polygon, rect, type Sheet } from '../svg.ts';
import { drawTree } from '../tree.ts';

/** A viewing: the front door opens on a light street, two visitors come in. */
export const drawViewing = (spec: PictureSpec, sheet: Sheet): string => {
  const shell = { ...createShell(spec, sheet, { width: 3.4, height: 2.9, depth: 4.2 }), evening: false };
  const { view, rng, depth, accent } = shell;
  let out = drawHall(shell, true);
  const s = view.at(depth);
  const [dx, head] = view.project([-0.95, 2.15, depth]);
  const [, foot] = view.project([0, 0, depth]);
  const dw = 1.02 * s;
  const dh = foot - head;
  let outside =
    rect(
      0,
      0,
      dw,
      dh,
      sheet.vertical('viewing-sky', [
        [0, '#d3e4e4'],
        [1, '#f6efdd'],
      ]),
    ) +
    rect(0, dh * 0.2, dw * 0.5, dh * 0.6, '#c08a70') +
    polygon(
      [
        [0, dh * 0.2],
        [dw * 0.56, dh * 0.2],
        [dw * 0.46, dh * 0.08],
        [0, dh * 0.08],
      ],
      '#96604e',
    );
  for (const [wx, wy] of [
    [0.06, 0.28],
    [0.28, 0.28],
    [0.06, 0.5],
    [0.28, 0.5],
  ] as const)
    outside +=
      rect(dw * wx, dh * wy, dw * 0.14, dh * 0.12, '#f3efe6') +
      rect(dw * (wx + 0.015), dh * (wy + 0.01), dw * 0.11, dh * 0.1, '#7f9498');
  outside +=
    drawTree(rng.fork('out'), dw * 0.8, dh * 0.82, dh * 0.62, shell.season) +
    rect(0, dh * 0.8, dw, dh * 0.2, '#c9c0b0') +
    rect(0, dh * 0.78, dw, dh * 0.05, '#8aa27a') +
    rect(0, 0, dw, dh, '#fff6e0', opacity(0.3));
  out += inset(dx, head, dw, dh, outside);
  out += rect(dx - 6, foot - 10, dw + 12, 14, '#6b7579');
  out += view.quad(
    [
      [-0.95, 0.004, depth],
      [0.07, 0.004, depth],
      [0.75, 0.004, 1],
      [-0.75, 0.004, 1],
    ],
    '#fff0c8',
    opacity(0.5),
  );
  // The leaf stands open into the hall, at the left.
  out += view.quad(
    [
      [-0.97, 0.02, depth],
      [-0.97, 2.13, depth],
      [-1.12, 2.13, depth - 0.95],
      [-1.12, 0.02, depth - 0.95],
    ],
    accent,
  );
  for (const [a, b] of [
    [0.25, 0.85],
    [1.05, 1.95],
  ] as const)
    out += view.quad(
      [
        [-1, a, depth - 0.16],
        [-1, b, depth - 0.16],
        [-1.1, b, depth - 0.8],
        [-1.1, a, depth - 0.8],
      ],
      a > 1 ? lighter(accent, 0.55) : lighter(accent, 0.14),
      `stroke="${darker(accent, 0.4)}" stroke-width="3"`,
    );
  const [kx, ky] = view.project([-1.1, 1.02, depth - 0.86]);
  out += ellipse(kx, ky, 9, 9, '#c9a24e') + drawRug(view, rng, -0.85, 1.2, 1.1, 1.7);
  const [px, py] = view.project([-0.68, 0, depth - 0.06]);
  const [qx, qy] = view.project([-0.18, 0, depth - 0.3]);
  const [rx, ry] = view.project([0.72, 0, depth - 1.1]);
  out +=
    drawPasser(rng, { x: px, foot: py, s: s * 0.98, pose: 'stand', coat: '#8d4a35' }) +
    drawPasser(rng, { x: qx, foot: qy, s: view.at(depth - 0.3) * 0.99, pose: 'walk', coat: '#34515a' });
  out +=
    drawPasser(rng, { x: rx, foot: ry, s: view.at(depth - 1.1), pose: 'stand', coat: '#2b3440' }) +
    drawPlant(view, rng, 1.35, depth - 0.4, 1.3);
  return out + vignette(sheet);
};
