import { brickFill } from './brick.ts';
import { darker, glow, lighter } from './colour.ts';
import { drawDoor } from './door.ts';
import { baseFor, HORIZON, type FacadeScene, type Row } from './facade-scene.ts';
import { styleOf } from './house-style.ts';
import type { Random } from './random.ts';
import { ellipse, n, opacity, polygon, rect, SHADE, shadow, stroke } from './svg.ts';
import { drawWindow } from './window.ts';

const railing = (
  x: number,
  y: number,
  w: number,
  h: number,
  kind: 'bars' | 'glass' | 'panel',
  colour: string,
) => {
  if (kind === 'glass')
    return (
      rect(x, y, w, h, '#cfe0de', opacity(0.5)) +
      polygon(
        [
          [x + w * 0.2, y],
          [x + w * 0.4, y],
          [x + w * 0.25, y + h],
          [x + w * 0.05, y + h],
        ],
        '#ffffff',
        opacity(0.35),
      ) +
      rect(x, y - 2, w, 4, '#59625f')
    );
  if (kind === 'panel') {
    let out = rect(x, y, w, h, colour) + rect(x, y, w, h * 0.1, lighter(colour, 0.4));
    for (let i = 1; i < Math.round(w / 60); i++)
      out += rect(x + (w * i) / Math.round(w / 60), y, 1.5, h, darker(colour, 0.3));
    return out;
  }
  let d = '';
  for (let at = x + 3; at < x + w; at += 7) d += `M${n(at)} ${n(y)}v${n(h)}`;
  return stroke(d, colour, 2) + rect(x, y - 2, w, 5, colour) + rect(x, y + h - 3, w, 3, colour);
};

const potted = (rng: Random, x: number, foot: number, s: number) =>
  rect(x - 0.1 * s, foot - 0.2 * s, 0.2 * s, 0.2 * s, rng.pick(['#b9643f', '#d9cebc', '#6f787b'])) +
  [-0.12, 0, 0.12]
    .map((dx, i) =>
      ellipse(
        x + dx * s,
        foot - (0.34 + (i === 1 ? 0.14 : 0)) * s,
        0.13 * s,
        0.15 * s,
        ['#4f7150', '#6a8a5c', '#5b7a52'][i] as string,
      ),
    )
    .join('');

const parapet = (x: number, y: number, w: number, s: number, snow: boolean) =>
  rect(x - 0.1 * s, y - 0.5 * s, w + 0.2 * s, 0.5 * s, '#d9d3c7') +
  rect(x - 0.1 * s, y - 0.5 * s, w + 0.2 * s, 0.12 * s, snow ? '#f7f8f6' : '#8a9295') +
  shadow(
    [
      [x, y],
      [x + w, y],
      [x + w, y + 0.3 * s],
      [x + 0.2 * s, y + 0.3 * s],
    ],
    0.28,
  );

