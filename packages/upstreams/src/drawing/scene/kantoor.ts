import { brickFill, drawLintel } from '../brick.ts';
import { darker, glow, lighter } from '../colour.ts';
import type { PictureSpec } from '../draw.ts';
import { drawGround } from '../ground.ts';
import { drawHouse } from '../house.ts';
import { styleOf, type HouseStyle } from '../house-style.ts';
import { createRandom, type Random } from '../random.ts';
import { drawBicycle, drawLantern, drawWallPlants } from '../street-furniture.ts';
import { ellipse, n, opacity, path, polygon, rect, SHADE, shadow, stroke, type Sheet } from '../svg.ts';
import { drawTree } from '../tree.ts';
import { drawLebuinus, drawWaterfront } from './skyline.ts';

const S = 71;
const BASE = 744 + 1.6 * S;
const HORIZON = 744;

const sky = (sheet: Sheet) =>
  rect(
    0,
    0,
    1600,
    960,
    sheet.vertical('dusk', [
      [0, glow('#a9c2c8')],
      [0.42, glow('#cfd8d2')],
      [0.68, glow('#f0dfc4')],
      [0.82, glow('#f3cfa4')],
    ]),
  ) +
  rect(
    0,
    0,
    1600,
    960,
    sheet.radial('dusk-sun', 'cx="0.02" cy="0.8" r="0.75"', [
      [0, glow('#ffe6b4'), 0.75],
      [1, glow('#ffe6b4'), 0],
    ]),
  ) +
  [
    [-60, 250, 900, 15],
    [260, 300, 760, 9],
    [40, 420, 620, 10],
    [520, 190, 520, 8],
  ]
    .map(([x, y, w, h]) =>
      path(
        `M${x} ${y}q${(w as number) * 0.3} ${-(h as number)} ${(w as number) * 0.55} ${-(h as number) * 0.3}t${(w as number) * 0.45} ${(h as number) * 0.4}q${-(w as number) * 0.4} ${h} ${-(w as number) * 0.7} ${(h as number) * 0.6}t${-(w as number) * 0.3} ${-(h as number) * 0.7}z`,
        glow('#fff3dd'),
        opacity(0.42),
      ),
    )
    .join('');

