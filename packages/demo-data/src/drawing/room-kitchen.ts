import { darker, lighter, mix } from './colour.ts';
import { drawPendant } from './lamps.ts';
import { drawBackWindow, drawSunlight } from './room-window.ts';
import { drawShell, type Shell } from './room-shell.ts';
import { bowl, vase } from './still-life.ts';
import { n, opacity, path, rect, SHADE, stroke } from './svg.ts';

export const drawKitchen = (shell: Shell): string => {
  const { view, sheet, rng, depth, width, evening } = shell;
  const front = rng.pick(['#34515a', '#e6e0d2', '#5d7a6a', '#0e5450', '#c9b28e', '#6d7672']);
  let out = drawShell(shell, rng.pick(['herringbone', 'tiles', 'planks']), '#d5cfc2');
  const s = view.at(depth);
  const [wl, wy] = view.project([-width / 2, 1.5, depth]);
  const tile = 0.1 * s;
  const splash = sheet.define(
    'splash',
    (id) =>
      `<pattern id="${id}" width="${n(tile * 2)}" height="${n(tile)}" patternUnits="userSpaceOnUse">${rect(0, 0, tile * 2, tile, '#d9d5ca')}${rect(1, 1, tile * 2 - 2, tile - 2, '#f1eee6')}${rect(1, 1, tile * 2 - 2, 3, '#ffffff')}</pattern>`,
  );
  out += rect(wl, wy, width * s, 0.62 * s, splash);
  const winX = rng.between(-1.4, -0.6);
  out += drawBackWindow(shell, winX, 1.12, 1.6, 1.15, null, 2);
  const shelf = winX + 1.95;
  for (const y of [1.5, 1.88]) {
    out += view.box(shelf, y, depth - 0.26, width / 2 - shelf - 0.1, 0.04, 0.26, '#a9794e');
    for (let x = shelf + 0.1; x < width / 2 - 0.3; x += rng.between(0.14, 0.26)) {
      const [cx, foot] = view.project([x, y + 0.04, depth - 0.2]);
      const h = rng.between(0.1, 0.2) * s;
      const tint = rng.pick(['#efe6d6', '#b9643f', '#5d7f86', '#f6f2ea', '#c99a4a']);
      out +=
        path(
          `M${n(cx - h * 0.4)} ${n(foot - h)}h${n(h * 0.8)}l${n(-h * 0.12)} ${n(h)}h${n(-h * 0.56)}z`,
          tint,
        ) + rect(cx + h * 0.1, foot - h, h * 0.22, h, SHADE, opacity(0.14));
    }
  }
  out += view.box(-width / 2, 0.1, depth - 0.62, width, 0.8, 0.62, front);
  out += view.quad(
    [
      [-width / 2, 0, depth - 0.58],
      [width / 2, 0, depth - 0.58],
      [width / 2, 0.1, depth - 0.58],
      [-width / 2, 0.1, depth - 0.58],
    ],
    '#2f3638',
  );
  const cells = 8;
  for (let i = 0; i < cells; i++) {
    const x = -width / 2 + (width * i) / cells;
    const z = depth - 0.63;
    out += view.quad(
      [
        [x + 0.015, 0.12, z],
        [x + width / cells - 0.015, 0.12, z],
        [x + width / cells - 0.015, 0.88, z],
        [x + 0.015, 0.88, z],
      ],
      i === 5 ? '#3a4244' : mix(front, lighter(front, 0.12), 0.5),
      `stroke="${darker(front, 0.4)}" stroke-width="1.6"`,
    );
    if (i === 5)
      out += view.quad(
        [
          [x + 0.08, 0.3, z],
          [x + width / cells - 0.08, 0.3, z],
          [x + width / cells - 0.08, 0.66, z],
          [x + 0.08, 0.66, z],
        ],
        '#20272a',
      );
    out += view.quad(
      [
        [x + 0.2, 0.79, z],
        [x + width / cells - 0.2, 0.79, z],
        [x + width / cells - 0.2, 0.81, z],
        [x + 0.2, 0.81, z],
      ],
      '#c9a24e',
    );
  }
  out += view.box(
    -width / 2,
    0.9,
    depth - 0.66,
    width,
    0.05,
    0.66,
    rng.pick(['#efeae0', '#b98a5c', '#59605f']),
  );
  const [tx, ty] = view.project([winX + 0.8, 0.95, depth - 0.3]);
  out += stroke(
    `M${n(tx)} ${n(ty)}v${n(-0.26 * s)}q0 ${n(-0.12 * s)} ${n(0.1 * s)} ${n(-0.12 * s)}t${n(0.1 * s)} ${n(0.14 * s)}`,
    '#c9a24e',
    0.026 * s,
    'stroke-linecap="round"',
  );
  out += vase(shell, winX + 1.55, 0.95, depth - 0.4);
  out += drawSunlight(shell, 2, 2);
  const iz = 2.1;
  out +=
    view.cast(-1.3, iz, 2.6, 0.85, 0.4, 0.28) +
    view.box(-1.2, 0, iz + 0.08, 2.4, 0.88, 0.7, mix(front, '#f3efe6', 0.25));
  for (let i = 0; i < 4; i++)
    out += view.quad(
      [
        [-1.18 + i * 0.6, 0.06, iz + 0.07],
        [-0.62 + i * 0.6, 0.06, iz + 0.07],
        [-0.62 + i * 0.6, 0.85, iz + 0.07],
        [-1.18 + i * 0.6, 0.85, iz + 0.07],
      ],
      'none',
      `stroke="${darker(front, 0.3)}" stroke-width="2" stroke-opacity=".5"`,
    );
  out += view.box(-1.32, 0.88, iz - 0.1, 2.64, 0.06, 1, rng.pick(['#b98a5c', '#efeae0', '#a87a50']));
  out += vase(shell, -0.75, 0.94, iz + 0.4) + bowl(shell, 0.45, 0.94, iz + 0.3);
  for (const x of [-0.75, 0.3]) out += stool(shell, x, iz - 0.55);
  for (const x of [-0.6, 0.6])
    out += drawPendant(
      view,
      sheet,
      x,
      1.85,
      iz + 0.4,
      shell.height,
      0.42,
      rng.pick(['#2b3a3c', '#2b3a3c', '#c99a4a']),
      evening,
    );
  return out;
};

const stool = ({ view }: Shell, x: number, z: number) => {
  let out = view.cast(x, z, 0.38, 0.38, 0.2, 0.22);
  for (const [lx, lz] of [
    [x + 0.02, z + 0.32],
    [x + 0.32, z + 0.32],
    [x + 0.02, z],
    [x + 0.32, z],
  ] as const)
    out += view.box(lx, 0, lz, 0.035, 0.66, 0.035, '#3a3230');
  return (
    out +
    view.box(x, 0.26, z, 0.38, 0.025, 0.025, '#3a3230') +
    view.box(x - 0.01, 0.66, z, 0.4, 0.06, 0.38, '#b98a5c', 0.02)
  );
};
