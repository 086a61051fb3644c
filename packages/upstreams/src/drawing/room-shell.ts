import { darker, lighter, mix } from './colour.ts';
import type { Season } from './light.ts';
import type { View } from './perspective.ts';
import type { Random } from './random.ts';
import { ellipse, inset, n, opacity, polygon, rect, SHADE, stroke, type Sheet } from './svg.ts';
import { drawTree } from './tree.ts';

export interface Shell {
  view: View;
  sheet: Sheet;
  rng: Random;
  width: number;
  height: number;
  depth: number;
  wall: string;
  accent: string;
  wood: string;
  season: Season;
  evening: boolean;
}

export type Floor = 'planks' | 'herringbone' | 'tiles' | 'checker';

const planks = ({ view, rng, width, depth, wood }: Shell) => {
  let out = '';
  for (let x = -width / 2; x < width / 2 - 0.01; x += 0.2) {
    for (let z = 0.4 - rng.next() * 1.4; z < depth;) {
      const length = rng.between(1, 1.9);
      const tone = mix(
        rng.chance(0.5) ? darker(wood, rng.between(0, 0.14)) : lighter(wood, rng.between(0, 0.14)),
        wood,
        0.3,
      );
      const z0 = Math.max(0.3, z);
      const z1 = Math.min(depth, z + length);
      if (z1 > z0)
        out += view.quad(
          [
            [x, 0, z0],
            [x + 0.2, 0, z0],
            [x + 0.2, 0, z1],
            [x, 0, z1],
          ],
          tone,
          `stroke="${darker(wood, 0.34)}" stroke-width="1" stroke-opacity=".6"`,
        );
      z += length;
    }
  }
  return out;
};

const herringbone = ({ view, rng, width, depth, wood }: Shell) => {
  const w = 0.14;
  const c = Math.SQRT1_2;
  let out = '';
  const half = width / 2 + 0.5;
  for (let row = -2; row * w * 2 * c < depth + 1; row++)
    for (let column = Math.floor(-half / (w * 8 * c)) - 1; column * w * 8 * c < half; column++)
      for (const turn of [1, -1]) {
        const x0 = column * w * 8 * c + (turn < 0 ? w * 4 * c : 0);
        const z0 = row * w * 2 * c;
        const ends =
          turn > 0
            ? [
                [0, 0],
                [4, 4],
                [3, 5],
                [-1, 1],
              ]
            : [
                [0, 4],
                [4, 0],
                [5, 1],
                [1, 5],
              ];
        const spots = ends.map(
          ([a, b]) =>
            [
              Math.max(-width / 2, Math.min(width / 2, x0 + (a as number) * w * c)),
              0,
              Math.max(0.3, Math.min(depth, z0 + (b as number) * w * c)),
            ] as const,
        );
        if (spots.every((s) => s[2] <= 0.31) || spots.every((s) => s[2] >= depth - 0.01)) continue;
        out += view.quad(
          spots,
          turn > 0 ? lighter(wood, rng.between(0, 0.16)) : darker(wood, rng.between(0, 0.2)),
          `stroke="${darker(wood, 0.36)}" stroke-width=".8" stroke-opacity=".5"`,
        );
      }
  return out;
};

const tiles = ({ view, rng, width, depth }: Shell, checker: boolean, size: number, tone: string) => {
  let out = '';
  let row = 0;
  for (let z = 0.3; z < depth; z += size, row++) {
    let column = 0;
    for (let x = -width / 2; x < width / 2 - 0.01; x += size, column++) {
      const dark = checker && (row + column) % 2 === 0;
      const fill = dark
        ? mix('#3f4a4c', '#566062', rng.next())
        : mix(tone, lighter(tone, 0.3), rng.next() * 0.5);
      const x1 = Math.min(width / 2, x + size);
      const z1 = Math.min(depth, z + size);
      out += view.quad(
        [
          [x, 0, z],
          [x1, 0, z],
          [x1, 0, z1],
          [x, 0, z1],
        ],
        fill,
        `stroke="${darker(tone, 0.28)}" stroke-width="1.2"`,
      );
    }
  }
  return out;
};