/** The open front door: an arch, a lit hall with stairs, and someone at home. */
const entrance = (sheet: Sheet, box: { x: number; w: number; head: number; foot: number }) => {
  const w = 1.75 * S;
  const cx = box.x + box.w / 2;
  const x = cx - w / 2;
  const spring = box.head + 0.42 * S;
  const sill = box.foot - 0.51 * S;
  const arch = (grow: number, foot: number) =>
    `M${n(x - grow)} ${n(foot)}V${n(spring)}A${n(w / 2 + grow)} ${n(w / 2 + grow)} 0 0 1 ${n(x + w + grow)} ${n(spring)}V${n(foot)}z`;
  const stone = '#e3d8c3';
  let out =
    path(arch(0.3 * S, sill), darker(stone, 0.35), `transform="translate(7 5)" fill-opacity=".45"`) +
    path(arch(0.26 * S, sill), stone);
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (i / 10);
    const r0 = w / 2;
    const r1 = w / 2 + 0.26 * S;
    out += stroke(
      `M${n(cx - Math.cos(a) * r0)} ${n(spring - Math.sin(a) * r0)}L${n(cx - Math.cos(a) * r1)} ${n(spring - Math.sin(a) * r1)}`,
      darker(stone, 0.3),
      2,
    );
  }
  for (let y = spring + 0.5 * S; y < sill; y += 0.5 * S)
    out += stroke(
      `M${n(x - 0.26 * S)} ${n(y)}h${n(0.26 * S)}M${n(x + w)} ${n(y)}h${n(0.26 * S)}`,
      darker(stone, 0.3),
      2,
    );
  out += path(arch(0, sill), glow('#7a4a22'));
  const warm = sheet.vertical('hall-warm', [
    [0, glow('#f7c877')],
    [0.5, glow('#ffe3ab')],
    [1, glow('#f3bd6e')],
  ]);
  out += `<clipPath id="portal"><path d="${arch(-0.06 * S, sill)}"/></clipPath>`;
  let hall = rect(x, spring - w, w, sill - spring + w, warm);
  // Side walls, ceiling and a tiled floor run to one point in the hall.
  const bw = 0.46 * w;
  const bx = cx - bw * 0.5;
  const by = spring - 0.1 * S;
  const bf = sill - 0.34 * S;
  hall +=
    polygon(
      [
        [x, spring - w],
        [bx, by],
        [bx, bf],
        [x, sill],
      ],
      glow('#d99a4e'),
    ) +
    polygon(
      [
        [x + w, spring - w],
        [bx + bw, by],
        [bx + bw, bf],
        [x + w, sill],
      ],
      glow('#f9d595'),
    );
  hall += polygon(
    [
      [x, sill],
      [bx, bf],
      [bx + bw, bf],
      [x + w, sill],
    ],
    glow('#c98d4b'),
  );
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 6; j++) {
      if ((i + j) % 2) continue;
      const depth = (t: number) => bf + (sill - bf) * t ** 1.6;
      const side = (t: number, k: number) => {
        const p = (t - bf) / (sill - bf);
        return bx + (x - bx) * p + (bw + (w - bw) * p) * k;
      };
      const y0 = depth(i / 5);
      const y1 = depth((i + 1) / 5);
      hall += polygon(
        [
          [side(y0, j / 6), y0],
          [side(y0, (j + 1) / 6), y0],
          [side(y1, (j + 1) / 6), y1],
          [side(y1, j / 6), y1],
        ],
        glow('#8a5a30'),
      );
    }
  hall +=
    rect(bx, by, bw, bf - by, glow('#ffe9bd')) +
    rect(bx + bw * 0.5, by + 0.34 * S, bw * 0.36, bf - by - 0.34 * S, glow('#b9783a')) +
    rect(bx + bw * 0.55, by + 0.42 * S, bw * 0.26, 0.5 * S, glow('#fff6df'));
  for (let i = 0; i < 7; i++)
    hall += polygon(
      [
        [bx + bw * 0.02, bf - i * 0.17 * S],
        [bx + bw * (0.42 - i * 0.02), bf - i * 0.17 * S],
        [bx + bw * (0.42 - i * 0.02), bf - (i + 1) * 0.17 * S],
        [bx + bw * 0.02, bf - (i + 1) * 0.17 * S],
      ],
      glow(i % 2 ? '#c98f52' : '#dba869'),
    );
  hall += stroke(
    `M${n(bx + bw * 0.44)} ${n(bf - 0.75 * S)}L${n(bx + bw * 0.1)} ${n(bf - 2 * S)}`,
    glow('#7a4a26'),
    5,
  );
  hall +=
    rect(x + w * 0.86, spring + 0.3 * S, w * 0.1, 0.66 * S, glow('#b8743a')) +
    rect(x + w * 0.88, spring + 0.36 * S, w * 0.06, 0.54 * S, glow('#3f6a66'));
  hall +=
    rect(cx - 1, spring - w, 2, w * 0.75, glow('#5a3a20')) +
    ellipse(
      cx,
      spring - w * 0.22,
      0.62 * S,
      0.62 * S,
      sheet.radial('chandelier', '', [
        [0, glow('#fffbe8'), 0.95],
        [1, glow('#fffbe8'), 0],
      ]),
    ) +
    path(
      `M${n(cx - 0.05 * S)} ${n(spring - w * 0.3)}h${n(0.1 * S)}l${n(0.12 * S)} ${n(0.2 * S)}h${n(-0.34 * S)}z`,
      glow('#a8612b'),
    ) +
    ellipse(cx, spring - w * 0.3 + 0.2 * S, 0.17 * S, 0.05 * S, glow('#ffffff'));
  hall += host(cx + 0.16 * S, sill - 0.06 * S);
  out += `<g clip-path="url(#portal)">${hall}${rect(x, spring - w, 0.12 * S, w + sill - spring, SHADE, opacity(0.3))}</g>`;
  out += path(arch(-0.03 * S, sill), 'none', `stroke="#f3efe6" stroke-width="${n(0.07 * S)}"`);
  // The leaf stands open to the left, its panels in the last light.
  const leaf = '#0e5450';
  const lx = x + 0.06 * S;
  const lw = 0.36 * S;
  const far = 0.1 * S;
  out += polygon(
    [
      [lx, spring + 0.1 * S],
      [lx + lw, spring + 0.1 * S + far],
      [lx + lw, sill - far * 0.4],
      [lx, sill],
    ],
    darker(leaf, 0.1),
  );
  for (const [a, b] of [
    [0.08, 0.36],
    [0.42, 0.66],
    [0.72, 0.93],
  ] as const) {
    const y = (t: number, k: number) =>
      spring + 0.1 * S + far * k + (sill - spring - 0.1 * S - far * k * 1.4) * t;
    out += polygon(
      [
        [lx + lw * 0.2, y(a, 0.2)],
        [lx + lw * 0.8, y(a, 0.8)],
        [lx + lw * 0.8, y(b, 0.8)],
        [lx + lw * 0.2, y(b, 0.2)],
      ],
      lighter(leaf, 0.16),
      `stroke="${darker(leaf, 0.45)}" stroke-width="2.5"`,
    );
  }
  out +=
    rect(lx + lw - 3, spring + 0.1 * S + far, 4, sill - spring - 0.1 * S - far * 1.4, glow('#ffd48a')) +
    ellipse(lx + lw * 0.88, spring + (sill - spring) * 0.56, 5, 5, '#d9b45a');
  return out + stoop(cx, box.foot, w);
};

