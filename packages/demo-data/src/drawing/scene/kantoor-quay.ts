import { glow } from '../colour.ts';
import { type Random } from '../random.ts';
import { BASE, S } from './kantoor-place.ts';
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
  type Sheet,
  stroke,
} from '../svg.ts';

export const sky = (sheet: Sheet) =>
  rect(
    0,
    0,
    1600,
    960,
    sheet.vertical('dusk', [
      [0, glow('#a9c2c8')],
      [0.42, glow('#cfd8d2')],
      [0.68, glow('#f0dfc4')],
      [0.82, glow('#f3cfa4')],
    ]),
  ) +
  rect(
    0,
    0,
    1600,
    960,
    sheet.radial('dusk-sun', 'cx="0.02" cy="0.8" r="0.75"', [
      [0, glow('#ffe6b4'), 0.75],
      [1, glow('#ffe6b4'), 0],
    ]),
  ) +
  [
    [-60, 250, 900, 15],
    [260, 300, 760, 9],
    [40, 420, 620, 10],
    [520, 190, 520, 8],
  ]
    .map(([x, y, w, h]) =>
      path(
        `M${x} ${y}q${(w as number) * 0.3} ${-(h as number)} ${(w as number) * 0.55} ${-(h as number) * 0.3}t${(w as number) * 0.45} ${(h as number) * 0.4}q${-(w as number) * 0.4} ${h} ${-(w as number) * 0.7} ${(h as number) * 0.6}t${-(w as number) * 0.3} ${-(h as number) * 0.7}z`,
        glow('#fff3dd'),
        opacity(0.42),
      ),
    )
    .join('');

/** Light from the door on the pavement, widening towards the eye. */
export const spill = (sheet: Sheet, cx: number, w: number) => {
  const fill = sheet.vertical('spill', [
    [0, glow('#ffdf9e'), 0.8],
    [0.4, glow('#ffcf86'), 0.4],
    [1, glow('#ffc676'), 0],
  ]);
  return (
    polygon(
      [
        [cx - w * 0.5, BASE],
        [cx + w * 0.5, BASE],
        [cx + w * 1.15, 1190],
        [cx - w * 1.5, 1190],
      ],
      fill,
    ) +
    polygon(
      [
        [cx - w * 0.36, BASE],
        [cx + w * 0.36, BASE],
        [cx + w * 0.6, 1130],
        [cx - w * 0.85, 1130],
      ],
      fill,
      'opacity=".6"',
    )
  );
};

export const tub = (rng: Random, x: number) => {
  let leaves = '';
  for (let i = 0; i < 5; i++)
    leaves += ellipse(
      x + rng.between(-2, 2),
      BASE - (0.62 + i * 0.2) * S,
      (0.26 - i * 0.03) * S,
      0.17 * S,
      i % 2 ? '#4f7150' : '#426348',
    );
  return (
    ellipse(x + 0.1 * S, BASE + 4, 0.36 * S, 0.06 * S, SHADE, opacity(0.3)) +
    rect(x - 0.03 * S, BASE - 0.6 * S, 0.06 * S, 0.24 * S, '#5e5046') +
    leaves +
    [0, 1, 2, 3]
      .map((i) =>
        ellipse(x - 0.09 * S, BASE - (0.68 + i * 0.2) * S, 0.1 * S, 0.07 * S, '#7d9a6c', opacity(0.8)),
      )
      .join('') +
    path(
      `M${n(x - 0.24 * S)} ${n(BASE - 0.42 * S)}h${n(0.48 * S)}l${n(-0.05 * S)} ${n(0.44 * S)}h${n(-0.38 * S)}z`,
      '#9a5a3e',
    ) +
    path(
      `M${n(x + 0.06 * S)} ${n(BASE - 0.42 * S)}h${n(0.18 * S)}l${n(-0.05 * S)} ${n(0.44 * S)}h${n(-0.12 * S)}z`,
      SHADE,
      opacity(0.22),
    ) +
    rect(x - 0.26 * S, BASE - 0.46 * S, 0.52 * S, 0.08 * S, '#b4714f')
  );
};

/** A shop sign in the form of the firm's doorway, hung from an iron bracket. */
export const sign = (x: number, y: number) =>
  stroke(
    `M${n(x)} ${n(y)}h${n(-0.78 * S)}M${n(x)} ${n(y + 0.4 * S)}Q${n(x - 0.1 * S)} ${n(y + 0.05 * S)} ${n(x - 0.5 * S)} ${n(y)}`,
    '#26302f',
    4,
  ) +
  stroke(
    `M${n(x - 0.66 * S)} ${n(y)}v${n(0.12 * S)}M${n(x - 0.3 * S)} ${n(y)}v${n(0.12 * S)}`,
    '#26302f',
    2.5,
  ) +
  path(
    `M${n(x - 0.76 * S)} ${n(y + 0.9 * S)}v${n(-0.5 * S)}a${n(0.28 * S)} ${n(0.28 * S)} 0 0 1 ${n(0.56 * S)} 0v${n(0.5 * S)}z`,
    '#0e5450',
  ) +
  path(
    `M${n(x - 0.6 * S)} ${n(y + 0.9 * S)}v${n(-0.46 * S)}a${n(0.12 * S)} ${n(0.12 * S)} 0 0 1 ${n(0.24 * S)} 0v${n(0.46 * S)}z`,
    glow('#ffdf9e'),
  );

/** The low sun over the stones: warm at the left, with the long shadows of tree, lantern and bollards. */
export const eveningSun = (sheet: Sheet, rng: Random): string => {
  const foot = BASE + 60;
  const crown: Dot[] = Array.from({ length: 90 }, () => {
    const a = rng.between(0, Math.PI * 2);
    const d = Math.sqrt(rng.next());
    return [470 + Math.cos(a) * d * 300, 1075 + Math.sin(a) * d * 62, rng.between(10, 30)];
  });
  let shades = `M40 ${foot + 2}L300 1040L330 1040L62 ${foot + 2}zM694 ${foot}L1010 1120L1026 1120L708 ${foot}z`;
  for (const x of [120, 470, 800])
    shades += `M${x - 12} ${BASE + 4}L${x + 70} ${BASE + 44}L${x + 98} ${BASE + 44}L${x + 14} ${BASE + 4}z`;
  const warm = sheet.radial('low-sun', 'cx="0" cy="0.2" r="0.8"', [
    [0, glow('#ffdfa6'), 0.4],
    [1, glow('#ffdfa6'), 0],
  ]);
  return (
    rect(0, BASE, 1600, 1200 - BASE, warm) + `<g opacity=".2">${path(shades, SHADE)}${dots(crown, SHADE)}</g>`
  );
};
