import type { PictureSpec } from './draw.ts';
import { drawGround } from './ground.ts';
import { drawHouse, houseHeight } from './house.ts';
import { isGable, styleOf, type HouseStyle } from './house-style.ts';
import { parseLight, parseSeason, type Light, type Season } from './light.ts';
import { createRandom, type Random } from './random.ts';
import { drawSky } from './sky.ts';
import { drawBicycle, drawLantern, drawWallPlants } from './street-furniture.ts';
import { polygon, rect, SHADE, shadow, type Sheet } from './svg.ts';
import { drawBough, drawHedge, drawTree } from './tree.ts';

export const HORIZON = 744;

export interface FacadeScene {
  rng: Random;
  sheet: Sheet;
  type: string;
  year: number;
  season: Season;
  light: Light;
  lit: number;
  snow: boolean;
  storeys: number;
}

export const readFacade = (spec: PictureSpec, sheet: Sheet): FacadeScene => {
  const rng = createRandom(spec.seed);
  const detail = spec.detail ?? {};
  const type = String(detail.type ?? 'tussenwoning');
  const light = parseLight(detail.light, 'middag');
  const season = parseSeason(detail.season, 'zomer');
  const year = Number(detail.bouwjaar) || 1932;
  const tall = type === 'herenhuis' || type === 'grachtenpand';
  const storeys = Math.max(
    1,
    Math.min(
      8,
      Math.round(Number(detail.storeys)) ||
        (type === 'bungalow' || type === 'boerderij'
          ? 1
          : type === 'appartement'
            ? 4
            : type === 'galerijflat'
              ? 5
              : tall
                ? 3
                : 2),
    ),
  );
  return {
    rng,
    sheet,
    type,
    year,
    season,
    light,
    lit: light === 'avond' ? 0.62 : light === 'ochtend' ? 0.08 : 0,
    snow: season === 'winter',
    storeys,
  };
};

/** Pixels per metre, so that a house of this height stands on the shared horizon and leaves air above it. */
export const scaleFor = (height: number, width: number): number =>
  Math.min((HORIZON - 96) / (height - 1.6), 1180 / width, 104);
export const baseFor = (scale: number): number => HORIZON + 1.6 * scale;

const forType = (scene: FacadeScene): HouseStyle => {
  const { type, rng } = scene;
  const year = type === 'grachtenpand' ? Math.min(scene.year, 1840) : scene.year;
  const style = styleOf(year, rng.fork('style'));
  if (type === 'herenhuis' && year < 1946)
    return {
      ...style,
      layout: 'axes',
      axes: 3,
      bay: false,
      crown: isGable(style.crown) ? style.crown : 'cornice',
      window: style.window === 'stained' ? 'transom' : style.window,
      upper: style.upper === 'stained' ? 'transom' : style.upper,
      windowHeight: 2.25,
      windowWidth: 1.1,
      groundHeight: 3.7,
      floorHeight: 3.3,
      width: Math.max(style.width, 6.2),
      doorKind: 'panel',
      fanlight: 0.65,
      steps: 2,
      plinth: 'bluestone',
    };
  return style;
};

const neighbourStyle = (scene: FacadeScene, style: HouseStyle, side: string): HouseStyle => {
  const rng = scene.rng.fork(side);
  const old = scene.type === 'herenhuis' || scene.type === 'grachtenpand' || style.layout === 'axes';
  const other = old
    ? styleOf(scene.year - 8 + rng.int(-30, 20), rng)
    : {
        ...style,
        doorColour: styleOf(scene.year, rng).doorColour,
        dormer: rng.chance(0.5),
        solar: style.window !== 'stained' && rng.chance(0.3),
      };
  return { ...other, layout: old ? 'axes' : style.layout, bay: old ? false : style.bay };
};

