import type { PictureSpec } from './picture-spec.ts';
import { baseFor, drawDistance, HORIZON, readFacade } from './facade-scene.ts';
import { drawChair, drawRoundTable } from './furniture.ts';
import { DISTANCE, fence, lawn, parasol, shed } from './garden-parts.ts';
import { flowers } from './border.ts';
import { type HouseStyle, styleOf } from './house-style.ts';
import { drawHouse } from './house.ts';
import { createView } from './perspective.ts';
import { drawSky } from './sky.ts';
import { opacity, rect, SHADE, type Sheet } from './svg.ts';
import { drawBough, drawTree } from './tree.ts';

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
