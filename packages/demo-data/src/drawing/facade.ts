import type { PictureSpec } from './picture-spec.ts';
import { brickFill } from './brick.ts';
import { drawDetached } from './facade-detached.ts';
import { drawApartments } from './facade-apartments.ts';
import { drawGallery } from './facade-gallery.ts';
import { drawRow } from './facade-row.ts';
import { drawDistance, HORIZON, readFacade, type FacadeScene, type Row } from './facade-scene.ts';
import { drawGround } from './ground.ts';
import { drawNear, type Near } from './near.ts';
import { drawSky } from './sky.ts';
import { drawBicycle, drawLantern, drawWallPlants } from './street-furniture.ts';
import { dots, opacity, polygon, rect, SHADE, shadow, type Dot, type Sheet } from './svg.ts';
import { drawBough, drawHedge, drawTree } from './tree.ts';

const DETACHED: readonly string[] = ['twee-onder-een-kap', 'vrijstaand', 'bungalow', 'boerderij', 'villa'];

const drawHouses = (scene: FacadeScene): Row => {
  if (scene.type === 'appartement') return drawApartments(scene);
  if (scene.type === 'galerijflat') return drawGallery(scene);
  return DETACHED.includes(scene.type) ? drawDetached(scene) : drawRow(scene);
};

/** Lawn and beds between a detached house and the street, with a low hedge on the boundary. */
const frontGarden = ({ sheet, rng, season }: FacadeScene, row: Row) => {
  const { base, scale: s, left, right } = row;
  const green =
    season === 'winter'
      ? '#cdd3c8'
      : season === 'herfst'
        ? '#8f9560'
        : season === 'lente'
          ? '#8fae66'
          : '#7d9c5e';
  const depth = 0.42 * s;
  const pick = rng.fork('front-garden');
  const { door } = row;
  let out =
    rect(0, base - 2, 1600, depth + 2, green) +
    rect(
      0,
      base - 2,
      1600,
      depth * 0.5,
      sheet.vertical('foot', [
        [0, SHADE, 0.34],
        [1, SHADE, 0],
      ]),
    );
  out += polygon(
    [
      [door - 0.5 * s, base],
      [door + 0.6 * s, base],
      [door + 0.75 * s, base + depth],
      [door - 0.65 * s, base + depth],
    ],
    '#bdb5a6',
  );
  for (let x = left - 1.5 * s; x < right + 1.5 * s; x += 0.62 * s) {
    if (Math.abs(x - door) < 0.9 * s || pick.chance(0.3)) continue;
    const r = pick.between(0.16, 0.34) * s;
    const bush: Dot[] = Array.from({ length: 26 }, () => [
      x + pick.between(-1, 1) * r,
      base + 0.1 * s - Math.abs(pick.between(0, 1.5)) * r,
      r * pick.between(0.12, 0.26),
    ]);
    out +=
      dots(
        bush.map(([a, b, c]): Dot => [a + 3, b + 4, c * 1.2]),
        season === 'winter' ? '#4f5c50' : '#3f5c44',
      ) +
      dots(
        bush.filter((_, i) => i % 2 === 0),
        season === 'winter' ? '#6b776a' : '#6a8a5c',
      );
    if (season === 'zomer' || season === 'lente')
      out += dots(
        bush.filter((_, i) => i % 5 === 0).map(([a, b, c]): Dot => [a, b, c * 0.6]),
        pick.pick(['#e9dfe6', '#c65d7a', '#d9b45a', '#f4f0e4']),
      );
  }
  return (
    out +
    drawHedge(sheet, pick, -20, base + depth + 0.16 * s, door - 0.75 * s + 20, 0.5 * s, season) +
    drawHedge(
      sheet,
      pick,
      door + 0.85 * s,
      base + depth + 0.16 * s,
      Math.min(right + 0.1 * s, 1620) - door - 0.85 * s,
      0.5 * s,
      season,
    )
  );
};

/** Tall trees behind detached houses, paler with the distance. */
const backdropTrees = ({ rng, season }: FacadeScene, row: Row) => {
  if (row.ground !== 'garden' && !row.end) return '';
  const pick = rng.fork('backdrop');
  const places = row.end
    ? [row.right + 150, row.right + 330]
    : [row.left - 90, (row.left + row.right) / 2 + pick.between(-160, 160), row.right + 110];
  return places
    .map(
      (x) =>
        `<g opacity=".62">${drawTree(pick, x + pick.between(-50, 50), row.base, pick.between(430, 600), season, { density: 0.62 })}</g>`,
    )
    .join('');
};

/** Each house of a row has a low hedge under its window and an open path to its door. */
const rowHedges = ({ sheet, rng, season }: FacadeScene, row: Row) => {
  const { base, scale: s, left, right, door } = row;
  const w = right - left;
  const pick = rng.fork('hedges');
  const atRight = (door - left) / w > 0.5;
  let out = '';
  for (let k = Math.floor(-left / w) - 1; left + k * w < Math.min(1620, right + 3 * w); k++) {
    const x = left + k * w;
    const mirrored = k % 2 === 0 ? atRight : !atRight;
    const from = x + w * (mirrored ? 0.02 : 0.37);
    const high = pick.between(0.5, 0.8) * s;
    if (x + w < 0 || (row.end && k > 0) || !pick.chance(0.8)) continue;
    out += drawHedge(sheet, pick, from, base + 0.5 * s, w * 0.6, high, season);
  }
  return out;
};