const row = (scene: FacadeScene, style: HouseStyle) => {
  const { sheet, rng, storeys, snow, lit } = scene;
  const s = scaleFor(houseHeight(style, storeys, style.width), style.width * 1.25);
  const base = baseFor(s);
  const w = style.width * s;
  const corner = scene.type === 'hoekwoning';
  const x = (corner ? 830 : 800 + rng.between(-60, 60)) - w / 2;
  const old = style.layout === 'axes';
  const flip = rng.chance(0.5);
  let out = '';
  let left = x;
  for (let i = 0; left > 0; i++) {
    const next = neighbourStyle(scene, style, `left${i}`);
    const nw = (old ? next.width : style.width) * s;
    left -= nw;
    const floors = old && rng.chance(0.4) ? Math.max(2, storeys - 1) : storeys;
    out += drawHouse(sheet, rng.fork(`l${i}`), {
      x: left,
      base,
      w: nw,
      scale: s,
      style: next,
      storeys: floors,
      snow,
      flip: old ? rng.chance(0.5) : i % 2 ? flip : !flip,
      lit,
      chimney: i % 2 === 0,
    });
  }
  let right = x + w;
  for (let i = 0; right < 1600 && !corner; i++) {
    const next = neighbourStyle(scene, style, `right${i}`);
    const nw = (old ? next.width : style.width) * s;
    const floors = old && rng.chance(0.4) ? Math.max(2, storeys - 1) : storeys;
    out += drawHouse(sheet, rng.fork(`r${i}`), {
      x: right,
      base,
      w: nw,
      scale: s,
      style: next,
      storeys: floors,
      snow,
      flip: old ? rng.chance(0.5) : i % 2 ? flip : !flip,
      lit,
      chimney: i % 2 === 1,
    });
    right += nw;
  }
  out += drawHouse(sheet, rng.fork('main'), {
    x,
    base,
    w,
    scale: s,
    style,
    storeys,
    snow,
    flip,
    lit: lit && Math.max(lit, 0.75),
    ends: [false, corner],
  });
  return { markup: out, base, scale: s, left: x, right: x + w, old };
};

/** Roofs and trees far behind, so that gaps between houses open on a town. */
export const drawDistance = (rng: Random, base: number, season: Season): string => {
  let out = '';
  const far = season === 'winter' ? '#a3abac' : '#93a59a';
  for (let x = -60; x < 1660;) {
    const w = rng.between(90, 190);
    const h = rng.between(90, 190);
    out += rng.chance(0.5)
      ? polygon(
          [
            [x, base],
            [x, base - h],
            [x + w * 0.5, base - h - w * 0.3],
            [x + w, base - h],
            [x + w, base],
          ],
          '#a58d82',
        )
      : '';
    x += w * rng.between(0.8, 1.4);
  }
  for (let i = 0; i < 26; i++)
    out += `<circle cx="${Math.round(rng.between(-20, 1620))}" cy="${Math.round(base - rng.between(40, 150))}" r="${Math.round(rng.between(40, 90))}" fill="${far}"/>`;
  return out + rect(0, base - 90, 1600, 100, far);
};

export const drawFacade = (spec: PictureSpec, sheet: Sheet): string => {
  const scene = readFacade(spec, sheet);
  const { rng, season, light, snow } = scene;
  const style = forType(scene);
  const houses = row(scene, style);
  const { base, scale: s } = houses;
  let out =
    drawSky(sheet, rng.fork('sky'), light, season) +
    drawDistance(rng.fork('far'), base, season) +
    houses.markup;
  out += drawGround(sheet, rng.fork('ground'), { horizon: HORIZON, base, scale: s, season });
  const front = rng.fork('foreground');
  if (!houses.old && front.chance(0.75)) {
    const hx = houses.left + (houses.right - houses.left) * 0.4;
    out +=
      drawHedge(sheet, front, -20, base + 0.5 * s, Math.max(0, houses.left - 1.4 * s), 0.75 * s, season) +
      drawHedge(sheet, front, hx, base + 0.5 * s, houses.right - hx - 0.4 * s, 0.62 * s, season);
  }
  if (houses.old && !snow)
    out +=
      drawWallPlants(
        front,
        houses.left + 0.2 * s,
        base + 0.08 * s,
        s,
        season === 'zomer' || season === 'herfst',
      ) + drawWallPlants(front, houses.right - 0.25 * s, base + 0.08 * s, s, season === 'zomer');
  if (front.chance(0.7))
    out += drawBicycle(
      front,
      houses.left + (houses.right - houses.left) * front.between(0.42, 0.72),
      base + 0.42 * s,
      s,
      front.chance(0.5),
    );
  const treeX = front.chance(0.5) ? front.between(110, 230) : front.between(1370, 1500);
  out += shadow(
    [
      [treeX - 30, base + 1.3 * s],
      [treeX + 500, base + 1.6 * s],
      [treeX + 620, base + 2.1 * s],
      [treeX - 20, base + 1.45 * s],
    ],
    0.2,
  );
  out += drawTree(front, treeX, base + 1.36 * s, Math.min(920, 6.6 * s * 1.25), season);
  if (front.chance(0.45))
    out += drawLantern(
      1600 - treeX + front.between(-60, 60),
      base + 1.2 * s,
      s * 1.15,
      light === 'avond',
      sheet,
    );
  if (front.chance(0.5)) out += drawBough(front, treeX < 800 ? 1600 : 0, 30, 380, season);
  return (
    out +
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
