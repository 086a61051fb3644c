import { darker, lighter } from './colour.ts';
import type { PictureSpec } from './draw.ts';
import { baseFor, drawDistance, HORIZON, readFacade } from './facade-scene.ts';
import { drawChair, drawRoundTable } from './furniture.ts';
import { drawHouse } from './house.ts';
import { styleOf, type HouseStyle } from './house-style.ts';
import type { Season } from './light.ts';
import { createView, type View } from './perspective.ts';
import type { Random } from './random.ts';
import { drawSky } from './sky.ts';
import { dot, ellipse, n, opacity, path, rect, SHADE, stroke, type Sheet } from './svg.ts';
import { drawBough, drawTree } from './tree.ts';

const DISTANCE = 11;

const fence = (view: View, x: number) => {
  const tone = x < 0 ? '#7d6a55' : '#a58d6e';
  let out = view.quad(
    [
      [x, 0, 1],
      [x, 1.8, 1],
      [x, 1.8, DISTANCE],
      [x, 0, DISTANCE],
    ],
    tone,
  );
  for (let z = 1.2; z < DISTANCE; z += 0.16)
    out += view.quad(
      [
        [x, 0, z],
        [x, 1.8, z],
        [x, 1.8, z + 0.02],
        [x, 0, z + 0.02],
      ],
      darker(tone, 0.35),
      opacity(0.6),
    );
  for (let z = 1.4; z < DISTANCE; z += 1.8)
    out += view.quad(
      [
        [x, 0, z],
        [x, 1.9, z],
        [x, 1.9, z + 0.1],
        [x, 0, z + 0.1],
      ],
      lighter(tone, 0.2),
    );
  return out;
};

const flowers = (view: View, rng: Random, side: number, season: Season) => {
  const bloom =
    season === 'zomer'
      ? ['#c65d7a', '#e8d9e4', '#d9a23f', '#8a6aa0', '#f2ede0']
      : season === 'lente'
        ? ['#f0c84f', '#e58fa0', '#f4f0e4', '#c6525a']
        : season === 'herfst'
          ? ['#b9783a', '#8f3346', '#c99a4a']
          : [];
  const green = season === 'winter' ? '#6f7668' : season === 'herfst' ? '#7a7a4c' : '#55774f';
  let out = '';
  for (let z = 9.6; z > 2; z -= 0.42) {
    const s = view.at(z);
    let dark = '';
    let mid = '';
    let light = '';
    const [cx, foot] = view.project([side * (3.15 + rng.between(-0.15, 0.1)), 0, z]);
    const tall = rng.between(0.35, 0.95) * (season === 'winter' ? 0.5 : 1);
    for (let i = 0; i < 16; i++) {
      const px = cx + rng.between(-0.42, 0.42) * s;
      const py = foot - rng.between(0.05, tall) * s;
      const r = rng.between(0.05, 0.11) * s;
      dark += dot(px + r * 0.3, py + r * 0.5, r);
      mid += dot(px, py, r * 0.8);
      if (i % 2) light += dot(px - r * 0.35, py - r * 0.4, r * 0.42);
    }
    out +=
      ellipse(cx, foot, 0.5 * s, 0.08 * s, '#4a3d33') +
      path(dark, darker(green, 0.4)) +
      path(mid, green) +
      path(light, lighter(green, 0.28));
    if (bloom.length) {
      let d = '';
      for (let i = 0; i < 9; i++)
        d += dot(
          cx + rng.between(-0.4, 0.4) * s,
          foot - rng.between(tall * 0.4, tall + 0.08) * s,
          rng.between(0.022, 0.045) * s,
        );
      out += path(d, rng.pick(bloom));
    }
  }
  return out;
};

