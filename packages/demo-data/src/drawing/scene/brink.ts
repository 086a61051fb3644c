import { darker, lighter } from '../colour.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { drawDistance, HORIZON, readFacade } from '../facade-scene.ts';
import { drawGround } from '../ground.ts';
import { drawHouse } from '../house.ts';
import { styleOf } from '../house-style.ts';
import type { Random } from '../random.ts';
import { drawSky } from '../sky.ts';
import { drawBicycle, drawLantern } from '../street-furniture.ts';
import { ellipse, n, opacity, path, rect, SHADE, type Sheet } from '../svg.ts';
import { drawTree } from '../tree.ts';
import { drawPasser } from './passer.ts';

const S = 46;
const BASE = HORIZON + 1.6 * S;

const table = (x: number, foot: number, s: number) =>
  ellipse(x, foot, 0.3 * s, 0.05 * s, '#3a4244') +
  rect(x - 0.03 * s, foot - 0.72 * s, 0.06 * s, 0.72 * s, '#3a4244') +
  ellipse(x, foot - 0.72 * s, 0.42 * s, 0.08 * s, '#8f6a48') +
  ellipse(x, foot - 0.74 * s, 0.42 * s, 0.08 * s, '#c69c6d') +
  rect(x - 0.14 * s, foot - 0.92 * s, 0.07 * s, 0.18 * s, '#e3c06a') +
  rect(x + 0.08 * s, foot - 0.84 * s, 0.08 * s, 0.1 * s, '#f6f2ea');

const chair = (x: number, foot: number, s: number, k: number) =>
  path(
    `M${n(x - k * 0.2 * s)} ${n(foot - 0.9 * s)}l${n(k * 0.04 * s)} ${n(0.46 * s)}h${n(k * 0.38 * s)}l${n(k * 0.04 * s)} ${n(0.44 * s)}h${n(-k * 0.06 * s)}l${n(-k * 0.04 * s)} ${n(-0.38 * s)}h${n(-k * 0.28 * s)}l${n(-k * 0.04 * s)} ${n(0.38 * s)}h${n(-k * 0.06 * s)}l${n(-k * 0.04 * s)} ${n(-0.9 * s)}z`,
    '#6d4a2e',
  );

const parasol = (x: number, foot: number, s: number, colour: string) => {
  const top = foot - 2.9 * s;
  const w = 1.65 * s;
  return (
    rect(x - 0.03 * s, top, 0.06 * s, 2.9 * s, '#7a6650') +
    path(`M${n(x - w)} ${n(top + 0.62 * s)}L${n(x)} ${n(top)}L${n(x + w)} ${n(top + 0.62 * s)}z`, colour) +
    path(`M${n(x)} ${n(top)}L${n(x + w)} ${n(top + 0.62 * s)}H${n(x + w * 0.3)}z`, darker(colour, 0.22)) +
    path(`M${n(x)} ${n(top)}L${n(x - w)} ${n(top + 0.62 * s)}H${n(x - w * 0.3)}z`, lighter(colour, 0.2)) +
    rect(x - w, top + 0.6 * s, 2 * w, 0.2 * s, darker(colour, 0.1)) +
    rect(x - w, top + 0.8 * s, 2 * w, 0.16 * s, SHADE, opacity(0.16))
  );
};

const terrace = (rng: Random, x: number, foot: number, s: number, colour: string) => {
  let out =
    ellipse(x + 0.7 * s, foot + 0.1 * s, 2.3 * s, 0.34 * s, SHADE, opacity(0.28)) +
    parasol(x, foot, s, colour);
  for (const dx of [-0.95, 0.95]) {
    const t = x + dx * s;
    out += chair(t - 0.62 * s, foot, s, 1) + chair(t + 0.62 * s, foot, s, -1);
    if (rng.chance(0.75)) out += drawPasser(rng, { x: t - 0.5 * s, foot, s, pose: 'sit' });
    if (rng.chance(0.45))
      out += `<g transform="translate(${n(2 * (t + 0.5 * s))} 0) scale(-1 1)">${drawPasser(rng, { x: t + 0.5 * s, foot, s, pose: 'sit' })}</g>`;
    out += table(t, foot, s);
  }
  return out;
};

/** The Brink, Deventer's long square: gables of all ages, limes and full terraces. */
export const drawBrink = (spec: PictureSpec, sheet: Sheet): string => {
  const { rng, season, light, lit, snow } = readFacade(spec, sheet);
  let out = drawSky(sheet, rng.fork('sky'), light, season) + drawDistance(rng.fork('far'), BASE, season);
  const years = [1880, 1640, 1900, 1720, 1660, 1895, 1780, 1650];
  let x = -120;
  years.forEach((year, i) => {
    if (x > 1600) return;
    const pick = rng.fork(`h${i}`);
    const style = styleOf(year, pick);
    const w = style.width * S * 1.02;
    out += drawHouse(sheet, pick, {
      x,
      base: BASE,
      w,
      scale: S,
      style,
      storeys: pick.int(2, 3),
      snow,
      flip: pick.chance(0.5),
      lit,
    });
    // Awnings over the shop fronts and cafés.
    if (pick.chance(0.6)) {
      const tint = pick.pick(['#a8412b', '#0e5450', '#e6dccb', '#34515a']);
      const y = BASE - 2.9 * S;
      out +=
        path(
          `M${n(x + 0.3 * S)} ${n(y)}h${n(w - 0.6 * S)}l${n(0.26 * S)} ${n(0.7 * S)}h${n(-w + 0.1 * S)}z`,
          tint,
        ) +
        path(
          `M${n(x + 0.04 * S)} ${n(y + 0.7 * S)}h${n(w - 0.1 * S)}v${n(0.16 * S)}h${n(-w + 0.1 * S)}z`,
          darker(tint, 0.2),
        ) +
        rect(x + 0.1 * S, y + 0.86 * S, w - 0.2 * S, 0.4 * S, SHADE, opacity(0.28));
    }
    x += w;
  });
  out += drawGround(sheet, rng.fork('ground'), { horizon: HORIZON, base: BASE, scale: S, season, kerb: 3.4 });
  const crowd = rng.fork('crowd');
  for (let i = 0; i < 5; i++)
    out += drawPasser(crowd, {
      x: 90 + i * 330 + crowd.between(-70, 70),
      foot: BASE + 14,
      s: S * 1.02,
      pose: crowd.pick(['walk', 'stand']),
    });
  for (const tx of [560, 1180]) out += drawTree(rng.fork(`t${tx}`), tx, BASE + 46, 360, season);
  const colours = ['#f0e6d2', '#a8412b', '#f0e6d2', '#0e5450'];
  [250, 620, 990, 1380].forEach((tx, i) => {
    out += terrace(crowd, tx + crowd.between(-30, 30), BASE + 84, 62, colours[i] as string);
  });
  out +=
    drawPasser(crowd, { x: 830, foot: 1010, s: 92, pose: 'walk' }) +
    drawPasser(crowd, { x: 905, foot: 1016, s: 90, pose: 'walk' });
  out +=
    drawBicycle(crowd, 1210, 1090, 128) +
    drawLantern(120, 1050, 112, light === 'avond', sheet) +
    drawTree(rng.fork('near'), 1560, 1140, 980, season);
  return (
    out +
    rect(
      0,
      0,
      1600,
      1200,
      sheet.radial('vignette', 'cx="0.45" cy="0.45" r="0.85"', [
        [0.6, SHADE, 0],
        [1, SHADE, 0.24],
      ]),
    )
  );
};