const host = (x: number, foot: number) => {
  const c = glow('#4a2a1c');
  const coat = glow('#2f4844');
  const u = S * 0.97;
  return (
    path(
      `M${n(x - 0.13 * u)} ${n(foot)}L${n(x - 0.1 * u)} ${n(foot - 0.86 * u)}h${n(0.21 * u)}L${n(x + 0.13 * u)} ${n(foot)}h${n(-0.1 * u)}L${n(x)} ${n(foot - 0.7 * u)}L${n(x - 0.03 * u)} ${n(foot)}z`,
      c,
    ) +
    path(
      `M${n(x - 0.2 * u)} ${n(foot - 0.78 * u)}C${n(x - 0.2 * u)} ${n(foot - 1.2 * u)} ${n(x - 0.22 * u)} ${n(foot - 1.42 * u)} ${n(x - 0.06 * u)} ${n(foot - 1.46 * u)}h${n(0.13 * u)}C${n(x + 0.24 * u)} ${n(foot - 1.42 * u)} ${n(x + 0.21 * u)} ${n(foot - 1.2 * u)} ${n(x + 0.2 * u)} ${n(foot - 0.78 * u)}z`,
      coat,
    ) +
    rect(x - 0.05 * u, foot - 1.52 * u, 0.11 * u, 0.1 * u, glow('#a06a44')) +
    ellipse(x + 0.005 * u, foot - 1.62 * u, 0.098 * u, 0.125 * u, glow('#b97c52')) +
    path(
      `M${n(x - 0.1 * u)} ${n(foot - 1.62 * u)}C${n(x - 0.12 * u)} ${n(foot - 1.8 * u)} ${n(x + 0.13 * u)} ${n(foot - 1.8 * u)} ${n(x + 0.11 * u)} ${n(foot - 1.6 * u)}q${n(-0.06 * u)} ${n(-0.09 * u)} ${n(-0.21 * u)} ${n(-0.02 * u)}z`,
      c,
    )
  );
};

const stoop = (cx: number, foot: number, w: number) => {
  let out = '';
  for (let i = 3; i >= 1; i--) {
    const half = w / 2 + 0.22 * S * (4 - i) + 0.08 * S;
    const y = foot - i * 0.17 * S;
    out +=
      rect(cx - half, y, half * 2, 0.17 * S, '#566064') +
      rect(cx - half, y, half * 2, 0.05 * S, '#98a2a4') +
      rect(cx - w * 0.52, y, w * 1.04, 0.05 * S, glow('#f3cf92')) +
      rect(cx - w * 0.44, y + 0.05 * S, w * 0.88, 0.12 * S, glow('#a98555'), opacity(0.55));
  }
  return out;
};

/** Light from the door on the pavement, widening towards the eye. */
const spill = (sheet: Sheet, cx: number, w: number) => {
  const fill = sheet.vertical('spill', [
    [0, glow('#ffdf9e'), 0.8],
    [0.4, glow('#ffcf86'), 0.4],
    [1, glow('#ffc676'), 0],
  ]);
  return (
    polygon(
      [
        [cx - w * 0.5, BASE],
        [cx + w * 0.5, BASE],
        [cx + w * 1.15, 1190],
        [cx - w * 1.5, 1190],
      ],
      fill,
    ) +
    polygon(
      [
        [cx - w * 0.36, BASE],
        [cx + w * 0.36, BASE],
        [cx + w * 0.6, 1130],
        [cx - w * 0.85, 1130],
      ],
      fill,
      'opacity=".6"',
    )
  );
};

