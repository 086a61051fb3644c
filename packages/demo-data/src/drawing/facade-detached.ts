import { darker, lighter } from './colour.ts';
import { lotFor } from './detached-lot.ts';
import { baseFor, type FacadeScene, type Row, scaleFor } from './facade-scene.ts';
import { houseHeight } from './house-spec.ts';
import { type HouseStyle, styleOf } from './house-style.ts';
import { drawHouse } from './house.ts';
import { ellipse, n, opacity, path, rect, SHADE, shadow } from './svg.ts';

const barnDoor = (box: { x: number; w: number; head: number; foot: number }, s: number) => {
  const x = box.x - box.w * 0.1;
  const w = box.w * 1.15;
  const top = box.head - 0.1 * s;
  const green = '#23463d';
  let out =
    path(
      `M${n(x)} ${n(box.foot)}V${n(top + 0.3 * s)}Q${n(x + w / 2)} ${n(top - 0.25 * s)} ${n(x + w)} ${n(top + 0.3 * s)}V${n(box.foot)}z`,
      '#f1ece0',
    ) +
    path(
      `M${n(x + 0.1 * s)} ${n(box.foot)}V${n(top + 0.38 * s)}Q${n(x + w / 2)} ${n(top - 0.12 * s)} ${n(x + w - 0.1 * s)} ${n(top + 0.38 * s)}V${n(box.foot)}z`,
      green,
    );
  for (let at = x + 0.28 * s; at < x + w - 0.15 * s; at += 0.2 * s)
    out += rect(at, top + 0.3 * s, 1.5, box.foot - top - 0.3 * s, darker(green, 0.5));
  out += rect(x + w / 2 - 2, top + 0.16 * s, 4, box.foot - top - 0.16 * s, darker(green, 0.6));
  for (const y of [0.62, 1.7])
    for (const k of [0, 1])
      out += rect(x + 0.12 * s + k * w * 0.52, top + y * s, w * 0.34, 0.05 * s, '#1d2426');
  return (
    out +
    path(
      `M${n(x + 0.1 * s)} ${n(top + 0.62 * s)}V${n(top + 0.38 * s)}Q${n(x + w / 2)} ${n(top - 0.12 * s)} ${n(x + w - 0.1 * s)} ${n(top + 0.38 * s)}V${n(top + 0.62 * s)}Q${n(x + w / 2)} ${n(top + 0.1 * s)} ${n(x + 0.1 * s)} ${n(top + 0.62 * s)}z`,
      SHADE,
      opacity(0.3),
    )
  );
};

export const garage = (x: number, base: number, s: number, wall: string, door: string, snow: boolean) => {
  const w = 3.2 * s;
  const h = 2.75 * s;
  let out =
    rect(x, base - h, w, h, wall) +
    rect(x, base - h, w, h, SHADE, opacity(0.12)) +
    rect(x - 2, base - h - 0.1 * s, w + 0.16 * s, 0.3 * s, '#efe9dd') +
    rect(x - 2, base - h - 0.14 * s, w + 0.16 * s, 0.08 * s, snow ? '#f7f8f6' : '#6f787b') +
    shadow(
      [
        [x, base - h + 0.2 * s],
        [x + w, base - h + 0.2 * s],
        [x + w, base - h + 0.5 * s],
        [x, base - h + 0.5 * s],
      ],
      0.26,
    );
  out +=
    rect(x + 0.4 * s, base - 2.2 * s, 2.4 * s, 2.2 * s, '#efe9dd') +
    rect(x + 0.48 * s, base - 2.12 * s, 2.24 * s, 2.12 * s, door);
  for (let i = 1; i < 5; i++)
    out +=
      rect(x + 0.48 * s, base - 2.12 * s + i * 0.43 * s, 2.24 * s, 2, darker(door, 0.35)) +
      rect(x + 0.48 * s, base - 2.1 * s + i * 0.43 * s, 2.24 * s, 2, lighter(door, 0.25));
  return (
    out +
    rect(x + 0.4 * s, base - 2.2 * s, 2.4 * s, 0.2 * s, SHADE, opacity(0.3)) +
    ellipse(x + 1.6 * s, base - 0.5 * s, 0.04 * s, 0.04 * s, '#2b2f30')
  );
};

/** A house with air around it, and parts of the next ones at both edges. */
export const drawDetached = (scene: FacadeScene): Row => {
  const { sheet, rng, snow, lit } = scene;
  const lot = lotFor(scene);
  const { style, storeys } = lot;
  const whole = lot.width * (lot.twin ? 2 : 1) + (lot.garage ? 3.2 : 0);
  const s = Math.min(scaleFor(houseHeight(style, storeys, lot.width) + (lot.barn ? 0 : 0.6), whole + 1), 98);
  const base = baseFor(s);
  const w = lot.width * s;
  const x = 800 - (whole * s) / 2;
  const house = (
    label: string,
    at: number,
    flip: boolean,
    ends: readonly [boolean, boolean],
    own: HouseStyle,
    lamps: number,
  ) =>
    drawHouse(sheet, rng.fork(label), {
      x: at,
      base,
      w,
      scale: s,
      style: own,
      storeys,
      snow,
      flip,
      lit: lamps,
      ends,
      chimney: style.crown !== 'flat' && (!lot.twin || ends[1]),
      doorAxis: lot.doorAxis,
      ...(lot.barn
        ? {
            entrance: {
              axis: 4,
              draw: (box: { x: number; w: number; head: number; foot: number }) => barnDoor(box, s),
            },
          }
        : {}),
    });
  const gap = (scene.type === 'twee-onder-een-kap' ? 3 : 4.2) * s;
  const other: HouseStyle = { ...style, doorColour: styleOf(scene.year, rng.fork('other')).doorColour };
  const lamps = lit && 0.8;
  let markup = '';
  if (lot.twin) {
    for (const at of [x - gap - w, x + 2 * w + gap])
      markup += house(`n${at > 800}`, at, at < 800, at < 800 ? [false, true] : [true, false], other, lit);
    markup +=
      house('left', x, false, [true, false], style, lamps) +
      house('right', x + w, true, [false, true], other, lit);
  } else if (!lot.barn) {
    markup +=
      house('nl', x - gap - w, true, [true, true], other, lit) +
      house('nr', x + whole * s + gap, false, [true, true], other, lit);
  }
  if (!lot.twin) markup += house('own', x, false, [true, true], style, lamps);
  const wall = sheet.define(
    'garage-wall',
    (id) =>
      `<linearGradient id="${id}"><stop stop-color="${lighter('#b08c74', 0.1)}"/><stop offset="1" stop-color="#a07c66"/></linearGradient>`,
  );
  if (lot.garage)
    markup += garage(
      x + w,
      base,
      s,
      style.brick === 'wit' ? '#e4dccd' : wall,
      style.window === 'modern' ? '#3b4144' : darker(style.doorColour, 0.05),
      snow,
    );
  const door = lot.doorAxis === undefined ? x + w * 0.2 : x + (w * (lot.doorAxis + 0.5)) / style.axes;
  return { markup, base, scale: s, left: x, right: x + whole * s, door, ground: 'garden' };
};
