import { glow } from './colour.ts';
import type { Light, Season } from './light.ts';
import type { Random } from './random.ts';
import { dot, opacity, path, rect, type Sheet } from './svg.ts';

const SKIES: Record<Light, readonly [string, string, string]> = {
  ochtend: ['#a9c6cf', '#d9dfd8', '#f6e6cf'],
  middag: ['#8fb9c9', '#bcd5d9', '#e8ebe2'],
  avond: ['#22384f', '#56708a', '#e2a878'],
};

const cloud = (x: number, y: number, size: number, rng: Random, fill: string, alpha: number) => {
  let outline = '';
  let shade = '';
  const puffs = rng.int(6, 9);
  for (let i = 0; i < puffs; i++) {
    const t = i / (puffs - 1);
    const bulge = Math.sin(Math.PI * t);
    const r = size * (0.1 + 0.2 * bulge * rng.between(0.6, 1));
    const px = x + (t - 0.5) * size * 2.1;
    outline += dot(px, y - r * 0.5 - bulge * size * 0.08, r);
    shade += dot(px + r * 0.2, y - r * 0.12, r * 0.78);
  }
  const body = `M${x - size * 1.25} ${y}h${size * 2.5}v${size * 0.05}h${-size * 2.5}z`.replace(
    /\d+\.\d+/g,
    (v) => Number(v).toFixed(1),
  );
  return path(outline, fill, opacity(alpha)) + path(shade + body, glow('#8ea4ad'), opacity(alpha * 0.16));
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
  const colour = light === 'avond' ? glow('#d9a28a') : glow('#fffaf0');
  for (let i = 0; i < count; i++) {
    const y = rng.between(0.1, 0.62) * horizon;
    const size = 70 + (1 - y / horizon) * 200 * rng.between(0.6, 1.1);
    const x = ((i + rng.between(0.1, 0.9)) / count) * 1700 - 50;
    out += cloud(x, y, size, rng, colour, light === 'avond' ? 0.24 : 0.66);
  }
  return out;
};
