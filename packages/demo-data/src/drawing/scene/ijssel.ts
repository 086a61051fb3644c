import { darker, glow, lighter, mix } from '../colour.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { parseLight, parseSeason } from '../light.ts';
import { createRandom } from '../random.ts';
import { drawSky } from '../sky.ts';
import {
  type Dot,
  dots,
  ellipse,
  n,
  opacity,
  path,
  polygon,
  rect,
  SHADE,
  stroke,
  type Sheet,
} from '../svg.ts';
import { drawTree } from '../tree.ts';
import { drawLebuinus, drawWaterfront } from './skyline.ts';

const SHORE = 640;

/** Deventer from the west bank of the IJssel: the waterfront, its church, a barge, and meadow in front. */
export const drawRiver = (spec: PictureSpec, sheet: Sheet): string => {
  const rng = createRandom(spec.seed).fork('ijssel');
  const light = parseLight(spec.detail?.light, 'ochtend');
  const season = parseSeason(spec.detail?.season, 'zomer');
  const haze = '#d9ddd4';
  let town = drawWaterfront(rng.fork('back'), -40, 1640, SHORE - 34, 46, haze, 0.48);
  town += drawLebuinus(620, SHORE - 30, 46, mix('#b09a86', haze, 0.12), mix('#6f7d80', haze, 0.2));
  // The weigh house and the mountain church's two spires, further along.
  for (const x of [1210, 1262])
    town +=
      rect(x, SHORE - 190, 34, 160, mix('#a8826e', haze, 0.3)) +
      polygon(
        [
          [x - 3, SHORE - 190],
          [x + 17, SHORE - 300],
          [x + 37, SHORE - 190],
        ],
        mix('#6f7d80', haze, 0.25),
      ) +
      rect(x + 24, SHORE - 190, 10, 160, SHADE, opacity(0.14));
  town += drawWaterfront(rng.fork('front'), -60, 1660, SHORE, 40, haze, 0.16, light === 'avond' ? 0.5 : 0);
  for (let x = -20; x < 1640; x += rng.between(60, 150))
    town += drawTree(rng.fork(`q${Math.round(x)}`), x, SHORE + 6, rng.between(70, 105), season);
  const quay =
    rect(0, SHORE, 1600, 26, '#9a8f80') +
    rect(0, SHORE, 1600, 6, lighter('#b9ae9c', 0.3)) +
    rect(0, SHORE + 18, 1600, 8, darker('#9a8f80', 0.4));
  let out = drawSky(sheet, rng.fork('sky'), light, season, SHORE) + town + quay;
  const dusk = light === 'avond';
  out += rect(
    0,
    SHORE + 26,
    1600,
    420,
    sheet.vertical('river', [
      [0, dusk ? '#d9a98a' : '#bcd0cb'],
      [0.3, '#86aaa6'],
      [1, '#2f6f6b'],
    ]),
  );
  // The town upside down, broken by the current.
  out += `<g transform="translate(0 ${2 * SHORE + 46}) scale(1 -0.55)" opacity=".3"><g transform="translate(0 ${n((SHORE * 0.45) / 0.55 - 24)})">${rect(0, SHORE - 90, 1600, 90, '#8a6a58')}${rect(596, SHORE - 400, 60, 400, '#8f8274')}${rect(1210, SHORE - 280, 86, 260, '#8f7a6e')}</g></g>`;
  for (const [tone, count, alpha] of [
    ['#eef4ee', 150, 0.5],
    ['#2b5f5c', 120, 0.35],
    ['#a9c6c0', 110, 0.5],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) {
      const t = rng.next() ** 1.5;
      const y = SHORE + 32 + t * 380;
      const w = 16 + t * 110 * rng.between(0.4, 1);
      const x = rng.between(-40, 1600);
      d += `M${n(x)} ${n(y)}q${n(w * 0.25)} ${n(-1.5 - t * 4)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0`;
    }
    out += stroke(d, tone, 2.4, `stroke-opacity="${alpha}" stroke-linecap="round"`);
  }
  out += barge(860, SHORE + 128);
  // The near bank: meadow with reeds, a path and a post.
  const green = season === 'herfst' ? '#8f8f58' : season === 'winter' ? '#9aa08e' : '#7d9c5e';
  out +=
    path('M0 1010Q300 960 640 996T1240 1040Q1440 1050 1600 1016V1200H0z', darker(green, 0.34)) +
    path('M0 1030Q300 980 640 1014T1240 1058Q1440 1066 1600 1034V1200H0z', green) +
    path('M0 1110Q420 1050 900 1110T1600 1120V1200H0z', lighter(green, 0.12));
  for (const [tone, count] of [
    [darker(green, 0.42), 150],
    [lighter(green, 0.25), 110],
    ['#c9b676', 70],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) {
      const x = rng.between(0, 1600);
      const y = 1030 + rng.next() * 170;
      const h = rng.between(14, 46) * ((y - 940) / 160);
      d += `M${n(x)} ${n(y)}q${n(rng.between(-4, 4))} ${n(-h * 0.6)} ${n(rng.between(-14, 14))} ${n(-h)}`;
    }
    out += stroke(d, tone, 2.6, 'stroke-linecap="round"');
  }
  if (season === 'zomer' || season === 'lente')
    for (const tone of ['#f4ecd0', '#d9a23f', '#c6525a']) {
      out += dots(
        Array.from({ length: 34 }, (): Dot => [
          rng.between(0, 1600),
          rng.between(1050, 1190),
          rng.between(3, 6),
        ]),
        tone,
      );
    }
  out +=
    drawTree(rng.fork('near'), 1570, 1120, 820, season) + ellipse(1560, 1130, 240, 20, SHADE, opacity(0.22));
  return (
    out +
    rect(
      0,
      0,
      1600,
      1200,
      sheet.radial('vignette', 'cx="0.45" cy="0.45" r="0.85"', [
        [0.6, SHADE, 0],
        [1, SHADE, 0.22],
      ]),
    )
  );
};

