import { darker, lighter, mix } from '../colour.ts';
import type { PictureSpec } from '../draw.ts';
import { drawFloorLamp, drawPlant, drawRug } from '../furniture.ts';
import { createShell } from '../room.ts';
import { drawDining } from '../room-large.ts';
import { drawHall } from '../room-small.ts';
import { drawBackWindow, drawShell, drawSunlight, type Shell } from '../room-shell.ts';
import { ellipse, inset, n, opacity, path, polygon, rect, SHADE, stroke, type Sheet } from '../svg.ts';
import { drawTree } from '../tree.ts';
import { brickFill } from '../brick.ts';
import { drawPasser } from './passer.ts';

const SIZE = { width: 5.2, height: 2.85, depth: 4.7 };
const vignette = (sheet: Sheet) =>
  rect(
    0,
    0,
    1600,
    1200,
    sheet.radial('vignette', 'cx="0.45" cy="0.5" r="0.8"', [
      [0.6, SHADE, 0],
      [1, SHADE, 0.24],
    ]),
  );

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

/** Rebuilding: a wall stripped to its brick, a ladder, dust sheets and paint. */
export const drawRenovation = (spec: PictureSpec, sheet: Sheet): string => {
  const shell = createShell(spec, sheet, SIZE);
  const { view, depth, wall } = shell;
  let out = drawShell(shell, 'planks');
  const s = view.at(depth);
  const [bx, by] = view.project([0.35, 2.6, depth]);
  const w = 2.1 * s;
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
    ) +
    rect(bx + w * 2, by, 0, 0, wall);
  out += drawBackWindow(shell, -2, 0.6, 1.7, 1.65, null, 2) + drawSunlight(shell, 2.2, 2.2);
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
    const [px, py] = view.project([-0.05 + (i % 2) * -0.36, 1.9 - Math.floor(i / 2) * 0.42, depth]);
    out += path(
      `M${n(px - 38)} ${n(py - 30)}l70 -5l10 8l-4 22l6 26l-74 6l-12 -8l5 -20z`,
      mix(tint, wall, 0.1),
    );
  });
  return out + vignette(sheet);
};

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
