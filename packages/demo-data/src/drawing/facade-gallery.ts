import { brickFill } from './brick.ts';
import { darker } from './colour.ts';
import { drawDoor } from './door.ts';
import { baseFor, type FacadeScene, HORIZON, type Row } from './facade-scene.ts';
import { parapet, potted, railing } from './flat-parts.ts';
import { styleOf } from './house-style.ts';
import { n, opacity, rect, SHADE, shadow } from './svg.ts';
import { drawWindow } from './window.ts';

const galleryHome = (
  { sheet, rng, lit }: FacadeScene,
  home: { s: number; unit: number; floor: number; colour: string },
) => {
  const { s, unit, floor, colour } = home;
  const window = { frame: '#f0ece2', scale: s, ground: true, sill: false } as const;
  let out = drawDoor(sheet, rng, {
    x: 0.5 * s,
    foot: 0,
    w: 1.05 * s,
    h: 2.1 * s,
    scale: s,
    kind: 'glazed',
    colour,
    frame: '#f0ece2',
    lit: lit > 0,
    fanlight: 0.3,
    steps: 0,
  });
  out += drawWindow(sheet, rng, {
    ...window,
    x: 1.75 * s,
    y: -2.4 * s,
    w: 1.3 * s,
    h: 1.5 * s,
    kind: 'single',
    lit: rng.chance(lit),
  });
  out += drawWindow(sheet, rng, {
    ...window,
    x: 3.4 * s,
    y: -2.4 * s,
    w: 1.8 * s,
    h: 1.5 * s,
    kind: 'picture',
    lit: rng.chance(lit),
  });
  if (rng.chance(0.4)) out += potted(rng, 3.2 * s, 0, s);
  return out + rect(unit - 0.08 * s, -floor * s, 0.16 * s, floor * s, '#cbc5b9');
};

/** A gallery flat: an open walkway on every floor with front doors and kitchen windows, and a lift tower. */
export const drawGallery = (scene: FacadeScene): Row => {
  const { sheet, rng, storeys, snow, lit } = scene;
  const style = styleOf(Math.max(1962, Math.min(1995, scene.year)), rng.fork('style'));
  const floor = 2.85;
  const s = Math.min((HORIZON - 120) / (storeys * floor + 0.6 - 1.6), 60);
  const base = baseFor(s);
  const top = base - storeys * floor * s;
  const unit = 5.6 * s;
  const tower = 3.6 * s;
  const right = 1360 + rng.between(-60, 60);
  const tint = rng.pick(['#dfe4dc', '#cfd9d6', '#e8ddc6', '#3f6a66']);
  const doors = rng.pick([
    ['#a8412b', '#d9a23f', '#2f5a5c'],
    ['#2f5a5c', '#3f6a8a', '#5d7a6c'],
    ['#8c5a2c', '#a8412b', '#efe6d6'],
  ] as const);
  // Six homes are drawn once and repeated along the galleries, as they were built.
  const homes = Array.from({ length: 6 }, (_, i) => {
    const url = sheet.define(
      `home-${i}`,
      (id) => `<g id="${id}">${galleryHome(scene, { s, unit, floor, colour: rng.pick(doors) })}</g>`,
    );
    return url.slice(5, -1);
  });
  let out = rect(-10, top, right + 10, base - top, brickFill(sheet, style.brick, s));
  for (let f = 0; f < storeys; f++) {
    const foot = base - f * floor * s;
    out += shadow(
      [
        [-10, foot - floor * s],
        [right, foot - floor * s],
        [right, foot - floor * s + 0.75 * s],
        [-10, foot - floor * s + 0.75 * s],
      ],
      0.34,
    );
    for (let x = right - unit; x > -unit; x -= unit)
      out += `<use href="#${rng.pick(homes)}" x="${n(x)}" y="${n(foot)}"/>`;
  }
  for (let f = 1; f < storeys; f++) {
    const foot = base - f * floor * s;
    out +=
      railing(
        -10,
        foot - 0.95 * s,
        right + 10,
        0.95 * s,
        scene.year < 1972 ? 'bars' : 'panel',
        scene.year < 1972 ? '#59625f' : tint,
      ) +
      rect(-10, foot - 0.02 * s, right + 10, 0.22 * s, '#d4cec2') +
      rect(-10, foot + 0.14 * s, right + 10, 0.07 * s, darker('#d4cec2', 0.35));
  }
  out += parapet(-10, top, right + 10, s, snow);
  const th = base - top + 1.6 * s;
  out +=
    rect(right, base - th, tower, th, brickFill(sheet, 'grijs', s)) +
    rect(
      right,
      base - th,
      tower,
      th,
      sheet.gradient('wall-wash', 'x1="0" y1="0" x2="1" y2="1"', [
        [0, '#fff0d2', 0.17],
        [0.45, '#fff0d2', 0],
        [1, SHADE, 0.2],
      ]),
    ) +
    rect(right + tower, base - th, 0.4 * s, th, SHADE, opacity(0.16));
  for (let f = 0; f < storeys; f++)
    out += drawWindow(sheet, rng, {
      x: right + 1 * s,
      y: base - (f * floor + 2.5) * s,
      w: 1.6 * s,
      h: (f ? 2.2 : 2.5) * s,
      kind: 'modern',
      frame: '#3b4144',
      scale: s,
      lit: lit > 0,
      ground: false,
      sill: false,
    });
  out += parapet(right, base - th, tower, s, snow);
  return { markup: out, base, scale: s, left: 300, right, door: right + 1.8 * s, ground: 'garden' };
};
