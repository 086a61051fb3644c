import { BRICK, INK, lighter, RIVER } from '../colour.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { createRandom } from '../random.ts';
import {
  type Dot,
  dots,
  ellipse,
  n,
  opacity,
  path,
  polygon,
  rect,
  stroke,
  type Point,
  type Sheet,
} from '../svg.ts';

const RIVER_LINE = 'M180 -60C260 120 470 200 500 390C530 570 380 700 430 880C470 1020 640 1090 640 1280';

const blocks = (seed: number) => {
  const rng = createRandom(seed).fork('kaart');
  let light = '';
  let dark = '';
  let park = '';
  const cx = 760;
  const cy = 560;
  // Blocks in rings round the old town, as the town grew.
  for (let ring = 0; ring < 9; ring++) {
    const r0 = 60 + ring * 88;
    const r1 = r0 + 78 - ring * 1.5;
    const count = 9 + ring * 5;
    for (let i = 0; i < count; i++) {
      const a0 = (i / count) * Math.PI * 2 + ring * 0.13;
      const a1 = ((i + 0.88) / count) * Math.PI * 2 + ring * 0.13;
      const at = (a: number, r: number): Point => [cx + Math.cos(a) * r * 1.16, cy + Math.sin(a) * r * 0.94];
      const corners = [at(a0, r0), at(a1, r0), at(a1, r1), at(a0, r1)];
      const mx = corners.reduce((sum, p) => sum + p[0], 0) / 4;
      const my = corners.reduce((sum, p) => sum + p[1], 0) / 4;
      const river = my < 390 ? 300 + (my / 390) * 200 : my < 880 ? 450 : 500 + (my - 880) * 0.3;
      if (mx < river + 130) continue;
      const d = `M${corners.map((p) => `${n(p[0])} ${n(p[1])}`).join('L')}z`;
      const pick = rng.next();
      if (pick < 0.1 && ring > 1) park += d;
      else if (pick < 0.5) dark += d;
      else light += d;
    }
  }
  return path(light, '#efe3ce') + path(dark, '#e7d6ba') + path(park, '#cfd9bb');
};

const marker = (x: number, y: number, colour: string, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${ellipse(8, 4, 34, 10, INK, opacity(0.25))}${path('M-36 -30V-86A36 36 0 0 1 36 -86V-30L0 4z', '#fffdf8')}${path('M-29 -33V-86A29 29 0 0 1 29 -86V-33L0 -6z', colour)}${path('M-11 -40V-78A11 11 0 0 1 11 -78V-40z', '#fffdf8')}</g>`;

/** A paper map of the town on the river, with the firm's doorway as its markers. */
export const drawMap = (spec: PictureSpec, sheet: Sheet): string => {
  const rng = createRandom(spec.seed).fork('markers');
  let out =
    rect(0, 0, 1600, 1200, '#f6f0e4') +
    path('M-20 0H420C500 200 480 400 360 620S420 1040 520 1220H-20z', '#dde3cd') +
    blocks(spec.seed);
  for (const [x, y, w, h] of [
    [40, 300, 190, 130],
    [90, 700, 220, 160],
    [-40, 940, 260, 150],
    [160, 90, 120, 110],
  ] as const)
    out += path(
      `M${x} ${y}q${w / 2} ${-h * 0.3} ${w} 0t${-w * 0.1} ${h}q${-w * 0.4} ${h * 0.2} ${-w * 0.8} 0z`,
      '#cbd7b6',
    );
  out +=
    stroke(RIVER_LINE, '#f6f0e4', 176) +
    stroke(RIVER_LINE, '#a9c9c4', 158) +
    stroke(RIVER_LINE, '#bcd6d1', 96, 'stroke-opacity=".7"') +
    stroke(RIVER_LINE, '#8fb7b2', 3, 'stroke-dasharray="60 90" transform="translate(26 0)"') +
    stroke(RIVER_LINE, '#d6e6e2', 3, 'stroke-dasharray="90 140" transform="translate(-34 0)"');
  const road = (d: string, width: number) =>
    stroke(d, '#e0cfae', width + 6, 'stroke-linecap="round"') +
    stroke(d, '#fffaf0', width, 'stroke-linecap="round"');
  out +=
    road('M-20 560C200 540 380 560 560 566S900 540 1140 430S1480 330 1640 320', 20) +
    road('M760 560C840 700 980 820 1200 900S1500 1040 1640 1060', 15) +
    road('M760 560C800 380 900 220 1010 -20', 15) +
    road('M640 780C820 900 880 1040 900 1220', 12);
  out +=
    stroke('M560 -20C700 200 1180 260 1360 560S1400 1020 1300 1220', '#8d8679', 9) +
    stroke(
      'M560 -20C700 200 1180 260 1360 560S1400 1020 1300 1220',
      '#f6f0e4',
      5,
      'stroke-dasharray="18 18"',
    );
  out += rect(470, 544, 130, 34, '#b9ab92') + rect(470, 552, 130, 18, '#fffaf0');
  // The church as a plan: nave, tower.
  out +=
    rect(704, 596, 74, 30, BRICK) +
    rect(686, 598, 26, 26, '#7d2f20') +
    polygon(
      [
        [778, 596],
        [796, 604],
        [796, 618],
        [778, 626],
      ],
      BRICK,
    );
  const trees = Array.from({ length: 120 }, (): Dot => [
    rng.between(0, 380),
    rng.between(0, 1200),
    rng.between(5, 11),
  ]);
  out += dots(trees, '#a9bd93', 'opacity=".75"');
  // Folds in the paper.
  for (const x of [400, 800, 1200])
    out +=
      rect(
        x - 26,
        0,
        26,
        1200,
        sheet.gradient('fold', 'x1="0" y1="0" x2="1" y2="0"', [
          [0, INK, 0],
          [1, INK, 0.09],
        ]),
      ) + rect(x, 0, 20, 1200, '#ffffff', opacity(0.3));
  out += rect(0, 590, 1600, 14, INK, opacity(0.05)) + rect(0, 604, 1600, 10, '#ffffff', opacity(0.25));
  const spots = (
    [
      [930, 420],
      [1120, 700],
      [860, 820],
      [1260, 470],
      [1040, 1000],
      [660, 420],
      [1430, 760],
    ] as const
  ).filter(() => rng.chance(0.85));
  for (const [x, y] of spots) out += marker(x, y, rng.pick([RIVER, RIVER, lighter(RIVER, 0.15)]), 0.8);
  return (
    out +
    marker(790, 560, BRICK, 1.5) +
    rect(
      0,
      0,
      1600,
      1200,
      sheet.gradient('map-light', 'x1="0" y1="0" x2="1" y2="1"', [
        [0, '#fff6dc', 0.3],
        [0.5, '#fff6dc', 0],
        [1, INK, 0.12],
      ]),
    )
  );
};
