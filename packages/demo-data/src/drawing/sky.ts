import { glow } from './colour.ts';
import type { Light, Season } from './light.ts';
import type { Random } from './random.ts';
import { type Dot, dots, group, inset, rect, type Sheet } from './svg.ts';

const SKIES: Record<Light, readonly [string, string, string]> = {
  ochtend: ['#a9c6cf', '#d9dfd8', '#f6e6cf'],
  middag: ['#8fb9c9', '#bcd5d9', '#e8ebe2'],
  avond: ['#22384f', '#56708a', '#e2a878'],
};

/** A cumulus with a flat foot: grey puffs, and the same puffs lit from the upper left over them. */
const cloud = (
  x: number,
  y: number,
  size: number,
  rng: Random,
  light: string,
  shade: string,
  alpha: number,
) => {
  const puffs: Dot[] = [];
  const count = rng.int(9, 13);
  for (let i = 0; i < count; i++) {
    const t = (i + rng.between(0, 0.8)) / count;
    const bulge = Math.sin(Math.PI * t) ** 0.8;
    const r = size * (0.07 + 0.2 * bulge * rng.between(0.5, 1));
    puffs.push([size * (0.15 + t * 2.2), size * (0.8 - bulge * 0.22 * rng.between(0.2, 1.2)), r]);
  }
  const low = puffs.map(([px, py, r]): Dot => [px, py + size * 0.06, r]);
  const lit = puffs.map(([px, py, r]): Dot => [px - r * 0.12, py - r * 0.16, r * 0.9]);
  const foot = rect(
    size * 0.16,
    size * 0.78,
    size * 2.1,
    size * 0.1,
    shade,
    `rx="${Math.round(size * 0.05)}"`,
  );
  return group(
    inset(
      x - size * 1.25,
      y - size * 0.86,
      size * 2.5,
      size * 0.87,
      dots(low, shade) + foot + dots(lit, light),
    ),
    `opacity="${alpha}"`,
  );
};

/** A Dutch sky: high, pale, with clouds that have a lit top and a soft foot. */
export const drawSky = (sheet: Sheet, rng: Random, light: Light, season: Season, horizon = 744): string => {
  const [top, middle, low] = SKIES[light];
  const pale = season === 'winter' && light !== 'avond';
  const fill = sheet.vertical('sky', [
    [0, glow(pale ? '#b9c9cf' : top)],
    [0.55, glow(pale ? '#d6dcdb' : middle)],
    [1, glow(low)],
  ]);
  let out = rect(0, 0, 1600, horizon + 160, fill);
  const count = rng.int(3, 5);
  const evening = light === 'avond';
  for (let i = 0; i < count; i++) {
    const y = rng.between(0.1, 0.62) * horizon;
    const size = 70 + (1 - y / horizon) * 200 * rng.between(0.6, 1.1);
    const x = ((i + rng.between(0.1, 0.9)) / count) * 1700 - 50;
    out += cloud(
      x,
      y,
      size,
      rng,
      glow(evening ? '#e0a98c' : '#fffaf0'),
      glow(evening ? '#9a8590' : '#d3dcda'),
      evening ? 0.36 : 0.8,
    );
  }
  return out;
};
