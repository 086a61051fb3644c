import { darker, lighter } from './colour.ts';
import { drawPendant } from './lamps.ts';
import { drawPlant } from './plant.ts';
import { drawRug } from './furniture.ts';
import { drawShell, type Shell } from './room-shell.ts';
import { ellipse, n, opacity, type Point, rect, SHADE } from './svg.ts';

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
