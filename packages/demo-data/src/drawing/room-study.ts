import { darker, glow } from './colour.ts';
import { drawBookcase } from './bookcase.ts';
import { drawChair, drawRug, drawTable } from './furniture.ts';
import { drawFloorLamp } from './lamps.ts';
import { drawPlant } from './plant.ts';
import { drawBackWindow, drawSunlight } from './room-window.ts';
import { drawPainting } from './painting.ts';
import { drawShell, type Shell } from './room-shell.ts';
import { ellipse, n, path, polygon, stroke } from './svg.ts';

export const drawStudy = (shell: Shell): string => {
  const { view, sheet, rng, depth, accent, evening } = shell;
  let out = drawShell(shell, rng.pick(['planks', 'herringbone']));
  out += drawBackWindow(shell, -1.5, 0.95, 1.9, 1.35, rng.chance(0.5) ? '#d8d2c4' : null, 2);
  out += drawBookcase(
    view,
    rng,
    1.05,
    depth - 0.32,
    1.35,
    2.3,
    rng.pick(['#b58a60', '#e6dfd0', darker(accent, 0.1)]),
  );
  out += drawRug(view, rng, -1.7, 1.8, 2.6, 1.7) + drawSunlight(shell, 2.2, 2);
  const z = 3;
  out += drawTable(view, -1.55, z, 1.9, 0.8, 0.76, '#b58a60');
  const s = view.at(z + 0.4);
  const [lx, ly] = view.project([-0.55, 0.76, z + 0.45]);
  out +=
    path(
      `M${n(lx - 0.2 * s)} ${n(ly - 0.27 * s)}h${n(0.4 * s)}l${n(0.01 * s)} ${n(0.26 * s)}h${n(-0.42 * s)}z`,
      '#2f3638',
    ) +
    path(
      `M${n(lx - 0.18 * s)} ${n(ly - 0.25 * s)}h${n(0.36 * s)}v${n(0.22 * s)}h${n(-0.36 * s)}z`,
      evening ? glow('#bcd5d9') : '#9fb9bd',
    ) +
    path(
      `M${n(lx - 0.21 * s)} ${n(ly - 0.01 * s)}h${n(0.42 * s)}l${n(0.05 * s)} ${n(0.07 * s)}h${n(-0.52 * s)}z`,
      '#b9bfbf',
    );
  const [dx, dy] = view.project([-1.3, 0.76, z + 0.5]);
  if (evening)
    out += ellipse(
      dx + 0.2 * s,
      dy - 0.3 * s,
      0.8 * s,
      0.8 * s,
      sheet.radial('lamp', '', [
        [0, glow('#ffe0a0'), 0.5],
        [0.4, glow('#ffcf86'), 0.16],
        [1, glow('#ffcf86'), 0],
      ]),
    );
  out +=
    ellipse(dx, dy, 0.09 * s, 0.025 * s, '#2b3a3c') +
    stroke(
      `M${n(dx)} ${n(dy)}l${n(-0.06 * s)} ${n(-0.26 * s)}l${n(0.2 * s)} ${n(-0.16 * s)}`,
      '#2b3a3c',
      0.02 * s,
      'stroke-linejoin="round"',
    ) +
    polygon(
      [
        [dx + 0.1 * s, dy - 0.44 * s],
        [dx + 0.2 * s, dy - 0.48 * s],
        [dx + 0.27 * s, dy - 0.32 * s],
        [dx + 0.08 * s, dy - 0.28 * s],
      ],
      accent,
    );
  out +=
    view.box(-0.05, 0.76, z + 0.2, 0.24, 0.035, 0.3, '#a8412b') +
    view.box(-0.03, 0.795, z + 0.22, 0.2, 0.03, 0.26, '#efe6d6');
  out +=
    drawChair(view, -0.85, z - 0.5, accent, true) +
    drawPlant(view, rng, -2.2, depth - 0.4, 1.35) +
    drawPainting(shell, -2.45, 1.35, 0.6, 0.75);
  return out + drawFloorLamp(view, sheet, 0.75, depth - 0.5, '#efe6d6', evening);
};