/** Ceiling, three walls and the floor: three planes of light. */
export const drawShell = (shell: Shell, floor: Floor, tone = '#d8d2c5'): string => {
  const { view, sheet, width, height, depth, wall, wood } = shell;
  const l = -width / 2;
  const r = width / 2;
  const near = 0.3;
  let out = rect(0, 0, 1600, 1200, darker(wall, 0.2));
  out += view.quad(
    [
      [l, height, near],
      [r, height, near],
      [r, height, depth],
      [l, height, depth],
    ],
    lighter(mix(wall, '#ffffff', 0.6), 0.2),
  );
  out += view.quad(
    [
      [l, height, near],
      [r, height, near],
      [r, height, depth],
      [l, height, depth],
    ],
    sheet.vertical('ceiling', [
      [0, SHADE, 0.16],
      [1, SHADE, 0.02],
    ]),
  );
  out +=
    view.quad(
      [
        [l, 0, near],
        [l, height, near],
        [l, height, depth],
        [l, 0, depth],
      ],
      darker(wall, 0.2),
    ) +
    view.quad(
      [
        [l, 0, near],
        [l, height, near],
        [l, height, depth],
        [l, 0, depth],
      ],
      sheet.gradient('left', 'x1="0" y1="0" x2="1" y2="0"', [
        [0, SHADE, 0.22],
        [1, SHADE, 0],
      ]),
    );
  out +=
    view.quad(
      [
        [r, 0, near],
        [r, height, near],
        [r, height, depth],
        [r, 0, depth],
      ],
      lighter(wall, 0.22),
    ) +
    view.quad(
      [
        [r, 0, near],
        [r, height, near],
        [r, height, depth],
        [r, 0, depth],
      ],
      sheet.gradient('right', 'x1="0" y1="0" x2="1" y2="0"', [
        [0, '#fff2d8', 0.05],
        [1, SHADE, 0.16],
      ]),
    );
  out +=
    view.quad(
      [
        [l, 0, depth],
        [r, 0, depth],
        [r, height, depth],
        [l, height, depth],
      ],
      wall,
    ) +
    view.quad(
      [
        [l, 0, depth],
        [r, 0, depth],
        [r, height, depth],
        [l, height, depth],
      ],
      sheet.gradient('back', 'x1="0" y1="0" x2="1" y2="0.3"', [
        [0, SHADE, 0.12],
        [0.5, '#fff2d8', 0.16],
        [1, SHADE, 0.04],
      ]),
    );
  out += view.quad(
    [
      [l, 0, near],
      [r, 0, near],
      [r, 0, depth],
      [l, 0, depth],
    ],
    darker(wood, 0.15),
  );
  out +=
    floor === 'planks'
      ? planks(shell)
      : floor === 'herringbone'
        ? herringbone(shell)
        : tiles(shell, floor === 'checker', floor === 'checker' ? 0.3 : 0.6, tone);
  out += view.quad(
    [
      [l, 0, near],
      [r, 0, near],
      [r, 0, depth],
      [l, 0, depth],
    ],
    sheet.vertical('floor-wash', [
      [0, SHADE, 0.24],
      [0.4, SHADE, 0.04],
      [1, SHADE, 0.14],
    ]),
  );
  const skirting = lighter(wall, 0.75);
  out +=
    view.quad(
      [
        [l, 0, depth],
        [r, 0, depth],
        [r, 0.14, depth],
        [l, 0.14, depth],
      ],
      skirting,
    ) +
    view.quad(
      [
        [l, 0, near],
        [l, 0.14, near],
        [l, 0.14, depth],
        [l, 0, depth],
      ],
      darker(skirting, 0.22),
    ) +
    view.quad(
      [
        [r, 0, near],
        [r, 0.14, near],
        [r, 0.14, depth],
        [r, 0, depth],
      ],
      skirting,
    );
  out += view.quad(
    [
      [l, height - 0.1, depth],
      [r, height - 0.1, depth],
      [r, height, depth],
      [l, height, depth],
    ],
    lighter(wall, 0.6),
  );
  return out;
};

