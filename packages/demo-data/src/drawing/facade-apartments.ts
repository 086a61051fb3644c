import { brickFill } from './brick.ts';
import { darker, glow } from './colour.ts';
import { drawDoor } from './door.ts';
import { baseFor, type FacadeScene, HORIZON, type Row } from './facade-scene.ts';
import { parapet, potted, railing } from './flat-parts.ts';
import { styleOf } from './house-style.ts';
import { opacity, rect, SHADE, shadow } from './svg.ts';
import { drawWindow } from './window.ts';

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
