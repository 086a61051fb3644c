import { darker, glow, lighter } from './colour.ts';
import { drawPlant } from './plant.ts';
import { drawRug } from './furniture.ts';
import { drawBackWindow, drawSunlight } from './room-window.ts';
import { drawShell, type Shell } from './room-shell.ts';
import { ellipse, n, opacity, path, rect, SHADE, stroke } from './svg.ts';

export const drawBathroom = (shell: Shell): string => {
  const { view, sheet, rng, depth, width, evening } = shell;
  const tone = rng.pick(['#cfdad4', '#d8d2c5', '#b9ccc8', '#e0d5c6']);
  const bath: Shell = { ...shell, wall: '#ece6da', painted: '#ece6da' };
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
    if (evening)
      out += ellipse(
        lx,
        my - 0.09 * s,
        0.95 * s,
        0.95 * s,
        sheet.radial('lamp', '', [
          [0, glow('#ffe0a0'), 0.5],
          [0.4, glow('#ffcf86'), 0.16],
          [1, glow('#ffcf86'), 0],
        ]),
      );
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
