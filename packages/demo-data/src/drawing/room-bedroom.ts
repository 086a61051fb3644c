import { darker, lighter } from './colour.ts';
import { drawRug } from './furniture.ts';
import { drawPendant } from './lamps.ts';
import { drawPlant } from './plant.ts';
import { FABRICS } from './room-living.ts';
import { drawBackWindow, drawSunlight } from './room-window.ts';
import { drawPainting } from './painting.ts';
import { drawShell, type Shell } from './room-shell.ts';
import { ellipse, n, polygon, rect, stroke } from './svg.ts';

export const drawBedroom = (shell: Shell): string => {
  const { view, sheet, rng, depth, accent, evening } = shell;
  let out = drawShell(shell, rng.pick(['planks', 'herringbone']));
  const w = 1.8;
  const x = -0.9 + rng.between(-0.1, 0.3);
  out += drawBackWindow(shell, x > -0.8 ? -2.3 : -2.4, 0.7, 1.05, 1.55, rng.pick(FABRICS), 2);
  out += drawPainting(shell, x + 0.45, 1.55, 0.9, 0.62);
  const z = depth - 2.15;
  const cloth = rng.pick(['#efe8db', '#e4ded2', '#f3eee4']);
  out += drawRug(view, rng, x - 0.5, z - 0.3, w + 1, 1.7);
  for (const nx of [x - 0.58, x + w + 0.1]) {
    out +=
      view.cast(nx, depth - 0.5, 0.46, 0.4, 0.15) + view.box(nx, 0.1, depth - 0.5, 0.46, 0.4, 0.4, '#a9794e');
    const [cx, cy] = view.project([nx + 0.23, 0.5, depth - 0.3]);
    const s = view.at(depth - 0.3);
    if (evening)
      out += ellipse(
        cx,
        cy - 0.35 * s,
        0.9 * s,
        0.9 * s,
        sheet.radial('lamp', '', [
          [0, 'rgb(255,224,160)', 0.5],
          [0.4, 'rgb(255,207,134)', 0.16],
          [1, 'rgb(255,207,134)', 0],
        ]),
      );
    out +=
      rect(cx - 0.014 * s, cy - 0.26 * s, 0.028 * s, 0.26 * s, '#c9a24e') +
      polygon(
        [
          [cx - 0.09 * s, cy - 0.46 * s],
          [cx + 0.09 * s, cy - 0.46 * s],
          [cx + 0.14 * s, cy - 0.22 * s],
          [cx - 0.14 * s, cy - 0.22 * s],
        ],
        evening ? 'rgb(255,232,184)' : '#f0e6d2',
      );
  }
  out += view.cast(x - 0.05, z, w + 0.1, 2.1, 0.4, 0.3);
  out += view.box(
    x - 0.12,
    0.1,
    depth - 0.14,
    w + 0.24,
    1.05,
    0.12,
    rng.pick([accent, '#a9794e', '#8d8274']),
    0.04,
  );
  out += view.box(x, 0.12, z, w, 0.22, 2, darker('#b58a60', 0.05));
  out += view.box(x + 0.03, 0.32, z + 0.03, w - 0.06, 0.2, 1.95, '#f6f2ea', 0.05);
  for (const px of [x + 0.1, x + w / 2 + 0.04])
    out +=
      view.box(px, 0.54, depth - 0.5, w / 2 - 0.16, 0.28, 0.24, '#fbf8f3', 0.09) +
      view.box(
        px + 0.1,
        0.54,
        depth - 0.66,
        w / 2 - 0.36,
        0.2,
        0.16,
        rng.pick([accent, '#d9a25a', lighter(accent, 0.5)]),
        0.08,
      );
  out += view.box(x - 0.03, 0.24, z - 0.02, w + 0.06, 0.33, 1.35, cloth, 0.07);
  for (const t of [0.18, 0.34, 0.62, 0.8]) {
    const a = view.project([x + w * t, 0.55, z - 0.03]);
    const b = view.project([x + w * (t + 0.03), 0.26, z - 0.03]);
    out += stroke(
      `M${n(a[0])} ${n(a[1])}Q${n(a[0] - 8)} ${n((a[1] + b[1]) / 2)} ${n(b[0])} ${n(b[1])}`,
      darker(cloth, 0.2),
      5,
      'stroke-opacity=".5" stroke-linecap="round"',
    );
  }
  out += view.box(
    x - 0.045,
    0.25,
    z + 0.12,
    w + 0.09,
    0.345,
    0.5,
    rng.pick([accent, '#b5833f', '#8fa39c', '#a65a42']),
    0.05,
  );
  out += drawSunlight(shell, 2.3, 1.6) + drawPlant(view, rng, 2.2, depth - 0.5, 1.5);
  return out + drawPendant(view, sheet, x + w / 2, 2.15, 3, shell.height, 0.6, '#efe6d6', evening);
};