/** A river barge low in the water, bound upstream. */
const barge = (x: number, y: number) => {
  let out =
    path(`M${x - 250} ${y + 18}h500l-20 12h-460z`, SHADE, opacity(0.26)) +
    path(
      `M${x - 258} ${y - 22}C${x - 240} ${y + 14} ${x - 226} ${y + 20} ${x - 206} ${y + 20}H${x + 226}C${x + 250} ${y + 14} ${x + 262} ${y - 8} ${x + 268} ${y - 30}L${x + 214} ${y - 20}H${x - 190}z`,
      '#2b3b40',
    ) +
    path(
      `M${x - 252} ${y - 8}C${x - 244} ${y + 6} ${x - 240} ${y + 8} ${x - 236} ${y + 10}H${x + 246}L${x + 256} ${y - 2}z`,
      '#7a2f26',
    );
  out += rect(x - 108, y - 40, 300, 22, '#5d7a6c') + rect(x - 108, y - 40, 300, 6, '#8aa092');
  for (let i = 0; i < 9; i++) out += rect(x - 100 + i * 33, y - 34, 2, 16, '#3f564c');
  out +=
    rect(x - 210, y - 62, 82, 44, '#f1ece0') +
    rect(x - 218, y - 68, 98, 8, '#8d5a34') +
    rect(x - 190, y - 92, 48, 26, '#f1ece0') +
    rect(x - 196, y - 97, 60, 6, '#8d5a34');
  for (let i = 0; i < 4; i++) out += rect(x - 202 + i * 19, y - 54, 12, 14, '#3f5358');
  for (let i = 0; i < 3; i++) out += rect(x - 186 + i * 15, y - 88, 11, 14, '#9fb4b6');
  return (
    out +
    stroke(`M${x - 226} ${y - 24}v-62M${x + 236} ${y - 24}v-48`, '#3a3f40', 3) +
    path(`M${x - 226} ${y - 86}h34v7h-34z`, '#b8322b') +
    path(`M${x - 226} ${y - 79}h34v7h-34z`, '#f6f2ea') +
    path(`M${x - 226} ${y - 72}h34v7h-34z`, '#2b4a7a') +
    stroke(
      `M${x - 330} ${y + 24}q40 -8 70 -2M${x + 250} ${y + 24}q60 -8 120 2M${x - 300} ${y + 32}h540`,
      glow('#f4f7f2'),
      2.4,
      'stroke-opacity=".6"',
    )
  );
};
