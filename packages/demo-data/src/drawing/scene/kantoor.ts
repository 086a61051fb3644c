import { type HouseStyle, styleOf } from '../house-style.ts';
import { glow, lighter } from '../colour.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { drawGround } from '../ground.ts';
import { drawHouse } from '../house.ts';
import { createRandom } from '../random.ts';
import { entrance } from './kantoor-door.ts';
import { BASE, HORIZON, S } from './kantoor-place.ts';
import { eveningSun, sign, sky, spill, tub } from './kantoor-quay.ts';
import { drawLebuinus, drawWaterfront } from './skyline.ts';
import { drawBicycle, drawLantern, drawWallPlants } from '../street-furniture.ts';
import { ellipse, n, opacity, path, rect, SHADE, shadow, type Sheet, stroke } from '../svg.ts';
import { drawTree } from '../tree.ts';

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
  out += eveningSun(sheet, rng.fork('sun'));
  out += drawTree(rng.fork('tree'), 40, BASE + 70, 640, 'zomer', { tint: '#5d7a55' });
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
