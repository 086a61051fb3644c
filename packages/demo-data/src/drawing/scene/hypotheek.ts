import { darker, lighter } from '../colour.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { drawDining } from '../room-dining.ts';
import { createShell } from '../room.ts';
import { SIZE, vignette } from './at-home.ts';
import { ellipse, n, opacity, path, rect, SHADE, type Sheet, stroke } from '../svg.ts';

/** Papers, a laptop and a calculator on the kitchen table. */
export const drawMortgage = (spec: PictureSpec, sheet: Sheet): string => {
  const shell = createShell(spec, sheet, SIZE);
  return (
    drawDining(shell, ({ view, rng }) => {
      let out = '';
      const y = 0.765;
      for (const [x, z, turn] of [
        [-0.75, 2.25, 0.05],
        [-0.45, 2.4, -0.08],
        [-0.85, 2.55, 0.02],
      ] as const) {
        out += view.quad(
          [
            [x, y, z],
            [x + 0.32, y, z + turn],
            [x + 0.32 - turn, y, z + 0.42 + turn],
            [x - turn, y, z + 0.42],
          ],
          '#fdfbf6',
          `stroke="${darker('#efe6d6', 0.2)}" stroke-width="1.5"`,
        );
        for (let i = 1; i < 6; i++)
          out += view.quad(
            [
              [x + 0.04, y, z + i * 0.06],
              [x + (i % 2 ? 0.27 : 0.2), y, z + i * 0.06],
              [x + (i % 2 ? 0.27 : 0.2), y, z + i * 0.06 + 0.014],
              [x + 0.04, y, z + i * 0.06 + 0.014],
            ],
            '#b9b3a6',
          );
      }
      out += view.quad(
        [
          [-0.32, y, 2.5],
          [-0.1, y, 2.5],
          [-0.1, y, 2.56],
          [-0.32, y, 2.56],
        ],
        '#a8412b',
      );
      const s = view.at(2.6);
      const [lx, ly] = view.project([0.32, y, 2.62]);
      out +=
        path(
          `M${n(lx - 0.19 * s)} ${n(ly - 0.26 * s)}h${n(0.38 * s)}l${n(0.01 * s)} ${n(0.26 * s)}h${n(-0.4 * s)}z`,
          '#59625f',
        ) + rect(lx - 0.17 * s, ly - 0.24 * s, 0.34 * s, 0.22 * s, '#dfe8e6');
      for (let i = 0; i < 6; i++)
        out += rect(
          lx - 0.13 * s + i * 0.045 * s,
          ly - (0.06 + i * 0.022) * s,
          0.028 * s,
          (0.03 + i * 0.022) * s,
          i === 5 ? '#a8412b' : '#0e5450',
        );
      out +=
        view.quad(
          [
            [0.1, y, 2.35],
            [0.54, y, 2.35],
            [0.53, y, 2.62],
            [0.12, y, 2.62],
          ],
          '#b4babb',
        ) +
        view.quad(
          [
            [0.14, y, 2.44],
            [0.5, y, 2.44],
            [0.5, y, 2.58],
            [0.15, y, 2.58],
          ],
          '#6f7779',
        );
      out +=
        view.box(-0.1, y, 2.14, 0.15, 0.015, 0.22, '#39434a') +
        view.quad(
          [
            [-0.08, y + 0.016, 2.3],
            [0.03, y + 0.016, 2.3],
            [0.03, y + 0.016, 2.34],
            [-0.08, y + 0.016, 2.34],
          ],
          '#cfdcc9',
        );
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 3; c++)
          out += view.quad(
            [
              [-0.08 + c * 0.042, y + 0.016, 2.16 + r * 0.045],
              [-0.05 + c * 0.042, y + 0.016, 2.16 + r * 0.045],
              [-0.05 + c * 0.042, y + 0.016, 2.19 + r * 0.045],
              [-0.08 + c * 0.042, y + 0.016, 2.19 + r * 0.045],
            ],
            '#e9e4d8',
          );
      const [mx, my] = view.project([-1.05, y, 2.4]);
      const tint = rng.pick(['#a8412b', '#0e5450', '#e9e2d5']);
      return (
        out +
        ellipse(mx + 8, my, 34, 9, SHADE, opacity(0.2)) +
        rect(mx - 22, my - 46, 44, 46, tint) +
        ellipse(mx, my, 22, 6, tint) +
        ellipse(mx, my - 46, 22, 6, lighter(tint, 0.4)) +
        ellipse(mx, my - 45, 18, 4.5, '#4a2f20') +
        stroke(`M${n(mx + 22)} ${n(my - 38)}q18 2 16 14t-17 12`, tint, 6) +
        rect(mx + 8, my - 44, 14, 44, SHADE, opacity(0.16))
      );
    }) + vignette(sheet)
  );
};
