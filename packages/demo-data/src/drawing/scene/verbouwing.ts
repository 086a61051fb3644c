import { brickFill } from '../brick.ts';
import { lighter, mix } from '../colour.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { drawBackWindow, drawSunlight } from '../room-window.ts';
import { drawShell } from '../room-shell.ts';
import { createShell } from '../room.ts';
import { SIZE, vignette } from './at-home.ts';
import { ellipse, n, opacity, path, rect, SHADE, type Sheet, stroke } from '../svg.ts';

/** Rebuilding: a wall stripped to its brick, a ladder, dust sheets and paint. */
export const drawRenovation = (spec: PictureSpec, sheet: Sheet): string => {
  const shell = createShell(spec, sheet, SIZE);
  const { view, depth, wall } = shell;
  let out = drawShell(shell, 'planks');
  const s = view.at(depth);
  const [bx, by] = view.project([0.08, 2.6, depth]);
  const h = 2.35 * s;
  const edge = `M${n(bx + 30)} ${n(by + 10)}l90 -14l70 22l110 -26l140 18l80 -8V${n(by + h)}l-120 6l-90 -10l-130 8l-100 -14l-50 -60l22 -90l-40 -80l30 -120l-26 -90z`;
  out +=
    path(edge, brickFill(sheet, 'waal', s)) +
    stroke(edge, lighter(wall, 0.4), 8, 'stroke-linejoin="round"') +
    path(
      edge,
      sheet.gradient('strip', 'x1="0" y1="0" x2="1" y2="1"', [
        [0, SHADE, 0.3],
        [0.4, SHADE, 0],
      ]),
    );
  out += drawBackWindow(shell, -2.3, 0.6, 1.4, 1.65, null, 2) + drawSunlight(shell, 2.2, 2.2);
  out += view.quad(
    [
      [-1.9, 0.006, 1.5],
      [1.9, 0.006, 1.3],
      [2.1, 0.006, 3.6],
      [-1.6, 0.006, 3.7],
    ],
    '#f1ece0',
    opacity(0.92),
  );
  for (const [x0, z0, x1, z1] of [
    [-1.5, 1.8, -0.4, 3.4],
    [0.2, 1.5, 0.9, 3.5],
    [1.2, 1.6, 1.7, 3.2],
  ] as const)
    out += view.quad(
      [
        [x0, 0.007, z0],
        [x0 + 0.08, 0.007, z0],
        [x1 + 0.05, 0.007, z1],
        [x1, 0.007, z1],
      ],
      '#c9c2b2',
      opacity(0.7),
    );
  // A step ladder.
  const foot = (x: number, z: number) => view.project([x, 0, z]);
  const top = view.project([0.55, 1.95, 3]);
  const rails = [foot(0.2, 2.6), foot(0.8, 2.6), foot(0.35, 3.4), foot(0.9, 3.4)];
  out += view.cast(0.2, 2.6, 0.7, 0.8, 0.4, 0.2);
  for (const [i, dx] of [
    [2, -20],
    [3, 44],
  ] as const)
    out += stroke(`M${n(rails[i]![0])} ${n(rails[i]![1])}L${n(top[0] + dx)} ${n(top[1])}`, '#8a7350', 12);
  for (const [i, dx] of [
    [0, -30],
    [1, 56],
  ] as const)
    out += stroke(`M${n(rails[i]![0])} ${n(rails[i]![1])}L${n(top[0] + dx)} ${n(top[1])}`, '#c9a878', 17);
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    out += stroke(
      `M${n(rails[0]![0] + (top[0] - 30 - rails[0]![0]) * t)} ${n(rails[0]![1] + (top[1] - rails[0]![1]) * t)}L${n(rails[1]![0] + (top[0] + 56 - rails[1]![0]) * t)} ${n(rails[1]![1] + (top[1] - rails[1]![1]) * t)}`,
      '#d9bb8c',
      14,
    );
  }
  out += rect(top[0] - 42, top[1] - 8, 110, 16, '#b8935f');
  for (const [x, z, tint] of [
    [-0.7, 2.3, '#0e5450'],
    [-0.25, 2.05, '#efe6d6'],
    [-1, 1.95, '#a8412b'],
  ] as const) {
    const k = view.at(z) * 0.13;
    const [cx, cy] = view.project([x, 0, z]);
    out +=
      ellipse(cx + k * 0.4, cy, k * 1.2, k * 0.3, SHADE, opacity(0.28)) +
      rect(cx - k, cy - k * 1.9, k * 2, k * 1.9, '#b9bfbf') +
      ellipse(cx, cy, k, k * 0.26, '#b9bfbf') +
      rect(cx - k, cy - k * 1.5, k * 2, k * 0.9, tint) +
      rect(cx + k * 0.4, cy - k * 1.9, k * 0.6, k * 1.9, SHADE, opacity(0.2)) +
      ellipse(cx, cy - k * 1.9, k, k * 0.28, '#e6e9e6') +
      ellipse(cx, cy - k * 1.88, k * 0.86, k * 0.22, tint);
  }
  // Colour samples brushed on the wall.
  ['#0e5450', '#8fa39c', '#d9b45a', '#c77a52'].forEach((tint, i) => {
    const [px, py] = view.project([-0.3 + (i % 2) * -0.34, 1.9 - Math.floor(i / 2) * 0.42, depth]);
    out += path(
      `M${n(px - 38)} ${n(py - 30)}l70 -5l10 8l-4 22l6 26l-74 6l-12 -8l5 -20z`,
      mix(tint, wall, 0.1),
    );
  });
  return out + vignette(sheet);
};