const outside = (shell: Shell, w: number, h: number) => {
  const { sheet, rng, season, evening } = shell;
  const sky = evening ? ['#31475e', '#8d93a0', '#e0b08c'] : ['#a9c9d3', '#cfdedb', '#eceee4'];
  let out = rect(
    0,
    0,
    w,
    h,
    sheet.vertical('view', [
      [0, sky[0] as string],
      [0.6, sky[1] as string],
      [1, sky[2] as string],
    ]),
  );
  const far = season === 'winter' ? '#a9b3b2' : '#93a894';
  for (let x = -30; x < w + 40; x += 60)
    out += ellipse(x + rng.between(-12, 12), h * 0.74, 62, h * rng.between(0.1, 0.2), far);
  const bx = w * rng.between(0.4, 0.75);
  out +=
    rect(bx, h * 0.5, w * 0.5, h * 0.5, '#b07a62') +
    polygon(
      [
        [bx - 10, h * 0.5],
        [bx + w * 0.16, h * 0.32],
        [bx + w * 0.6, h * 0.32],
        [bx + w * 0.6, h * 0.5],
      ],
      '#7f5347',
    ) +
    rect(bx + w * 0.08, h * 0.58, w * 0.07, h * 0.14, '#e9e4d8') +
    rect(bx + w * 0.09, h * 0.59, w * 0.05, h * 0.12, '#5a6a6e');
  out += drawTree(rng.fork('view-tree'), w * rng.between(0.16, 0.36), h * 0.98, h * 0.92, season);
  return (
    out +
    rect(0, h * 0.86, w, h * 0.14, season === 'winter' ? '#c9cdca' : '#7f9a6a') +
    rect(0, 0, w, h, '#fff8ea', opacity(evening ? 0 : 0.16))
  );
};

/** A window in the back wall with what is outside, deep reveal, sill and curtains. */
export const drawBackWindow = (
  shell: Shell,
  x: number,
  sill: number,
  w: number,
  h: number,
  curtains: string | null,
  columns = 2,
): string => {
  const { view, depth } = shell;
  const s = view.at(depth);
  const [left, bottom] = view.project([x, sill, depth]);
  const pw = w * s;
  const ph = h * s;
  const top = bottom - ph;
  const frame = '#f4f0e7';
  let out =
    rect(left - 0.1 * s, top - 0.1 * s, pw + 0.2 * s, ph + 0.2 * s, frame) +
    rect(
      left - 0.1 * s,
      top - 0.1 * s,
      pw + 0.2 * s,
      ph + 0.2 * s,
      'none',
      `stroke="${darker(frame, 0.2)}" stroke-width="1.5"`,
    );
  out += inset(left, top, pw, ph, outside(shell, pw, ph));
  const bar = 0.05 * s;
  for (let i = 0; i <= columns; i++) {
    const at = left + (pw * i) / columns;
    out +=
      rect(at - bar / 2, top, bar, ph, frame) + rect(at + bar * 0.2, top, bar * 0.3, ph, darker(frame, 0.2));
  }
  for (const t of [0, 0.26, 1])
    out +=
      rect(left, top + ph * t - bar / 2, pw, bar, frame) +
      rect(left, top + ph * t + bar * 0.25, pw, bar * 0.25, darker(frame, 0.2));
  out += view.box(x - 0.16, sill - 0.05, depth - 0.22, w + 0.32, 0.05, 0.22, '#efe9dc');
  if (curtains)
    for (const side of [0, 1])
      out += curtain(
        shell,
        side ? x + w - 0.08 : x - 0.5,
        0.05,
        Math.min(shell.height - 0.15, sill + h + 0.22),
        0.58,
        curtains,
        side === 1,
      );
  return out;
};

