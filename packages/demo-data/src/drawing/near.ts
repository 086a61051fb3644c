import { darker, lighter } from './colour.ts';
import type { Season } from './light.ts';
import type { Random } from './random.ts';
import { dots, ellipse, n, opacity, path, rect, SHADE, stroke, type Dot, type Sheet } from './svg.ts';

export type Near = 'verge' | 'pavement' | 'canal' | 'shade';

const verge = (rng: Random, season: Season) => {
  const green =
    season === 'winter'
      ? '#b9c2b2'
      : season === 'herfst'
        ? '#87894f'
        : season === 'lente'
          ? '#86a75c'
          : '#6f9154';
  const top = 1078;
  let out =
    rect(0, top - 18, 1600, 20, '#a9a69d') +
    rect(0, top - 18, 1600, 5, '#cbc8be') +
    rect(0, top - 1, 1600, 4, SHADE, opacity(0.4));
  out += path(`M0 ${top}H1600V1200H0z`, darker(green, 0.12));
  for (const [tone, count] of [
    [darker(green, 0.36), 210],
    [green, 190],
    [lighter(green, 0.25), 150],
  ] as const) {
    let blades = '';
    for (let i = 0; i < count; i++) {
      const y = top + 8 + rng.next() * 116;
      const h = rng.between(10, 22) + (y - top) * 0.2;
      blades += `M${Math.round(rng.between(-10, 1610))} ${Math.round(y)}q${n(rng.between(-2, 2))} ${n(-h * 0.6)} ${n(rng.between(-9, 9))} ${n(-h)}`;
    }
    out += stroke(blades, tone, 2.6, 'stroke-linecap="round"');
  }
  const bloom = {
    lente: ['#f0cf55', '#f6f2e4', '#e0a0b4'],
    zomer: ['#f6f2e4', '#c6525a', '#7f8fc0'],
    herfst: ['#b9783a', '#a85a34'],
    winter: [],
  }[season];
  for (const tint of bloom)
    out += dots(
      Array.from({ length: 26 }, (): Dot => [
        rng.between(0, 1600),
        rng.between(top + 4, 1190),
        rng.between(3, 6),
      ]),
      tint,
    );
  return out;
};

const pavement = (season: Season) => {
  const tone = season === 'winter' ? '#d9dcda' : '#a9a398';
  const top = 1074;
  let lines = '';
  for (let x = -900; x < 2500; x += 124)
    lines += `M${n(800 + (x - 800) * 0.72)} ${top + 22}L${n(800 + (x - 800) * 1.02)} 1200`;
  return (
    rect(0, top, 1600, 24, '#8e918f') +
    rect(0, top, 1600, 7, '#b9bbb6') +
    rect(0, top + 22, 1600, 110, tone) +
    stroke(`${lines}M0 ${top + 58}H1600M0 ${top + 104}H1600`, darker(tone, 0.32), 2.4) +
    rect(0, top - 8, 1600, 8, SHADE, opacity(0.3))
  );
};

/** The quay's edge and the water of a canal, with the fronts hinted at upside down. */
const canal = (sheet: Sheet, rng: Random, evening: boolean) => {
  const top = 1010;
  let out =
    rect(0, top - 26, 1600, 34, '#7f8789') +
    rect(0, top - 26, 1600, 9, '#a9b0af') +
    rect(0, top + 6, 1600, 70, '#5a4a42');
  let joints = '';
  for (let x = -20; x < 1600; x += 128) joints += `M${x} ${top - 18}v26`;
  for (let y = top + 18; y < top + 76; y += 13) joints += `M0 ${y}h1600`;
  out +=
    stroke(joints, '#2b2f30', 1.6, 'stroke-opacity=".5"') + rect(0, top + 6, 1600, 16, SHADE, opacity(0.4));
  out += rect(
    0,
    top + 74,
    1600,
    130,
    sheet.vertical('canal', [
      [0, '#4d6a66'],
      [0.5, '#6f8f8a'],
      [1, '#3f6663'],
    ]),
  );
  for (let i = 0; i < 9; i++)
    out += rect(
      rng.between(-40, 1560),
      top + 76,
      rng.between(70, 190),
      rng.between(60, 120),
      rng.pick(['#8d4633', '#a5563d', '#c6a676', '#e9e2d5']),
      opacity(0.2),
    );
  if (evening)
    for (let i = 0; i < 12; i++)
      out += rect(
        rng.between(0, 1580),
        top + 78,
        rng.between(10, 22),
        rng.between(50, 110),
        'rgb(240,190,110)',
        opacity(0.3),
      );
  for (const [tone, alpha] of [
    ['#dfe9e4', 0.5],
    ['#24403f', 0.4],
  ] as const) {
    let d = '';
    for (let i = 0; i < 70; i++) {
      const y = top + 80 + rng.next() * 112;
      const w = rng.between(30, 130);
      d += `M${Math.round(rng.between(-40, 1580))} ${Math.round(y)}q${n(w * 0.25)} -4 ${n(w * 0.5)} 0t${n(w * 0.5)} 0`;
    }
    out += stroke(d, tone, 2.4, `stroke-opacity="${alpha}" stroke-linecap="round"`);
  }
  for (const x of [210, 830, 1400])
    out +=
      ellipse(x + 12, top - 18, 30, 6, SHADE, opacity(0.3)) +
      path(`M${x - 14} ${top - 16}v-54q14 -16 28 0v54z`, '#2f3b3a') +
      rect(x - 19, top - 70, 38, 11, '#414d4a') +
      rect(x - 14, top - 62, 6, 46, lighter('#2f3b3a', 0.3));
  return out;
};

/** Sun through a tree that stands behind the photographer. */
const shade = (rng: Random) => {
  const side = rng.chance(0.5) ? 0 : 1600;
  const spots: Dot[] = Array.from({ length: 120 }, () => {
    const reach = rng.next() ** 0.7;
    return [
      side + (side ? -1 : 1) * reach * 1250,
      1210 - (1 - reach) * rng.next() * 210 - rng.next() * 50,
      rng.between(9, 42),
    ];
  });
  return `<g transform="translate(0 700) scale(1 0.42)"><g transform="translate(0 0)">${dots(
    spots.map(([x, y, r]): Dot => [x, (y - 700) / 0.42, r * 1.4]),
    SHADE,
    'opacity=".2"',
  )}</g></g>`;
};

/** What lies at the photographer's feet, so that the street does not end in emptiness. */
export const drawNear = (sheet: Sheet, rng: Random, near: Near, season: Season, evening: boolean): string => {
  if (near === 'canal') return canal(sheet, rng, evening);
  if (near === 'verge') return verge(rng, season) + (evening || season === 'winter' ? '' : shade(rng));
  if (near === 'pavement') return pavement(season) + (evening || season === 'winter' ? '' : shade(rng));
  return evening || season === 'winter' ? '' : shade(rng);
};
