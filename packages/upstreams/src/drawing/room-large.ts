import { darker, lighter, mix } from './colour.ts';
import {
  drawBookcase,
  drawChair,
  drawFloorLamp,
  drawPendant,
  drawPlant,
  drawRoundTable,
  drawRug,
  drawSofa,
  drawTable,
} from './furniture.ts';
import { drawBackWindow, drawPainting, drawShell, drawSunlight, type Shell } from './room-shell.ts';
import { ellipse, n, opacity, path, polygon, rect, SHADE, stroke } from './svg.ts';

const FABRICS = ['#d8d2c4', '#c8b79a', '#b7c1bb', '#c7a98c', '#e6dfd0'] as const;

const vase = (shell: Shell, x: number, y: number, z: number) => {
  const { view, rng } = shell;
  const [cx, foot] = view.project([x, y, z]);
  const s = view.at(z);
  let out = '';
  for (let i = 0; i < 7; i++) {
    const tx = cx + (i - 3) * 0.06 * s;
    const ty = foot - rng.between(0.34, 0.52) * s;
    out +=
      stroke(
        `M${n(cx)} ${n(foot - 0.18 * s)}Q${n(cx)} ${n(foot - 0.3 * s)} ${n(tx)} ${n(ty)}`,
        '#5d7a52',
        2.4,
      ) + ellipse(tx, ty, 0.035 * s, 0.045 * s, rng.pick(['#d9705a', '#f0c36a', '#f4ece0', '#c6525a']));
  }
  return (
    out +
    path(
      `M${n(cx - 0.05 * s)} ${n(foot - 0.2 * s)}q${n(-0.05 * s)} ${n(0.12 * s)} ${n(0.01 * s)} ${n(0.2 * s)}h${n(0.08 * s)}q${n(0.06 * s)} ${n(-0.08 * s)} ${n(0.01 * s)} ${n(-0.2 * s)}z`,
      '#dfe5e0',
    ) +
    path(
      `M${n(cx + 0.01 * s)} ${n(foot - 0.2 * s)}h${n(0.04 * s)}q${n(0.05 * s)} ${n(0.12 * s)} ${n(-0.01 * s)} ${n(0.2 * s)}h${n(-0.03 * s)}z`,
      SHADE,
      opacity(0.16),
    )
  );
};

export const drawLiving = (shell: Shell): string => {
  const { view, sheet, rng, depth, width, accent, evening } = shell;
  let out = drawShell(shell, rng.pick(['herringbone', 'planks', 'herringbone']));
  const flip = rng.chance(0.5);
  const winX = flip ? -0.1 : -2.1;
  const winW = 2.2;
  out += drawBackWindow(shell, winX, 0.55, winW, 1.75, rng.pick(FABRICS), 3);
  const caseX = flip ? -2.35 : 0.95;
  if (rng.chance(0.55))
    out += drawBookcase(
      view,
      rng,
      caseX,
      depth - 0.32,
      1.3,
      rng.pick([2.2, 1.5]),
      rng.pick(['#b58a60', '#e6dfd0', darker(accent, 0.1)]),
    );
  else
    out +=
      drawPainting(shell, caseX + 0.1, 1.15, 1.05, 0.85) +
      view.cast(caseX, depth - 0.42, 1.3, 0.4, 0.15) +
      view.box(caseX, 0.18, depth - 0.42, 1.35, 0.55, 0.4, '#a9794e') +
      vase(shell, caseX + 0.3, 0.73, depth - 0.25);
  out += drawSunlight(shell, 2.2, 2.2);
  out += drawRug(view, rng, -1.6, 1.7, 3.2, 2);
  out += drawPlant(
    view,
    rng,
    flip ? width / 2 - 0.35 : -width / 2 + 0.35,
    depth - 0.45,
    rng.between(1.4, 1.9),
  );
  out += drawFloorLamp(view, sheet, flip ? -1.75 : 1.62, 3.55, '#efe6d6', evening);
  out += drawSofa(
    view,
    rng,
    -1.15,
    2.95,
    2.35,
    rng.pick([accent, mix(accent, '#8fa39c', 0.5), '#b7ad9c', '#8d6a52']),
  );
  out += rng.chance(0.5)
    ? drawRoundTable(view, 0.05, 2.2, 0.46, 0.4, '#a9794e') + vase(shell, 0.1, 0.4, 2.25)
    : drawTable(view, -0.5, 1.95, 1.1, 0.6, 0.4, '#9c7048') +
      vase(shell, 0.2, 0.4, 2.3) +
      view.box(-0.3, 0.4, 2.1, 0.3, 0.03, 0.22, '#a8412b') +
      view.box(-0.28, 0.43, 2.12, 0.26, 0.03, 0.18, '#efe6d6');
  out += armchair(shell, flip ? 1.25 : -2.05, 1.55, rng.pick(['#c99a4a', '#a8412b', '#e0d5c0', '#5d7a78']));
  return (
    out +
    drawPendant(
      view,
      sheet,
      0.1,
      2.1,
      2.6,
      shell.height,
      0.55,
      rng.pick(['#e9e0cf', '#2b3a3c', '#c99a4a']),
      evening,
    )
  );
};