const curtain = (
  { view, depth }: Shell,
  x: number,
  y: number,
  top: number,
  w: number,
  colour: string,
  right: boolean,
) => {
  const s = view.at(depth - 0.15);
  const [left, up] = view.project([x, top, depth - 0.15]);
  const [, low] = view.project([x, y, depth - 0.15]);
  let out =
    rect(left + 6, up, w * s + 8, low - up, SHADE, opacity(0.16)) + rect(left, up, w * s, low - up, colour);
  for (let i = 0; i < 6; i++) {
    const fx = left + (w * s * (i + 0.2)) / 6;
    out +=
      rect(fx, up, w * s * 0.05, low - up, darker(colour, 0.22), opacity(0.8)) +
      rect(fx + w * s * 0.06, up, w * s * 0.05, low - up, lighter(colour, right ? 0.35 : 0.2), opacity(0.8));
  }
  return out + rect(left - 8, up - 6, w * s + 16, 6, '#3a3f40');
};

/** Sun through a window at the left that the picture does not show: panes of light over floor and wall. */
export const drawSunlight = (shell: Shell, z: number, reach = 1.7): string => {
  const { view, width } = shell;
  if (shell.evening) return '';
  const l = -width / 2;
  let out = '';
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 2; j++) {
      const a = l + 0.35 + j * reach * 0.52;
      const b = a + reach * 0.47;
      const z0 = z + i * 0.46;
      const skew = 0.34;
      out += view.quad(
        [
          [a, 0.004, z0 - (a - l) * skew],
          [b, 0.004, z0 - (b - l) * skew],
          [b, 0.004, z0 + 0.4 - (b - l) * skew],
          [a, 0.004, z0 + 0.4 - (a - l) * skew],
        ],
        '#fff0c4',
        opacity(0.34),
      );
    }
  return out;
};

export const drawPainting = (
  { view, depth, rng }: Shell,
  x: number,
  y: number,
  w: number,
  h: number,
): string => {
  const s = view.at(depth);
  const [left, up] = view.project([x, y + h, depth]);
  const pw = w * s;
  const ph = h * s;
  const hues = rng.pick([
    ['#c9d6d3', '#0e5450', '#d9a25a'],
    ['#e6d3b6', '#a8412b', '#2f4a55'],
    ['#d6dfe0', '#5d7f86', '#efe6d6'],
    ['#efe6d6', '#c77a52', '#566b52'],
  ] as const);
  const inside =
    rect(0, 0, pw, ph, hues[0]) +
    ellipse(pw * rng.between(0.3, 0.7), ph * 0.4, pw * 0.14, pw * 0.14, hues[2]) +
    `<path d="M0 ${n(ph * 0.62)}Q${n(pw * 0.3)} ${n(ph * 0.48)} ${n(pw * 0.6)} ${n(ph * 0.62)}T${n(pw)} ${n(ph * 0.56)}V${n(ph)}H0z" fill="${hues[1]}"/><path d="M0 ${n(ph * 0.8)}Q${n(pw * 0.4)} ${n(ph * 0.68)} ${n(pw)} ${n(ph * 0.84)}V${n(ph)}H0z" fill="${darker(hues[1], 0.3)}"/>`;
  const f = 0.035 * s;
  return (
    rect(left + 5, up + 7, pw + 4, ph + 4, SHADE, opacity(0.22)) +
    rect(left - f, up - f, pw + 2 * f, ph + 2 * f, rng.pick(['#3a3230', '#a9794e', '#f0ebe0'])) +
    rect(left, up, pw, ph, '#f6f1e6') +
    inset(left + pw * 0.07, up + ph * 0.07, pw * 0.86, ph * 0.86, inside) +
    stroke(`M${n(left)} ${n(up + ph)}V${n(up)}H${n(left + pw)}`, SHADE, 2, 'stroke-opacity=".3"')
  );
};
