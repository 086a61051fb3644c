import { darker, lighter } from '../colour.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { drawFloorLamp } from '../lamps.ts';
import { drawPlant } from '../plant.ts';
import { drawBackWindow, drawSunlight } from '../room-window.ts';
import { drawShell, type Shell } from '../room-shell.ts';
import { createShell } from '../room.ts';
import { SIZE, vignette } from './at-home.ts';
import { n, polygon, rect, type Sheet, stroke } from '../svg.ts';

const carton = (
  { view, rng }: Shell,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
  open = false,
) => {
  const colour = rng.pick(['#c39a68', '#b98e5c', '#cba675']);
  let out = (y === 0 ? view.cast(x, z, w, d, 0.28, 0.28) : '') + view.box(x, y, z, w, h, d, colour);
  out += view.quad(
    [
      [x + w * 0.44, y + h * 0.62, z - 0.002],
      [x + w * 0.56, y + h * 0.62, z - 0.002],
      [x + w * 0.56, y + h, z - 0.002],
      [x + w * 0.44, y + h, z - 0.002],
    ],
    '#e3c99a',
  );
  if (y + h < view.eye[1]) {
    out += view.quad(
      [
        [x + w * 0.44, y + h, z],
        [x + w * 0.56, y + h, z],
        [x + w * 0.56, y + h, z + d],
        [x + w * 0.44, y + h, z + d],
      ],
      '#ecd6ac',
    );
    if (open)
      out +=
        view.quad(
          [
            [x, y + h, z],
            [x + w, y + h, z],
            [x + w, y + h, z + d],
            [x, y + h, z + d],
          ],
          darker(colour, 0.55),
        ) +
        view.quad(
          [
            [x, y + h, z],
            [x, y + h, z + d],
            [x - 0.2, y + h + 0.12, z + d],
            [x - 0.2, y + h + 0.12, z],
          ],
          lighter(colour, 0.25),
        ) +
        view.quad(
          [
            [x + w, y + h, z],
            [x + w, y + h, z + d],
            [x + w + 0.2, y + h + 0.1, z + d],
            [x + w + 0.2, y + h + 0.1, z],
          ],
          darker(colour, 0.12),
        ) +
        view.quad(
          [
            [x, y + h, z],
            [x + w, y + h, z],
            [x + w, y + h - 0.2, z - 0.08],
            [x, y + h - 0.2, z - 0.08],
          ],
          lighter(colour, 0.14),
        );
  }
  return (
    out +
    view.quad(
      [
        [x + w * 0.1, y + h * 0.16, z - 0.002],
        [x + w * 0.34, y + h * 0.16, z - 0.002],
        [x + w * 0.34, y + h * 0.4, z - 0.002],
        [x + w * 0.1, y + h * 0.4, z - 0.002],
      ],
      darker(colour, 0.18),
    )
  );
};

/** Moving in: boxes in an empty, light room. */
export const drawMoving = (spec: PictureSpec, sheet: Sheet): string => {
  const shell = createShell(spec, sheet, SIZE);
  const { view, rng, depth } = shell;
  let out =
    drawShell(shell, 'herringbone') +
    drawBackWindow(shell, -1.5, 0.5, 2.6, 1.8, null, 3) +
    drawSunlight(shell, 2.2, 2.4);
  out += drawFloorLamp(view, sheet, 2.1, depth - 0.5, '#efe6d6', false);
  out +=
    carton(shell, 0.8, 0, 3.6, 0.75, 0.55, 0.6) +
    carton(shell, 1.6, 0, 3.5, 0.6, 0.5, 0.55) +
    carton(shell, 1, 0.55, 3.65, 0.6, 0.42, 0.5);
  // A rolled-up rug leans on the wall.
  const a = view.project([-2.2, 0, 4.1]);
  const b = view.project([-2.45, 1.9, 4.5]);
  out +=
    stroke(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, '#8d4633', 54, 'stroke-linecap="round"') +
    stroke(`M${n(a[0] - 12)} ${n(a[1])}L${n(b[0] - 12)} ${n(b[1])}`, '#b86a50', 14, 'stroke-linecap="round"');
  out +=
    carton(shell, -1.9, 0, 2.9, 0.8, 0.6, 0.6) +
    carton(shell, -1.8, 0.6, 2.95, 0.6, 0.4, 0.5) +
    drawPlant(view, rng, -0.75, 2.9, 1.15);
  out += carton(shell, 0.5, 0, 2, 0.85, 0.55, 0.65, true) + carton(shell, 1.65, 0, 2.2, 0.6, 0.42, 0.5);
  const [lx, ly] = view.project([0.8, 0.55, 2.3]);
  out +=
    polygon(
      [
        [lx - 50, ly - 120],
        [lx + 40, ly - 130],
        [lx + 76, ly - 24],
        [lx - 70, ly - 10],
      ],
      '#f3ead6',
    ) + rect(lx - 6, ly - 20, 12, 44, '#c9a24e');
  return out + vignette(sheet);
};
