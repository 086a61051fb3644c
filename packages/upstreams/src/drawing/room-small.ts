import { darker, glow, lighter } from './colour.ts';
import {
  drawBookcase,
  drawChair,
  drawFloorLamp,
  drawPendant,
  drawPlant,
  drawRug,
  drawTable,
} from './furniture.ts';
import { drawBackWindow, drawPainting, drawShell, drawSunlight, type Shell } from './room-shell.ts';
import { ellipse, n, opacity, path, type Point, polygon, rect, SHADE, stroke } from './svg.ts';

export const drawBathroom = (shell: Shell): string => {
  const { view, sheet, rng, depth, width, evening } = shell;
  const tone = rng.pick(['#cfdad4', '#d8d2c5', '#b9ccc8', '#e0d5c6']);
  const bath: Shell = { ...shell, wall: '#ece6da' };
  let out = drawShell(bath, rng.pick(['checker', 'tiles']), '#dcd6ca');
  const s = view.at(depth);
  const tileW = 0.1 * s;
  const tile = sheet.define(
    'wall-tile',
    (id) =>
      `<pattern id="${id}" width="${n(tileW)}" height="${n(tileW * 2)}" patternUnits="userSpaceOnUse">${rect(0, 0, tileW, tileW * 2, darker(tone, 0.1))}${rect(1, 1, tileW - 2, tileW * 2 - 2, tone)}${rect(1, 1, tileW * 0.24, tileW * 2 - 2, lighter(tone, 0.4))}</pattern>`,
  );
  const [left, top] = view.project([-width / 2, 1.35, depth]);
  const [, floor] = view.project([0, 0, depth]);
  out +=
    rect(left, top, width * s, floor - top, tile) +
    rect(left, top - 0.04 * s, width * s, 0.05 * s, darker(tone, 0.35));
  for (const side of [-1, 1])
    out += view.quad(
      [
        [(side * width) / 2, 0, 0.3],
        [(side * width) / 2, 1.35, 0.3],
        [(side * width) / 2, 1.35, depth],
        [(side * width) / 2, 0, depth],
      ],
      side < 0 ? darker(tone, 0.2) : lighter(tone, 0.1),
    );
  for (let y = 0.2; y < 1.35; y += 0.2)
    for (const side of [-1, 1])
      out += view.quad(
        [
          [(side * width) / 2, y, 0.3],
          [(side * width) / 2, y + 0.012, 0.3],
          [(side * width) / 2, y + 0.012, depth],
          [(side * width) / 2, y, depth],
        ],
        darker(tone, 0.3),
        opacity(0.6),
      );
  out += drawBackWindow(bath, -1.35, 1.3, 0.95, 0.95, null, 2);
  // Washstand with a round mirror.
  const [mx, my] = view.project([0.85, 1.62, depth]);
  out +=
    ellipse(mx + 6, my + 8, 0.36 * s, 0.36 * s, SHADE, opacity(0.2)) +
    ellipse(mx, my, 0.36 * s, 0.36 * s, '#c9a24e') +
    ellipse(
      mx,
      my,
      0.335 * s,
      0.335 * s,
      sheet.gradient('mirror', 'x1="0" y1="0" x2="1" y2="1"', [
        [0, '#e6efec'],
        [0.5, '#b9cbca'],
        [1, '#8fa6a8'],
      ]),
    ) +
    path(
      `M${n(mx - 0.2 * s)} ${n(my + 0.26 * s)}L${n(mx + 0.12 * s)} ${n(my - 0.3 * s)}h${n(0.1 * s)}L${n(mx - 0.1 * s)} ${n(my + 0.31 * s)}z`,
      '#ffffff',
      opacity(0.26),
    );
  for (const k of [-1, 1]) {
    const lx = mx + k * 0.52 * s;
    out +=
      rect(lx - 2, my - 0.04 * s, 4, 0.1 * s, '#c9a24e') +
      ellipse(lx, my - 0.09 * s, 0.07 * s, 0.08 * s, evening ? glow('#ffe7b0') : '#f6f1e4');
  }
  out +=
    view.cast(0.35, depth - 0.5, 1, 0.5, 0.2) +
    view.box(0.35, 0.3, depth - 0.5, 1, 0.5, 0.5, rng.pick(['#a9794e', '#34515a', '#5d7a6a']));
  for (const x of [0.37, 0.86])
    out += view.quad(
      [
        [x, 0.33, depth - 0.505],
        [x + 0.47, 0.33, depth - 0.505],
        [x + 0.47, 0.77, depth - 0.505],
        [x, 0.77, depth - 0.505],
      ],
      'none',
      `stroke="${SHADE}" stroke-opacity=".4" stroke-width="2"`,
    );
  out +=
    view.box(0.32, 0.8, depth - 0.53, 1.06, 0.09, 0.53, '#f7f5ef') +
    stroke(tap(view.project([0.85, 0.89, depth - 0.1]), s), '#c9a24e', 0.024 * s, 'stroke-linecap="round"');
  out += drawSunlight(bath, 1.4, 1.3);
  // A tub on feet under the window.
  const tz = depth - 1.15;
  const t = view.at(tz);
  const [bx, by] = view.project([-1.45, 0.62, tz]);
  const tw = 1.62 * t;
  out += view.cast(-1.4, tz, 1.55, 0.7, 0.3, 0.3);
  out +=
    ellipse(bx + tw / 2, by, tw / 2, 0.13 * t, '#dfe2de') +
    ellipse(
      bx + tw / 2,
      by + 0.01 * t,
      tw / 2 - 0.06 * t,
      0.095 * t,
      sheet.gradient('tub', 'x1="0" y1="0" x2="1" y2="0"', [
        [0, '#c4cfcd'],
        [1, '#eef1ec'],
      ]),
    );
  out += path(
    `M${n(bx)} ${n(by)}C${n(bx + 0.06 * t)} ${n(by + 0.5 * t)} ${n(bx + 0.26 * t)} ${n(by + 0.54 * t)} ${n(bx + 0.4 * t)} ${n(by + 0.54 * t)}H${n(bx + tw - 0.4 * t)}C${n(bx + tw - 0.26 * t)} ${n(by + 0.54 * t)} ${n(bx + tw - 0.06 * t)} ${n(by + 0.5 * t)} ${n(bx + tw)} ${n(by)}A${n(tw / 2)} ${n(0.13 * t)} 0 0 1 ${n(bx)} ${n(by)}z`,
    sheet.gradient('tub-side', 'x1="0" y1="0" x2="1" y2="0.4"', [
      [0, '#ffffff'],
      [0.5, '#f3f2ec'],
      [1, '#c3c8c5'],
    ]),
  );
  for (const fx of [0.3, 1.2])
    out += path(
      `M${n(bx + fx * t)} ${n(by + 0.52 * t)}h${n(0.1 * t)}l${n(-0.02 * t)} ${n(0.1 * t)}h${n(-0.06 * t)}z`,
      '#c9a24e',
    );
  out += path(
    `M${n(bx + 1.05 * t)} ${n(by - 0.04 * t)}q${n(0.15 * t)} ${n(-0.05 * t)} ${n(0.3 * t)} ${n(0.06 * t)}l${n(0.03 * t)} ${n(0.34 * t)}q${n(-0.17 * t)} ${n(0.05 * t)} ${n(-0.33 * t)} ${n(0.03 * t)}z`,
    rng.pick(['#c77a52', '#e6d9c2', '#5d7f86']),
  );
  out += drawRug(view, rng, -0.6, 1.35, 1.3, 0.8) + drawPlant(view, rng, 1.5, 1.9, 0.95);
  return out;
};