/** A block of flats with balconies on both sides of a glazed staircase. */
export const drawApartments = (scene: FacadeScene): Row => {
  const { sheet, rng, storeys, snow, lit } = scene;
  const style = styleOf(Math.max(1930, scene.year), rng.fork('style'));
  const floor = 3;
  const s = Math.min((HORIZON - 110) / (storeys * floor + 0.6 - 1.6), 66);
  const base = baseFor(s);
  const bay = 5.4 * s;
  const stair = 2.8 * s;
  const w = bay * 4 + stair;
  const x = 800 - w / 2 + rng.between(-40, 40);
  const top = base - storeys * floor * s;
  const brick = brickFill(sheet, style.brick, s);
  const kind = scene.year < 1970 ? 'bars' : scene.year < 2000 ? 'panel' : 'glass';
  const tint = rng.pick(['#3b4446', '#f0ece2', '#2f5a5c', '#8a5a38']);
  let out = '';
  // The next block stands further back at both sides.
  for (const at of [x - w - 2.5 * s, x + w + 2.5 * s]) {
    out +=
      rect(at, top + 0.8 * s, w, base - top - 0.8 * s, brickFill(sheet, 'grijs', s)) +
      parapet(at, top + 0.8 * s, w, s, snow);
    for (let f = 0; f < storeys; f++)
      for (let i = 0; i < 6; i++)
        out +=
          rect(at + w * (0.03 + i * 0.163), base - (f * floor + 2.2) * s, w * 0.11, 1.5 * s, '#f0ece2') +
          rect(
            at + w * (0.034 + i * 0.163),
            base - (f * floor + 2.14) * s,
            w * 0.102,
            1.38 * s,
            rng.chance(lit) ? glow('#eab566') : '#5d6f73',
          );
  }
  out +=
    rect(x, top, w, base - top, brick) +
    rect(x, base - floor * s, w, floor * s, SHADE, opacity(0.1)) +
    rect(
      x,
      top,
      w,
      base - top,
      sheet.gradient('wall-wash', 'x1="0" y1="0" x2="1" y2="1"', [
        [0, '#fff0d2', 0.17],
        [0.45, '#fff0d2', 0],
        [1, SHADE, 0.2],
      ]),
    );
  const sx = x + bay * 2;
  out +=
    rect(
      sx,
      top - 0.9 * s,
      stair,
      base - top + 0.9 * s,
      brickFill(sheet, style.brick === 'wit' ? 'grijs' : 'wit', s),
    ) + rect(sx + stair, top - 0.9 * s, 0.2 * s, 0.9 * s, SHADE, opacity(0.2));
  for (let f = 1; f < storeys; f++)
    out += drawWindow(sheet, rng, {
      x: sx + 0.6 * s,
      y: base - (f * floor + 2.4) * s,
      w: stair - 1.2 * s,
      h: 2.2 * s,
      kind: 'sash',
      frame: style.frame,
      scale: s,
      lit: lit > 0,
      ground: false,
      sill: false,
    });
  out +=
    drawDoor(sheet, rng, {
      x: sx + 0.35 * s,
      foot: base,
      w: stair - 0.7 * s,
      h: 2.3 * s,
      scale: s,
      kind: 'double',
      colour: style.doorColour,
      frame: style.frame,
      lit: lit > 0,
      fanlight: 0.4,
    }) +
    rect(sx - 0.3 * s, base - 3.2 * s, stair + 0.6 * s, 0.22 * s, '#59625f') +
    shadow(
      [
        [sx, base - 3 * s],
        [sx + stair + 0.3 * s, base - 3 * s],
        [sx + stair + 0.3 * s, base - 2.5 * s],
        [sx + 0.3 * s, base - 2.5 * s],
      ],
      0.3,
    );
  for (let f = storeys - 1; f >= 0; f--) {
    const foot = base - f * floor * s;
    for (let i = 0; i < 4; i++) {
      const bx = x + bay * i + (i > 1 ? stair : 0);
      const mirror = i % 2 === 1;
      const at = (t: number, width: number) => (mirror ? bx + bay - (t * s + width) : bx + t * s);
      const frame = style.frame;
      const window = { frame, sash: style.sash, scale: s, ground: f === 0 } as const;
      out += drawWindow(sheet, rng, {
        ...window,
        x: at(0.5, 1.5 * s),
        y: foot - 2.4 * s,
        w: 1.5 * s,
        h: 1.6 * s,
        kind: style.window === 'stained' ? 'transom' : 'single',
        lit: rng.chance(lit),
      });
      out += drawWindow(sheet, rng, {
        ...window,
        x: at(2.35, 2.5 * s),
        y: foot - 2.4 * s,
        w: 2.5 * s,
        h: f ? 2.4 * s : 1.6 * s,
        kind: 'picture',
        lit: rng.chance(lit),
        sill: f ? false : undefined,
      });
      if (f === 0) continue;
      const px = at(2.05, 3.1 * s);
      const pw = 3.1 * s;
      if (rng.chance(0.6)) out += potted(rng, px + pw * rng.between(0.15, 0.85), foot, s);
      out += shadow(
        [
          [px, foot + 0.18 * s],
          [px + pw, foot + 0.18 * s],
          [px + pw + 0.35 * s, foot + 0.9 * s],
          [px + 0.35 * s, foot + 0.9 * s],
        ],
        0.26,
      );
      out +=
        railing(px, foot - 1 * s, pw, 1 * s, kind, tint) +
        rect(px - 2, foot - 0.02 * s, pw + 4, 0.2 * s, '#d4cec2') +
        rect(px - 2, foot + 0.1 * s, pw + 4, 0.08 * s, darker('#d4cec2', 0.3));
    }
  }
  out +=
    parapet(x, top, bay * 2, s, snow) +
    parapet(sx + stair, top, bay * 2, s, snow) +
    parapet(sx, top - 0.9 * s, stair, s, snow);
  return { markup: out, base, scale: s, left: x, right: x + w, door: sx + stair / 2, ground: 'garden' };
};

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