const shed = (view: View, x: number, z: number, tone: string) => {
  let out = view.cast(x, z, 2.2, 1.8, 0.7, 0.3) + view.box(x, 0, z, 2.2, 2.05, 1.8, tone);
  for (let i = 1; i < 15; i++)
    out += view.quad(
      [
        [x + i * 0.148, 0, z],
        [x + i * 0.148 + 0.014, 0, z],
        [x + i * 0.148 + 0.014, 2.05, z],
        [x + i * 0.148, 2.05, z],
      ],
      darker(tone, 0.4),
    );
  out +=
    view.quad(
      [
        [x + 0.25, 0, z - 0.01],
        [x + 1.1, 0, z - 0.01],
        [x + 1.1, 1.85, z - 0.01],
        [x + 0.25, 1.85, z - 0.01],
      ],
      '#2f5a4c',
      `stroke="#efe9dd" stroke-width="4"`,
    ) +
    view.quad(
      [
        [x + 1.35, 0.95, z - 0.01],
        [x + 1.95, 0.95, z - 0.01],
        [x + 1.95, 1.6, z - 0.01],
        [x + 1.35, 1.6, z - 0.01],
      ],
      '#6f868a',
      `stroke="#efe9dd" stroke-width="5"`,
    );
  return (
    out +
    view.quad(
      [
        [x - 0.15, 2.02, z - 0.15],
        [x + 2.35, 2.02, z - 0.15],
        [x + 2.35, 2.2, z - 0.15],
        [x - 0.15, 2.2, z - 0.15],
      ],
      '#efe9dd',
    ) +
    view.quad(
      [
        [x - 0.15, 2.2, z - 0.15],
        [x + 2.35, 2.2, z - 0.15],
        [x + 2.35, 2.28, z - 0.15],
        [x - 0.15, 2.28, z - 0.15],
      ],
      '#565d60',
    )
  );
};

const parasol = (view: View, x: number, z: number, colour: string) => {
  const s = view.at(z);
  const [cx, foot] = view.project([x, 0, z]);
  const top = foot - 2.5 * s;
  const w = 1.35 * s;
  let out =
    rect(cx - 0.025 * s, top, 0.05 * s, 2.5 * s, '#8f6a48') +
    path(
      `M${n(cx - w)} ${n(top + 0.55 * s)}Q${n(cx - w * 0.4)} ${n(top + 0.12 * s)} ${n(cx)} ${n(top)}Q${n(cx + w * 0.4)} ${n(top + 0.12 * s)} ${n(cx + w)} ${n(top + 0.55 * s)}z`,
      colour,
    );
  out +=
    path(
      `M${n(cx)} ${n(top)}Q${n(cx + w * 0.4)} ${n(top + 0.12 * s)} ${n(cx + w)} ${n(top + 0.55 * s)}H${n(cx + w * 0.34)}z`,
      darker(colour, 0.22),
    ) +
    path(
      `M${n(cx)} ${n(top)}L${n(cx - w * 0.34)} ${n(top + 0.55 * s)}H${n(cx - w)}Q${n(cx - w * 0.4)} ${n(top + 0.12 * s)} ${n(cx)} ${n(top)}z`,
      lighter(colour, 0.25),
    );
  return out + rect(cx - w, top + 0.54 * s, 2 * w, 0.1 * s, darker(colour, 0.12));
};

const lawn = (view: View, rng: Random, season: Season) => {
  const green =
    season === 'winter'
      ? '#c3cbb8'
      : season === 'herfst'
        ? '#8f9a5c'
        : season === 'lente'
          ? '#8fae66'
          : '#7fa05c';
  let out = view.quad(
    [
      [-4, 0, 1],
      [4, 0, 1],
      [4, 0, DISTANCE],
      [-4, 0, DISTANCE],
    ],
    darker(green, 0.1),
  );
  for (let i = 0; i < 8; i += 2)
    out += view.quad(
      [
        [-4 + i, 0, 1],
        [-3 + i, 0, 1],
        [-3 + i, 0, DISTANCE],
        [-4 + i, 0, DISTANCE],
      ],
      lighter(green, 0.1),
    );
  let blades = '';
  for (let i = 0; i < 420; i++) {
    const z = 1.6 + rng.next() ** 1.6 * 6.4;
    const [x, y] = view.project([rng.between(-2.9, 2.9), 0, z]);
    const h = view.at(z) * 0.05;
    blades += `M${n(x)} ${n(y)}l${n(rng.between(-3, 3))} ${n(-h)}`;
  }
  return out + stroke(blades, darker(green, 0.3), 1.4, 'stroke-opacity=".55"');
};

const backStyle = (style: HouseStyle): HouseStyle => ({
  ...style,
  layout: 'pair',
  bay: false,
  crown: style.crown === 'flat' ? 'flat' : 'eaves',
  window: style.window === 'modern' ? 'modern' : 'picture',
  upper: style.upper === 'stained' || style.upper === 'georgian' ? 'transom' : style.upper,
  windowHeight: 2.1,
  groundHeight: Math.min(style.groundHeight, 3.1),
  floorHeight: Math.min(style.floorHeight, 2.9),
  doorKind: 'glazed',
  fanlight: 0,
  steps: 1,
  shutters: null,
  bands: false,
  lintel: style.lintel === 'arch' ? 'flat' : style.lintel,
  dormer: true,
  width: Math.min(style.width, 6.2),
  roofRise: 2.9,
});