const tap = ([x, y]: readonly [number, number], s: number) =>
  `M${n(x)} ${n(y)}v${n(-0.16 * s)}q0 ${n(-0.06 * s)} ${n(0.06 * s)} ${n(-0.06 * s)}`;

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

/** A hallway with a staircase at the right and the front door at the end. */
export const drawHall = (shell: Shell, open = false): string => {
  const { view, sheet, rng, depth, width, accent, evening } = shell;
  let out = drawShell(shell, rng.pick(['checker', 'checker', 'herringbone']), '#e2dccf');
  const s = view.at(depth);
  const dado = darker(shell.wall, 0.12);
  out +=
    view.quad(
      [
        [-width / 2, 0.14, 0.3],
        [-width / 2, 1.05, 0.3],
        [-width / 2, 1.05, depth],
        [-width / 2, 0.14, depth],
      ],
      darker(dado, 0.2),
    ) +
    view.quad(
      [
        [-width / 2, 1.05, 0.3],
        [-width / 2, 1.1, 0.3],
        [-width / 2, 1.1, depth],
        [-width / 2, 1.05, depth],
      ],
      lighter(dado, 0.3),
    );
  const [dx, head] = view.project([-0.95, 2.15, depth]);
  const [, foot] = view.project([0, 0, depth]);
  const dw = 1.02 * s;
  const fan = 0.42 * s;
  out +=
    rect(dx - 0.1 * s, head - fan - 0.12 * s, dw + 0.2 * s, foot - head + fan + 0.12 * s, '#f4f0e7') +
    rect(
      dx - 0.1 * s,
      head - fan - 0.12 * s,
      dw + 0.2 * s,
      foot - head + fan + 0.12 * s,
      'none',
      `stroke="${SHADE}" stroke-opacity=".25" stroke-width="2"`,
    );
  const day = evening ? ['#40566c', '#c79a7a'] : ['#d7e5e4', '#f4eedd'];
  const sky = sheet.vertical('hall-sky', [
    [0, day[0] as string],
    [1, day[1] as string],
  ]);
  out +=
    rect(dx, head - fan, dw, fan * 0.9, sky) +
    rect(dx + dw * 0.32, head - fan, 4, fan * 0.9, '#f4f0e7') +
    rect(dx + dw * 0.65, head - fan, 4, fan * 0.9, '#f4f0e7');
  if (open) return out;
  out +=
    rect(dx, head, dw, foot - head, accent) +
    rect(dx + dw * 0.16, head + 0.12 * s, dw * 0.68, 0.95 * s, sky) +
    rect(dx + dw * 0.48, head + 0.12 * s, dw * 0.05, 0.95 * s, accent) +
    rect(dx + dw * 0.16, head + 0.55 * s, dw * 0.68, 0.04 * s, accent);
  out +=
    rect(dx + dw * 0.14, head + 1.3 * s, dw * 0.72, 0.6 * s, darker(accent, 0.25)) +
    rect(dx + dw * 0.17, head + 1.33 * s, dw * 0.68, 0.56 * s, lighter(accent, 0.06)) +
    ellipse(dx + dw * 0.92, head + 1.15 * s, 6, 6, '#c9a24e');
  out += view.quad(
    [
      [-0.85, 0.004, depth],
      [-0.1, 0.004, depth],
      [0.15, 0.004, depth - 1.7],
      [-0.75, 0.004, depth - 1.7],
    ],
    '#fff0c4',
    opacity(evening ? 0 : 0.36),
  );
  out += drawRug(view, rng, -0.95, 1, 0.9, 2.5);
  // Stairs climb away from the eye along the right wall.
  const steps = 13;
  for (let i = steps - 1; i >= 0; i--) {
    const z = 1.55 + i * 0.24;
    if (z + 0.24 > depth) continue;
    const y = i * 0.2;
    out +=
      view.box(0.42, 0, z, width / 2 - 0.42, y + 0.2, 0.26, '#f1ece0') +
      view.quad(
        [
          [0.4, y + 0.2, z - 0.02],
          [width / 2, y + 0.2, z - 0.02],
          [width / 2, y + 0.2, z + 0.24],
          [0.4, y + 0.2, z + 0.24],
        ],
        '#b58a60',
      ) +
      view.quad(
        [
          [0.4, y + 0.16, z - 0.02],
          [width / 2, y + 0.16, z - 0.02],
          [width / 2, y + 0.2, z - 0.02],
          [0.4, y + 0.2, z - 0.02],
        ],
        '#96703f',
      );
    out +=
      view.quad(
        [
          [0.62, y + 0.204, z - 0.02],
          [width / 2 - 0.2, y + 0.204, z - 0.02],
          [width / 2 - 0.2, y + 0.204, z + 0.24],
          [0.62, y + 0.204, z + 0.24],
        ],
        darker(accent, 0.1),
      ) +
      view.quad(
        [
          [0.62, y, z - 0.025],
          [width / 2 - 0.2, y, z - 0.025],
          [width / 2 - 0.2, y + 0.2, z - 0.025],
          [0.62, y + 0.2, z - 0.025],
        ],
        darker(accent, 0.35),
      );
  }
  const rail: Point[] = [];
  for (let i = 0; i < 12; i++) {
    const z = 1.62 + i * 0.24;
    const y = i * 0.2 + 0.2;
    if (z > depth - 0.1) break;
    const a = view.project([0.45, y, z]);
    const b = view.project([0.45, y + 0.85, z]);
    rail.push(b);
    out += rect(b[0] - 2, b[1], Math.max(2, view.at(z) * 0.024), a[1] - b[1], '#f6f2ea');
  }
  out += `<polyline points="${rail.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="none" stroke="#6d4a2e" stroke-width="9" stroke-linecap="round"/>`;
  out += view.box(0.4, 0, 1.5, 0.1, 1.2, 0.1, '#6d4a2e', 0.01);
  // Coats on the left wall.
  for (const [z, tint] of [
    [2.2, '#34515a'],
    [2.6, '#b5833f'],
    [3, '#8d4633'],
  ] as const) {
    const x = -width / 2 + 0.03;
    out +=
      view.quad(
        [
          [x, 1.65, z - 0.1],
          [x, 1.65, z + 0.1],
          [x, 0.8, z + 0.2],
          [x, 0.75, z - 0.2],
        ],
        tint,
        `stroke="${tint}" stroke-width="12" stroke-linejoin="round"`,
      ) +
      view.quad(
        [
          [x, 1.6, z],
          [x, 0.8, z + 0.03],
          [x, 0.78, z - 0.03],
        ],
        darker(tint, 0.35),
      );
  }
  out += view.box(-width / 2, 1.66, 1.95, 0.04, 0.06, 1.35, '#a9794e');
  return (
    out +
    drawPlant(view, rng, -width / 2 + 0.28, depth - 0.35, 1.1) +
    drawPendant(view, sheet, -0.4, 2.2, 3, shell.height, 0.45, '#e9dcc0', evening)
  );
};