/** The garden beside a corner house: a brick wall with a gate, and green over it. */
const sideGarden = ({ sheet, rng, season }: FacadeScene, { base, scale: s, right }: Row) => {
  const wall = brickFill(sheet, 'dertig', s);
  const x = right + 0.04 * s;
  return (
    drawHedge(sheet, rng.fork('side'), x, base - 0.2 * s, 1700 - x, 2.3 * s, season) +
    rect(x, base - 1.7 * s, 1700 - x, 1.7 * s, wall) +
    rect(x, base - 1.78 * s, 1700 - x, 0.12 * s, '#6b7579') +
    rect(x, base - 1.66 * s, 1700 - x, 0.1 * s, SHADE, opacity(0.3)) +
    shadow(
      [
        [x, base - 1.7 * s],
        [x + 0.7 * s, base - 1.3 * s],
        [x + 0.7 * s, base],
        [x, base],
      ],
      0.3,
    ) +
    rect(x + 1.15 * s, base - 1.95 * s, 1.1 * s, 1.95 * s, '#efe9dd') +
    rect(x + 1.22 * s, base - 1.88 * s, 0.96 * s, 1.88 * s, '#2f5a4c') +
    [0.2, 0.36, 0.52, 0.68, 0.84]
      .map((t) => rect(x + (1.22 + 0.96 * t) * s, base - 1.88 * s, 2, 1.88 * s, '#1f3f36'))
      .join('')
  );
};

const foreground = (scene: FacadeScene, row: Row) => {
  const { rng, season, light, snow, sheet } = scene;
  const { base, scale: s, left, right, door } = row;
  const front = rng.fork('foreground');
  let out = '';
  if (row.ground === 'garden') out += frontGarden(scene, row);
  if (row.ground === 'hedge') out += rowHedges(scene, row);
  if (row.end) out += sideGarden(scene, row);
  if (row.ground === 'pavement' && !snow)
    out +=
      drawWallPlants(front, left + 0.2 * s, base + 0.08 * s, s, season === 'zomer' || season === 'herfst') +
      drawWallPlants(front, right - 0.25 * s, base + 0.08 * s, s, season === 'zomer');
  const bike = Math.max(s, 70);
  if (front.chance(0.7))
    out += drawBicycle(
      front,
      (door > (left + right) / 2 ? left + (right - left) * 0.06 : left + (right - left) * 0.42) +
        front.between(0, 0.16) * (right - left),
      base + (row.ground === 'garden' ? 1.05 : 0.42) * s,
      bike,
      front.chance(0.5),
    );
  const treeX = front.chance(0.5) ? front.between(110, 230) : front.between(1370, 1500);
  const foot = base + Math.max(1.36 * s, 84);
  const height = Math.max(560, Math.min(900, 8.2 * s));
  out +=
    (light === 'avond'
      ? ''
      : shadow(
          [
            [treeX - 30, foot - 6],
            [treeX + 500, foot + 20],
            [treeX + 620, foot + 60],
            [treeX - 20, foot + 8],
          ],
          0.2,
        )) + drawTree(front, treeX, foot, height, season);
  if (front.chance(0.45))
    out += drawLantern(
      1600 - treeX + front.between(-60, 60),
      foot - 10,
      Math.max(84, s * 1.15),
      light === 'avond',
      sheet,
    );
  return front.chance(0.5) ? out + drawBough(front, treeX < 800 ? 1600 : 0, 30, 380, season) : out;
};

/** A house from across the street, as the photographer of a brokerage takes it. */
export const drawFacade = (spec: PictureSpec, sheet: Sheet): string => {
  const scene = readFacade(spec, sheet);
  const { rng, season, light } = scene;
  const row = drawHouses(scene);
  const near: Near =
    scene.type === 'grachtenpand'
      ? 'canal'
      : row.ground === 'pavement'
        ? rng.fork('near').pick(['pavement', 'shade'])
        : rng.fork('near').pick(['verge', 'verge', 'pavement']);
  const ground = { horizon: HORIZON, base: row.base, scale: row.scale, season };
  return (
    drawSky(sheet, rng.fork('sky'), light, season) +
    drawDistance(rng.fork('far'), row.base, season) +
    backdropTrees(scene, row) +
    row.markup +
    drawGround(sheet, rng.fork('ground'), ground) +
    drawNear(sheet, rng.fork('feet'), near, season, light === 'avond') +
    foreground(scene, row) +
    rect(
      0,
      0,
      1600,
      1200,
      sheet.radial('vignette', 'cx="0.45" cy="0.45" r="0.8"', [
        [0.6, SHADE, 0],
        [1, SHADE, 0.26],
      ]),
    )
  );
};
