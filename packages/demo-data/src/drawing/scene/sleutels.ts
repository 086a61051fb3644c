import { darker, lighter, mix } from '../colour.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { createRandom } from '../random.ts';
import { ellipse, n, opacity, path, polygon, rect, SHADE, stroke, type Sheet } from '../svg.ts';

const key = (x: number, y: number, turn: number, size: number, metal: string) => {
  const hi = lighter(metal, 0.45);
  const lo = darker(metal, 0.4);
  const bow = `M0 -92a92 84 0 1 0 0.1 0zM0 -56a30 26 0 1 1 -0.1 0z`;
  const shaft = 'M-19 70H19V330L34 344V372L14 384L30 402V432L12 446L0 470L-19 448z';
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><g transform="translate(12 14)">${path(bow, SHADE, 'fill-rule="evenodd" fill-opacity=".28"')}${path(shaft, SHADE, opacity(0.28))}</g>${path(shaft, metal)}${path(bow, metal, 'fill-rule="evenodd"')}${rect(-19, 70, 10, 380, hi, opacity(0.7))}${rect(-3, 90, 5, 350, lo, opacity(0.6))}${rect(-26, 66, 52, 16, lo)}${stroke('M-70 -40a78 70 0 0 1 62 -42', hi, 8, 'stroke-linecap="round" stroke-opacity=".8"')}${stroke('M74 10a78 72 0 0 1 -60 58', lo, 7, 'stroke-linecap="round" stroke-opacity=".5"')}</g>`;
};

/** Two keys on a window table, with a little clay house on the ring and morning light across the wood. */
export const drawKeys = (spec: PictureSpec, sheet: Sheet): string => {
  const rng = createRandom(spec.seed).fork('sleutels');
  const wood = rng.pick(['#c69c6d', '#b98a5c', '#d1ad80']);
  const wall = rng.pick(['#d3d8cf', '#e3d8c4', '#c9d3d1']);
  let out =
    rect(0, 0, 1600, 560, wall) +
    rect(
      0,
      0,
      1600,
      560,
      sheet.gradient('keys-wall', 'x1="0" y1="0" x2="1" y2="0.4"', [
        [0, '#fff2d4', 0.7],
        [0.6, '#fff2d4', 0],
        [1, SHADE, 0.2],
      ]),
    );
  // Panes of light on the wall.
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++)
      out += polygon(
        [
          [120 + i * 250, 40 + j * 230 + i * 24],
          [330 + i * 250, 60 + j * 230 + i * 24],
          [330 + i * 250, 250 + j * 230 + i * 24],
          [120 + i * 250, 230 + j * 230 + i * 24],
        ],
        '#fff4d2',
        opacity(0.6),
      );
  out += rect(0, 548, 1600, 652, darker(wood, 0.12)) + rect(0, 548, 1600, 10, lighter(wood, 0.4));
  for (let i = 0; i < 5; i++) {
    const y0 = 558 + [0, 72, 168, 300, 468][i]!;
    const y1 = 558 + [72, 168, 300, 468, 660][i]!;
    out += rect(
      0,
      y0,
      1600,
      y1 - y0 - 4,
      mix(wood, rng.pick([darker(wood, 0.14), lighter(wood, 0.12)]), 0.7),
    );
    let grain = '';
    for (let k = 0; k < 9; k++) {
      const y = y0 + ((k + 0.5) * (y1 - y0)) / 9;
      grain += `M${n(rng.between(-200, 200))} ${n(y)}q400 ${n(rng.between(-8, 8))} 800 0t900 ${n(rng.between(-5, 5))}`;
    }
    out += stroke(grain, darker(wood, 0.34), 2, 'stroke-opacity=".35"');
  }
  out +=
    polygon(
      [
        [0, 620],
        [760, 558],
        [1180, 558],
        [340, 1200],
        [0, 1200],
      ],
      '#fff1c8',
      opacity(0.3),
    ) +
    polygon(
      [
        [420, 586],
        [500, 580],
        [40, 1020],
        [0, 1030],
        [0, 960],
      ],
      SHADE,
      opacity(0.12),
    );
  // A vase with tulips, cut by the frame.
  out += ellipse(1420, 690, 220, 34, SHADE, opacity(0.25));
  for (let i = 0; i < 7; i++) {
    const tx = 1180 + i * 66;
    const ty = 130 + Math.abs(i - 3) * 34 + rng.between(-20, 20);
    const tint = rng.pick(['#c6525a', '#e0a04f', '#f0e2d0', '#b8392b']);
    out +=
      stroke(`M1330 420Q${1330 + (tx - 1330) * 0.3} 280 ${tx} ${n(ty + 40)}`, '#5d7a52', 9) +
      path(
        `M${tx - 34} ${n(ty - 16)}Q${tx - 40} ${n(ty + 52)} ${tx} ${n(ty + 56)}Q${tx + 40} ${n(ty + 52)} ${tx + 34} ${n(ty - 16)}L${tx + 14} ${n(ty + 8)}L${tx} ${n(ty - 26)}L${tx - 14} ${n(ty + 8)}z`,
        tint,
      ) +
      path(
        `M${tx} ${n(ty - 26)}L${tx + 14} ${n(ty + 8)}L${tx + 34} ${n(ty - 16)}Q${tx + 40} ${n(ty + 52)} ${tx} ${n(ty + 56)}z`,
        darker(tint, 0.25),
        opacity(0.7),
      );
  }
  for (const [dx, bend] of [
    [-150, -60],
    [140, 70],
    [-60, -20],
  ] as const)
    out += path(
      `M1330 430Q${1330 + bend} 320 ${1330 + dx} 250Q${1330 + dx * 0.5} 380 1346 430z`,
      dx < 0 ? '#7d9a6c' : '#55774f',
    );
  out +=
    path(
      'M1230 400H1430C1424 470 1470 540 1462 620C1456 680 1420 704 1330 704C1240 704 1204 680 1198 620C1190 540 1236 470 1230 400z',
      '#dfe6e1',
    ) +
    path(
      'M1360 400H1430C1424 470 1470 540 1462 620C1456 680 1420 704 1340 704C1410 640 1380 500 1360 400z',
      '#8fa9a6',
      opacity(0.6),
    ) +
    path(
      'M1252 420C1250 480 1220 540 1222 620',
      'none',
      'stroke="#ffffff" stroke-width="12" stroke-opacity=".8"',
    ) +
    ellipse(1330, 400, 100, 16, '#c5d2cd') +
    ellipse(1330, 402, 88, 11, '#7f9a95');
  // A deed under the keys.
  out +=
    polygon(
      [
        [330, 760],
        [1010, 700],
        [1120, 1060],
        [380, 1130],
      ],
      SHADE,
      'transform="translate(12 14)" fill-opacity=".22"',
    ) +
    polygon(
      [
        [330, 760],
        [1010, 700],
        [1120, 1060],
        [380, 1130],
      ],
      '#fbf8f3',
    );
  for (let i = 0; i < 8; i++)
    out += stroke(
      `M${n(400 + i * 7)} ${n(812 + i * 36)}L${n((i % 3 === 2 ? 720 : 960) + i * 12)} ${n(784 + i * 34 + (i % 3 === 2 ? 20 : 0))}`,
      '#c3bdb0',
      7,
      'stroke-linecap="round"',
    );
  out += stroke('M840 1030q30 -50 44 -10t40 -12t46 -6', '#22404a', 5, 'stroke-linecap="round"');
  out += key(700, 800, -58, 0.86, '#b9a06a') + key(716, 796, -24, 0.92, '#aab2b2');
  out +=
    ellipse(
      664,
      776,
      74,
      66,
      'none',
      `stroke="${SHADE}" stroke-opacity=".25" stroke-width="12" transform="translate(8 10)"`,
    ) +
    ellipse(664, 776, 74, 66, 'none', 'stroke="#8f9798" stroke-width="12"') +
    stroke('M600 752a74 66 0 0 1 60 -42', '#e9eeec', 5, 'stroke-linecap="round"');
  out += stroke('M604 812L540 868', '#6d4a2e', 12, 'stroke-linecap="round"');
  const house = 'M0 0V-120A70 70 0 0 1 140 -120V0z';
  return (
    out +
    `<g transform="translate(420 990) rotate(-16)">${path(house, SHADE, 'transform="translate(14 14)" fill-opacity=".3"')}${path(house, '#a8412b')}${path('M78 0V-190A70 70 0 0 1 140 -120V0z', SHADE, opacity(0.16))}${path('M44 0V-66A26 26 0 0 1 96 -66V0z', '#f3dfb6')}${ellipse(70, -154, 12, 12, '#5a2418')}${stroke('M10 -10V-122A60 60 0 0 1 40 -174', '#e3a48c', 6, 'stroke-linecap="round" stroke-opacity=".7"')}</g>` +
    rect(
      0,
      0,
      1600,
      1200,
      sheet.radial('vignette', 'cx="0.4" cy="0.45" r="0.85"', [
        [0.6, SHADE, 0],
        [1, SHADE, 0.26],
      ]),
    )
  );
};