const armchair = ({ view }: Shell, x: number, z: number, colour: string) =>
  view.cast(x, z, 0.78, 0.75, 0.25, 0.26) +
  view.box(x + 0.08, 0.2, z + 0.1, 0.62, 0.2, 0.6, darker(colour, 0.15), 0.06) +
  view.box(x, 0.24, z + 0.1, 0.14, 0.36, 0.6, colour, 0.06) +
  view.box(x + 0.64, 0.24, z + 0.1, 0.14, 0.36, 0.6, colour, 0.06) +
  view.box(x + 0.06, 0.3, z, 0.66, 0.55, 0.14, colour, 0.09) +
  view.box(x + 0.1, 0, z + 0.04, 0.05, 0.2, 0.05, '#5a4030') +
  view.box(x + 0.62, 0, z + 0.04, 0.05, 0.2, 0.05, '#5a4030');

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

const bowl = ({ view }: Shell, x: number, y: number, z: number) => {
  const [cx, cy] = view.project([x, y, z]);
  const s = view.at(z) * 0.16;
  let out = '';
  for (const [dx, dy, tint] of [
    [-0.5, -0.75, '#d9a23f'],
    [0.1, -0.9, '#b8472f'],
    [0.55, -0.72, '#8fa04a'],
  ] as const)
    out +=
      ellipse(cx + dx * s, cy + dy * s, s * 0.42, s * 0.4, tint) +
      ellipse(cx + dx * s - s * 0.12, cy + dy * s - s * 0.12, s * 0.14, s * 0.1, '#fff6e4', opacity(0.4));
  return (
    out +
    path(
      `M${n(cx - s * 1.15)} ${n(cy - s * 0.7)}Q${n(cx - s)} ${n(cy)} ${n(cx - s * 0.4)} ${n(cy)}h${n(s * 0.8)}Q${n(cx + s)} ${n(cy)} ${n(cx + s * 1.15)} ${n(cy - s * 0.7)}z`,
      '#e9e2d5',
    ) +
    path(
      `M${n(cx + s * 0.3)} ${n(cy - s * 0.7)}h${n(s * 0.85)}Q${n(cx + s)} ${n(cy)} ${n(cx + s * 0.4)} ${n(cy)}z`,
      SHADE,
      opacity(0.14),
    )
  );
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

export const drawDining = (shell: Shell, onTable: (shell: Shell) => string): string => {
  const { view, sheet, rng, depth, evening } = shell;
  let out = drawShell(shell, 'herringbone');
  out +=
    drawBackWindow(shell, -1.4, 0.75, 2.5, 1.5, rng.pick(FABRICS), 3) +
    drawPlant(view, rng, 2.1, depth - 0.45, 1.6) +
    drawSunlight(shell, 2, 2.4);
  for (const x of [-0.95, 0.35]) out += drawChair(view, x, 2.95, '#a9794e', false);
  out += drawTable(view, -1.25, 2, 2.4, 1, 0.76, '#b58a60', 0.06) + onTable(shell);
  for (const x of [-0.8, 0.25]) out += drawChair(view, x, 1.55, '#8f6a48', true);
  return out + drawPendant(view, sheet, -0.05, 1.75, 2.5, shell.height, 0.6, '#0e5450', evening);
};