/** The garden from its far end, towards the back of the house. */
export const drawGarden = (spec: PictureSpec, sheet: Sheet): string => {
  const { rng, season, light, year, lit, snow } = readFacade(spec, sheet);
  const s = 84;
  const base = baseFor(s);
  const style = backStyle(styleOf(year, rng.fork('style')));
  const view = createView({ eye: [0, 1.6, 0], focal: s * DISTANCE, centre: [800, HORIZON] });
  const w = style.width * s;
  let out = drawSky(sheet, rng.fork('sky'), light, season) + drawDistance(rng.fork('far'), base, season);
  const flip = rng.chance(0.5);
  for (let i = -2; i <= 2; i++)
    if (i)
      out += drawHouse(sheet, rng.fork(`n${i}`), {
        x: 800 - w / 2 + i * w,
        base,
        w,
        scale: s,
        style: { ...style, dormer: i % 2 === 0 },
        storeys: 2,
        snow,
        flip: i % 2 ? !flip : flip,
        lit,
        chimney: i === 1,
      });
  out += drawHouse(sheet, rng.fork('main'), {
    x: 800 - w / 2,
    base,
    w,
    scale: s,
    style,
    storeys: 2,
    snow,
    flip,
    lit: lit && 0.8,
    chimney: true,
  });
  out += rect(0, base, 1600, 1200 - base, '#6b7a55') + lawn(view, rng.fork('lawn'), season);
  for (const x of [-3.7, 3.7]) out += fence(view, x);
  const far = rng.fork('trees');
  out += drawTree(far, 96, base + 60, 620, season) + drawTree(far, 1530, base + 40, 540, season);
  // Terrace of large slabs in front of the doors.
  for (let z = 8; z < DISTANCE - 0.01; z += 0.6)
    for (let x = -3.3; x < 3.2; x += 0.6)
      out += view.quad(
        [
          [x, 0.01, z],
          [x + 0.58, 0.01, z],
          [x + 0.58, 0.01, z + 0.57],
          [x, 0.01, z + 0.57],
        ],
        far.pick(['#c9c1b2', '#bfb7a8', '#d2cabb']),
      );
  out += view.quad(
    [
      [-3.3, 0.012, 9.6],
      [3.3, 0.012, 9.6],
      [3.3, 0.012, DISTANCE],
      [-3.3, 0.012, DISTANCE],
    ],
    SHADE,
    opacity(0.16),
  );
  out += shed(view, flip ? 1.35 : -3.55, 7.6, far.pick(['#6d7468', '#4d5a58', '#8a7256', '#3f4a4c']));
  const tx = flip ? -1.5 : 1.5;
  for (const dx of [-0.85, 0.45]) out += drawChair(view, tx + dx, 9.1, '#a9794e', false);
  out += drawRoundTable(view, tx, 8.75, 0.55, 0.72, '#b58a60');
  if (season === 'zomer' || season === 'lente')
    out += parasol(view, tx, 8.75, far.pick(['#efe6d6', '#a8412b', '#0e5450', '#d9b45a']));
  for (const dx of [-0.7, 0.3]) out += drawChair(view, tx + dx, 8.05, '#a9794e', true);
  for (let z = 2.2; z < 7.8; z += 0.85)
    out += view.quad(
      [
        [flip ? -0.9 : 0.5, 0.006, z],
        [flip ? -0.4 : 1, 0.006, z],
        [flip ? -0.4 : 1, 0.006, z + 0.5],
        [flip ? -0.9 : 0.5, 0.006, z + 0.5],
      ],
      '#b9b2a4',
    );
  out += flowers(view, rng.fork('left'), -1, season) + flowers(view, rng.fork('right'), 1, season);
  out +=
    rect(
      0,
      860,
      1600,
      340,
      sheet.vertical('near', [
        [0, SHADE, 0],
        [1, SHADE, 0.26],
      ]),
    ) + drawBough(far, flip ? 0 : 1600, 20, 460, season);
  return (
    out +
    rect(
      0,
      0,
      1600,
      1200,
      sheet.radial('vignette', 'cx="0.45" cy="0.45" r="0.8"', [
        [0.6, SHADE, 0],
        [1, SHADE, 0.24],
      ]),
    )
  );
};
