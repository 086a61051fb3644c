import { car } from './car.ts';
import { darker } from './colour.ts';
import type { PictureSpec } from './picture-spec.ts';
import { readFacade } from './facade-scene.ts';
import { createView } from './perspective.ts';
import { drawSky } from './sky.ts';
import { house, type Lot, WALL_X } from './street-house.ts';
import { opacity, rect, SHADE, type Sheet } from './svg.ts';
import { drawTree } from './tree.ts';

/** A street as a camera on a car sees it: two rows of houses run to one point on the horizon. */
export const drawStreet = (spec: PictureSpec, sheet: Sheet): string => {
  const { rng, season, light, year, lit, snow, storeys } = readFacade(spec, sheet);
  const horizon = 700;
  const view = createView({
    eye: [rng.between(-0.5, 0.5), 2.2, 0],
    focal: 900,
    centre: [800 + rng.between(-50, 50), horizon],
  });
  let out = drawSky(sheet, rng.fork('sky'), light, season, horizon);
  out += rect(0, horizon - 4, 1600, 520, snow ? '#cfd2d0' : '#a59e93');
  const far = view.project([0, 0, 62]);
  out +=
    drawTree(rng.fork('end'), far[0] - 30, far[1], 190, season) +
    drawTree(rng.fork('end2'), far[0] + 34, far[1], 170, season);
  const row = rng.fork('row');
  const lots: Lot[] = [];
  for (const side of [-1, 1] as const)
    for (let z = 2.2 + row.between(0, 2); z < 58;) {
      const length = row.between(5.4, 6.6);
      lots.push({ side, z, length, storeys: Math.min(3, storeys) });
      z += length;
    }
  lots.sort((a, b) => b.z - a.z);
  for (const lot of lots)
    out += house(view, rng.fork(`${lot.side}${Math.round(lot.z * 10)}`), lot, year, lit, snow);
  const road = snow ? '#aeb1b0' : '#7d6a62';
  out += view.quad(
    [
      [-3.4, 0, 1.2],
      [3.4, 0, 1.2],
      [3.4, 0, 62],
      [-3.4, 0, 62],
    ],
    road,
  );
  for (let z = 2; z < 40; z += z < 8 ? 0.12 : z < 18 ? 0.3 : 0.7)
    out += view.quad(
      [
        [-3.4, 0, z],
        [3.4, 0, z],
        [3.4, 0, z + 0.02 * (z / 6)],
        [-3.4, 0, z + 0.02 * (z / 6)],
      ],
      darker(road, 0.4),
      opacity(0.4),
    );
  for (let x = -3.3; x < 3.4; x += 0.3)
    out += view.quad(
      [
        [x, 0, 1.4],
        [x + 0.014, 0, 1.4],
        [x + 0.014, 0, 30],
        [x, 0, 30],
      ],
      darker(road, 0.4),
      opacity(0.3),
    );
  for (const side of [-1, 1]) {
    out += view.quad(
      [
        [side * 3.4, 0, 1.2],
        [side * 3.56, 0, 1.2],
        [side * 3.56, 0, 62],
        [side * 3.4, 0, 62],
      ],
      '#b9b7b0',
    );
    for (let z = 2; z < 30; z += z < 9 ? 0.3 : 0.9)
      out += view.quad(
        [
          [side * 3.56, 0, z],
          [side * WALL_X, 0, z],
          [side * WALL_X, 0, z + 0.015],
          [side * 3.56, 0, z + 0.015],
        ],
        '#6f6a63',
        opacity(0.5),
      );
  }
  out += view.quad(
    [
      [-WALL_X, 0.002, 1.2],
      [-0.6, 0.002, 1.2],
      [-0.6, 0.002, 62],
      [-WALL_X, 0.002, 62],
    ],
    SHADE,
    opacity(0.26),
  );
  const tints = ['#8f999c', '#2b3440', '#d9d6cd', '#7a2a22', '#34515a', '#4a5148'];
  for (let z = 34; z > 6.5; z -= 6.5) {
    const side = row.chance(0.5) ? -1 : 1;
    if (row.chance(0.75)) out += car(view, side > 0 ? 1.6 : -3.35, z, row.pick(tints));
    const [tx, ty] = view.project([-side * 4.1, 0, z + 2]);
    if (row.chance(0.8)) out += drawTree(rng.fork(`t${z}`), tx, ty, view.at(z + 2) * 6.2, season);
  }
  return (
    out +
    rect(
      0,
      0,
      1600,
      1200,
      sheet.radial('vignette', 'cx="0.5" cy="0.5" r="0.8"', [
        [0.6, SHADE, 0],
        [1, SHADE, 0.26],
      ]),
    )
  );
};