const tub = (rng: Random, x: number) => {
  let leaves = '';
  for (let i = 0; i < 5; i++)
    leaves += ellipse(
      x + rng.between(-2, 2),
      BASE - (0.62 + i * 0.2) * S,
      (0.26 - i * 0.03) * S,
      0.17 * S,
      i % 2 ? '#4f7150' : '#426348',
    );
  return (
    ellipse(x + 0.1 * S, BASE + 4, 0.36 * S, 0.06 * S, SHADE, opacity(0.3)) +
    rect(x - 0.03 * S, BASE - 0.6 * S, 0.06 * S, 0.24 * S, '#5e5046') +
    leaves +
    [0, 1, 2, 3]
      .map((i) =>
        ellipse(x - 0.09 * S, BASE - (0.68 + i * 0.2) * S, 0.1 * S, 0.07 * S, '#7d9a6c', opacity(0.8)),
      )
      .join('') +
    path(
      `M${n(x - 0.24 * S)} ${n(BASE - 0.42 * S)}h${n(0.48 * S)}l${n(-0.05 * S)} ${n(0.44 * S)}h${n(-0.38 * S)}z`,
      '#9a5a3e',
    ) +
    path(
      `M${n(x + 0.06 * S)} ${n(BASE - 0.42 * S)}h${n(0.18 * S)}l${n(-0.05 * S)} ${n(0.44 * S)}h${n(-0.12 * S)}z`,
      SHADE,
      opacity(0.22),
    ) +
    rect(x - 0.26 * S, BASE - 0.46 * S, 0.52 * S, 0.08 * S, '#b4714f')
  );
};

/** A shop sign in the form of the firm's doorway, hung from an iron bracket. */
const sign = (x: number, y: number) =>
  stroke(
    `M${n(x)} ${n(y)}h${n(-0.78 * S)}M${n(x)} ${n(y + 0.4 * S)}Q${n(x - 0.1 * S)} ${n(y + 0.05 * S)} ${n(x - 0.5 * S)} ${n(y)}`,
    '#26302f',
    4,
  ) +
  stroke(
    `M${n(x - 0.66 * S)} ${n(y)}v${n(0.12 * S)}M${n(x - 0.3 * S)} ${n(y)}v${n(0.12 * S)}`,
    '#26302f',
    2.5,
  ) +
  path(
    `M${n(x - 0.76 * S)} ${n(y + 0.9 * S)}v${n(-0.5 * S)}a${n(0.28 * S)} ${n(0.28 * S)} 0 0 1 ${n(0.56 * S)} 0v${n(0.5 * S)}z`,
    '#0e5450',
  ) +
  path(
    `M${n(x - 0.6 * S)} ${n(y + 0.9 * S)}v${n(-0.46 * S)}a${n(0.12 * S)} ${n(0.12 * S)} 0 0 1 ${n(0.24 * S)} 0v${n(0.46 * S)}z`,
    glow('#ffdf9e'),
  );

