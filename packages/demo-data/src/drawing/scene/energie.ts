import { darker, lighter } from '../colour.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { baseFor, drawDistance, HORIZON, readFacade } from '../facade-scene.ts';
import { drawGround } from '../ground.ts';
import { drawHouse } from '../house.ts';
import { styleOf, type HouseStyle } from '../house-style.ts';
import { drawSky } from '../sky.ts';
import { drawBicycle } from '../street-furniture.ts';
import { ellipse, rect, SHADE, shadow, stroke, type Sheet } from '../svg.ts';
import { drawBough, drawHedge, drawTree } from '../tree.ts';

const heatPump = (x: number, foot: number, s: number) => {
  const w = 1.1 * s;
  const h = 0.85 * s;
  let out =
    shadow(
      [
        [x + w, foot - h],
        [x + w + 0.3 * s, foot - h + 0.2 * s],
        [x + w + 0.3 * s, foot],
        [x + w, foot],
      ],
      0.3,
    ) +
    rect(x + 0.1 * s, foot - 0.1 * s, w - 0.2 * s, 0.1 * s, '#4a5254') +
    rect(x, foot - h, w, h - 0.08 * s, '#e6e3da') +
    rect(x, foot - h, w, 0.06 * s, '#f8f6f0');
  out +=
    ellipse(x + w * 0.4, foot - h * 0.52, 0.33 * s, 0.33 * s, '#59625f') +
    ellipse(x + w * 0.4, foot - h * 0.52, 0.07 * s, 0.07 * s, '#aeb4b0');
  for (const r of [0.13, 0.2, 0.27])
    out += ellipse(x + w * 0.4, foot - h * 0.52, r * s, r * s, 'none', 'stroke="#8b938f" stroke-width="2"');
  return out + rect(x + w * 0.78, foot - h * 0.8, w * 0.14, h * 0.5, '#cfccc2');
};

/** A terraced house made warm: new panels, triple glazing, a heat pump, and one neighbour that still waits. */
export const drawEnergy = (spec: PictureSpec, sheet: Sheet): string => {
  const { rng, season, light, year, lit, snow } = readFacade(spec, sheet);
  const own: HouseStyle = {
    ...styleOf(year, rng.fork('style')),
    crown: 'eaves',
    roofRise: 2.9,
    solar: true,
    dormer: false,
    panel: '#2f5a5c',
    brick: 'zand',
    roof: 'antraciet',
    layout: 'pair',
    bay: false,
    doorColour: '#b5833f',
    frame: '#f3efe6',
  };
  const s = 96;
  const base = baseFor(s);
  const w = own.width * s;
  const x = 800 - w / 2;
  const old: HouseStyle = { ...own, solar: false, panel: '#d8cdb8', roof: 'bruin', doorColour: '#7a2a22' };
  let out = drawSky(sheet, rng.fork('sky'), light, season) + drawDistance(rng.fork('far'), base, season);
  for (const at of [x - w, x + w])
    out += drawHouse(sheet, rng.fork(`n${at > x}`), {
      x: at,
      base,
      w,
      scale: s,
      style: { ...old, solar: at > x },
      storeys: 2,
      snow,
      flip: at < x,
      lit,
      chimney: at < x,
    });
  out += drawHouse(sheet, rng.fork('own'), {
    x,
    base,
    w,
    scale: s,
    style: own,
    storeys: 2,
    snow,
    flip: false,
    lit,
    chimney: false,
  });
  out += drawGround(sheet, rng.fork('ground'), { horizon: HORIZON, base, scale: s, season });
  out +=
    heatPump(x + w * 0.33, base + 0.1 * s, s) +
    drawHedge(sheet, rng, x + w * 0.58, base + 0.5 * s, w * 0.5, 0.62 * s, season) +
    drawHedge(sheet, rng, -20, base + 0.5 * s, x - 60, 0.7 * s, season);
  // A water butt under the rain pipe.
  out +=
    rect(x + w - 0.62 * s, base - 0.95 * s, 0.5 * s, 0.97 * s, '#4a6a5c') +
    rect(x + w - 0.62 * s, base - 0.95 * s, 0.12 * s, 0.97 * s, lighter('#4a6a5c', 0.25)) +
    rect(x + w - 0.66 * s, base - 1.0 * s, 0.58 * s, 0.08 * s, darker('#4a6a5c', 0.3)) +
    stroke(`M${x + w - 0.62 * s} ${base - 0.5 * s}h${0.5 * s}`, '#38544a', 3);
  out +=
    drawBicycle(rng, 250, base + 0.95 * s, s * 1.1) +
    drawTree(rng.fork('tree'), 1440, base + 1.3 * s, 780, season) +
    drawBough(rng, 0, 20, 420, season);
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