/** The brokerage at the golden hour: a stepped gable on the quay, its door open. The left half stays calm for a title. */
export const drawOffice = (spec: PictureSpec, sheet: Sheet): string => {
  const rng = createRandom(spec.seed).fork('kantoor');
  const own: HouseStyle = {
    ...styleOf(1640, rng.fork('style')),
    brick: 'hanze',
    crown: 'step',
    width: 6.2,
    axes: 3,
    groundHeight: 3.9,
    floorHeight: 3,
    window: 'georgian',
    upper: 'georgian',
    windowWidth: 1.12,
    windowHeight: 2,
    shutters: null,
    frame: '#f3efe6',
    sash: '#f3efe6',
    plinth: 'bluestone',
    bands: false,
    lintel: 'flat',
  };
  const next: HouseStyle = {
    ...styleOf(1880, rng.fork('next')),
    brick: 'ijssel',
    crown: 'cornice',
    bands: false,
    dormer: true,
    layout: 'axes',
    axes: 3,
  };
  const w = own.width * S;
  const x = 930;
  let out = sky(sheet);
  const haze = '#e3d3bd';
  out +=
    drawWaterfront(rng.fork('far'), -40, 960, HORIZON + 8, 22, haze, 0.5, 0.1) +
    drawLebuinus(452, HORIZON + 8, 19, '#c7b6a4', '#8d9494') +
    drawWaterfront(rng.fork('near'), -60, 940, HORIZON + 16, 17, haze, 0.34, 0.16);
  out +=
    rect(0, HORIZON + 14, 960, 10, '#8f9a86') +
    rect(
      0,
      HORIZON + 22,
      960,
      90,
      sheet.vertical('water', [
        [0, glow('#e9cfa6')],
        [0.5, glow('#b9c6bf')],
        [1, glow('#7fa09f')],
      ]),
    );
  let ripples = '';
  for (let i = 0; i < 60; i++) {
    const y = HORIZON + 26 + rng.next() ** 1.3 * 80;
    ripples += `M${n(rng.between(0, 940))} ${n(y)}h${n(rng.between(14, 60) * (0.4 + (y - HORIZON) / 100))}`;
  }
  out +=
    stroke(ripples, glow('#fff3d8'), 2, 'stroke-opacity=".45" stroke-linecap="round"') +
    rect(437, HORIZON + 24, 32, 62, glow('#8d8474'), opacity(0.22));
  out += drawGround(sheet, rng.fork('ground'), {
    horizon: HORIZON,
    base: BASE,
    scale: S,
    season: 'zomer',
    kerb: 3,
  });
  // The quay's edge: a bluestone coping with bollards.
  out +=
    rect(0, BASE - 34, x + 6, 40, '#7b8588') +
    rect(0, BASE - 34, x + 6, 10, lighter('#9aa4a5', 0.3)) +
    rect(0, BASE + 2, x + 6, 8, SHADE, opacity(0.3));
  for (const bx of [120, 470, 800])
    out +=
      ellipse(bx + 16, BASE + 6, 30, 6, SHADE, opacity(0.3)) +
      path(`M${bx - 13} ${BASE + 4}v-52q13 -14 26 0v52z`, '#33403f') +
      rect(bx - 18, BASE - 52, 36, 10, '#46524f') +
      rect(bx - 13, BASE - 46, 6, 48, '#6f7a74', opacity(0.6));
  out += drawTree(rng.fork('tree'), 40, BASE + 70, 640, 'zomer', '#5d7a55');
  const nx = x + w;
  out += drawHouse(sheet, rng.fork('n'), {
    x: nx,
    base: BASE,
    w: next.width * S,
    scale: S,
    style: next,
    storeys: 3,
    snow: false,
    flip: true,
    lit: 0.4,
  });
  out += shadow(
    [
      [nx, BASE - 8 * S],
      [nx + 0.5 * S, BASE - 7.6 * S],
      [nx + 0.5 * S, BASE],
      [nx, BASE],
    ],
    0.3,
  );
  out += drawHouse(sheet, rng.fork('own'), {
    x,
    base: BASE,
    w,
    scale: S,
    style: own,
    storeys: 2,
    snow: false,
    flip: false,
    lit: 0.9,
    doorAxis: -1,
    entrance: { axis: 1, draw: (box) => entrance(sheet, box) },
  });
  out +=
    rect(x, BASE - 9.6 * S, 0.1 * S, 0, brickFill(sheet, 'hanze', S)) +
    drawLintel('hanze', x, BASE - 200 * S, 20, S);
  const cx = x + w / 2;
  out +=
    spill(sheet, cx, 1.75 * S) + tub(rng, cx - 1.85 * S) + tub(rng, cx + 1.85 * S) + sign(x, BASE - 3.5 * S);
  out +=
    drawWallPlants(rng.fork('plants'), x + 0.22 * S, BASE + 4, S, true) +
    drawBicycle(rng.fork('bike'), nx + 0.5 * S, BASE + 0.3 * S, S) +
    drawLantern(700, BASE + 60, S * 1.12, true, sheet);
  return (
    out +
    rect(
      0,
      0,
      1600,
      1200,
      sheet.radial('vignette', 'cx="0.5" cy="0.45" r="0.85"', [
        [0.6, SHADE, 0],
        [1, SHADE, 0.2],
      ]),
    )
  );
};
