import { brickFill, drawLintel } from './brick.ts';
import { darker, lighter } from './colour.ts';
import { drawDoor } from './door.ts';
import { drawTop, timberFill, topHeight } from './house-top.ts';
import { type HouseStyle } from './house-style.ts';
import type { Random } from './random.ts';
import { opacity, rect, SHADE, shadow, type Sheet } from './svg.ts';
import { drawShutter } from './shutter.ts';
import type { WindowKind } from './window-bars.ts';
import { drawWindow } from './window.ts';

export interface HouseSpec {
  x: number;
  base: number;
  w: number;
  scale: number;
  style: HouseStyle;
  storeys: number;
  snow: boolean;
  /** The door stands at the right instead of the left. */
  flip: boolean;
  /** The share of windows with a lamp on. */
  lit: number;
  ends?: readonly [boolean, boolean];
  chimney?: boolean;
  doorAxis?: number | undefined;
  /** Another place and drawing for the front door than the style's own. */
  entrance?: { axis: number; draw: (box: { x: number; w: number; head: number; foot: number }) => string };
}

export const wallHeight = (style: HouseStyle, storeys: number): number =>
  style.groundHeight + (storeys - 1) * style.floorHeight;
export const houseHeight = (style: HouseStyle, storeys: number, width: number): number =>
  wallHeight(style, storeys) + topHeight(style, width);

const opening = (
  sheet: Sheet,
  rng: Random,
  spec: HouseSpec,
  box: { x: number; y: number; w: number; h: number },
  kind: WindowKind,
  ground: boolean,
) => {
  const { style, scale: s } = spec;
  const arch = style.lintel === 'arch' ? 0.13 : 0;
  let out = '';
  if (style.shutters && ground) {
    out +=
      drawShutter(box.x - box.w * 0.46, box.y, box.w * 0.42, box.h, style.shutters) +
      drawShutter(box.x + box.w * 1.04, box.y, box.w * 0.42, box.h, style.shutters);
  }
  out += drawWindow(sheet, rng, {
    ...box,
    kind,
    frame: style.frame,
    sash: style.sash,
    scale: s,
    lit: rng.chance(spec.lit),
    ground,
    arch,
  });
  if (style.lintel === 'flat' || style.lintel === 'arch')
    out += drawLintel(style.brick, box.x - 0.03 * s, box.y, box.w + 0.06 * s, s, {
      arch,
      keystone: style.keystone,
    });
  if (style.lintel === 'steel')
    out +=
      rect(box.x - 0.12 * s, box.y - 0.14 * s, box.w + 0.24 * s, 0.15 * s, '#c9c3b8') +
      rect(box.x - 0.12 * s, box.y - 0.03 * s, box.w + 0.24 * s, 0.04 * s, SHADE, opacity(0.3));
  return out;
};

const bayWindow = (sheet: Sheet, rng: Random, spec: HouseSpec, cx: number, top: number, wide: number) => {
  const { style, scale: s, base } = spec;
  const w = wide * s;
  const x = cx - w / 2;
  const parapet = base - 0.72 * s;
  const brick = brickFill(sheet, style.brick, s);
  const cheek = 0.34 * s;
  let out = shadow(
    [
      [x + w, top - 0.2 * s],
      [x + w + 0.75 * s, top + 0.3 * s],
      [x + w + 0.75 * s, base],
      [x + w, base],
    ],
    0.3,
  );
  out +=
    rect(x, parapet, w, base - parapet, brick) +
    rect(x, parapet, cheek, base - parapet, '#fff1d6', opacity(0.14)) +
    rect(x + w - cheek, parapet, cheek, base - parapet, SHADE, opacity(0.3));
  const lit = rng.chance(spec.lit);
  out += drawWindow(sheet, rng, {
    x: x + cheek * 0.86,
    y: top,
    w: w - cheek * 1.72,
    h: parapet - top,
    kind: style.window,
    frame: style.frame,
    sash: style.sash,
    scale: s,
    lit,
    ground: true,
    sill: false,
  });
  for (const side of [0, 1]) {
    const px = side ? x + w - cheek : x;
    out += drawWindow(sheet, rng, {
      x: px,
      y: top,
      w: cheek,
      h: parapet - top,
      kind: style.window === 'stained' ? 'stained' : 'single',
      frame: style.frame,
      sash: style.sash,
      scale: s * 0.8,
      lit,
      ground: false,
      sill: false,
    });
    if (side) out += rect(px, top, cheek, parapet - top, SHADE, opacity(0.22));
  }
  out +=
    rect(x - 0.05 * s, parapet - 0.03 * s, w + 0.1 * s, 0.11 * s, '#6b7579') +
    rect(x - 0.05 * s, parapet - 0.03 * s, w + 0.1 * s, 0.04 * s, '#a6afb0');
  out += rect(x, top, w, 0.2 * s, SHADE, opacity(0.28));
  out +=
    rect(x - 0.22 * s, top - 0.3 * s, w + 0.44 * s, 0.32 * s, '#f3efe6') +
    rect(x - 0.22 * s, top - 0.3 * s, w + 0.44 * s, 0.07 * s, '#8a9295') +
    rect(x - 0.22 * s, top - 0.06 * s, w + 0.44 * s, 0.08 * s, darker('#f3efe6', 0.22));
  return out + (spec.snow ? rect(x - 0.22 * s, top - 0.36 * s, w + 0.44 * s, 0.09 * s, '#f7f8f6') : '');
};

const axesFronts = (sheet: Sheet, rng: Random, spec: HouseSpec) => {
  const { x, w, base, scale: s, style } = spec;
  const bay = w / style.axes;
  const ww = Math.min(style.windowWidth * s, bay * (style.shutters ? 0.5 : 0.68));
  const doorAxis = spec.doorAxis ?? (spec.flip ? style.axes - 1 : 0);
  const head = base - (style.groundHeight - 0.62) * s;
  let out = '';
  for (let floor = 0; floor < spec.storeys; floor++) {
    const floorY = base - (floor === 0 ? 0 : style.groundHeight + (floor - 1) * style.floorHeight) * s;
    for (let i = 0; i < style.axes; i++) {
      const cx = x + bay * (i + 0.5);
      if (floor === 0 && i === spec.entrance?.axis) {
        out += spec.entrance.draw({ x: x + bay * i, w: bay, head, foot: base });
        continue;
      }
      if (floor === 0 && i === doorAxis) {
        const dw = Math.min(1.28 * s, bay * 0.84);
        const height = base - head - style.steps * 0.17 * s - style.fanlight * s;
        out += drawDoor(sheet, rng, {
          x: cx - dw / 2,
          foot: base,
          w: dw,
          h: height,
          scale: s,
          kind: style.doorKind,
          colour: style.doorColour,
          frame: style.frame,
          lit: spec.lit > 0.2,
          fanlight: style.fanlight,
          steps: style.steps,
        });
        if (style.lintel === 'flat' || style.lintel === 'arch')
          out += drawLintel(style.brick, cx - dw / 2, head, dw, s, { keystone: style.keystone });
        continue;
      }
      const shrink = 1 - floor * 0.07;
      const wh =
        (floor === 0
          ? Math.min(style.windowHeight * 1.1, style.groundHeight - 1.35)
          : Math.min(style.windowHeight * shrink, style.floorHeight - 0.95)) * s;
      const wy = floor === 0 ? head : floorY - 0.62 * s - wh;
      out += opening(
        sheet,
        rng,
        spec,
        { x: cx - ww / 2, y: wy, w: ww, h: wh },
        floor === 0 ? style.window : style.upper,
        floor === 0,
      );
    }
  }
  return out;
};

const pairFronts = (sheet: Sheet, rng: Random, spec: HouseSpec) => {
  const { x, w, base, scale: s, style } = spec;
  const side = (t: number) => x + w * (spec.flip ? 1 - t : t);
  const doorX = side(0.2);
  const mainX = side(0.64);
  const metres = w / s;
  const head = base - (style.groundHeight - 0.55) * s;
  const dw = 1.06 * s;
  const mainW = Math.min(metres * 0.48, 3.1) * s;
  let out = '';
  const top = base - (style.groundHeight + (spec.storeys - 1) * style.floorHeight) * s;
  if (style.timber)
    out +=
      rect(
        mainX - mainW / 2 - 0.25 * s,
        top,
        mainW + 0.5 * s,
        base - style.groundHeight * s - top + 0.2 * s,
        timberFill(sheet, s),
      ) +
      rect(
        mainX + mainW / 2 + 0.19 * s,
        top,
        0.06 * s,
        base - style.groundHeight * s - top + 0.2 * s,
        SHADE,
        opacity(0.35),
      );
  for (let floor = 1; floor < spec.storeys; floor++) {
    const floorY = base - (style.groundHeight + (floor - 1) * style.floorHeight) * s;
    const wh = Math.min(style.windowHeight * 0.86, style.floorHeight - 1) * s;
    const wy = floorY - (style.floorHeight - 0.36) * s;
    const uw = mainW * (style.bay ? 0.82 : 1);
    if (style.panel)
      out +=
        rect(mainX - uw / 2, wy + wh, uw, floorY - wy - wh - 0.06 * s, style.panel) +
        Array.from({ length: 9 }, (_, i) =>
          rect(
            mainX - uw / 2 + (uw * i) / 9,
            wy + wh,
            1.2,
            floorY - wy - wh - 0.06 * s,
            darker(style.panel as string, 0.3),
          ),
        ).join('');
    out += opening(
      sheet,
      rng,
      spec,
      { x: mainX - uw / 2, y: wy, w: uw, h: style.window === 'modern' ? wh * 1.12 : wh },
      style.upper,
      false,
    );
    const small = (style.window === 'modern' ? 0.8 : 0.95) * s;
    out += opening(
      sheet,
      rng,
      spec,
      { x: doorX - small / 2, y: wy, w: small, h: wh * (style.window === 'modern' ? 1.12 : 0.8) },
      style.upper === 'picture' ? 'single' : style.upper,
      false,
    );
  }
  const doorHeight = base - head - style.steps * 0.17 * s - style.fanlight * s;
  if (style.lintel !== 'none' && style.lintel !== 'steel')
    out += drawLintel(style.brick, doorX - dw / 2, head, dw, s);
  out += drawDoor(sheet, rng, {
    x: doorX - dw / 2,
    foot: base,
    w: dw,
    h: doorHeight,
    scale: s,
    kind: style.doorKind,
    colour: style.doorColour,
    frame: style.frame,
    lit: spec.lit > 0.2,
    fanlight: style.fanlight,
    steps: style.steps,
  });
  if (style.window === 'picture' || style.window === 'modern') {
    const cw = dw + 0.9 * s;
    out += shadow(
      [
        [doorX - cw / 2, head - 0.05 * s],
        [doorX + cw / 2 + 0.2 * s, head - 0.05 * s],
        [doorX + cw / 2 + 0.2 * s, head + 0.42 * s],
        [doorX - cw / 2 + 0.3 * s, head + 0.42 * s],
      ],
      0.28,
    );
    out +=
      rect(doorX - cw / 2, head - 0.2 * s, cw, 0.17 * s, style.window === 'modern' ? '#3b4144' : '#efe9dd') +
      rect(doorX - cw / 2, head - 0.06 * s, cw, 0.04 * s, SHADE, opacity(0.3));
  }
  if (style.bay) return out + bayWindow(sheet, rng, spec, mainX, head - 0.05 * s, Math.min(metres * 0.5, 3));
  const gh =
    (style.window === 'modern'
      ? style.groundHeight - 0.7
      : Math.min(style.windowHeight, style.groundHeight - 1)) * s;
  return (
    out + opening(sheet, rng, spec, { x: mainX - mainW / 2, y: head, w: mainW, h: gh }, style.window, true)
  );
};

/** One house seen straight from across the street; x, base and w are pixels. */
export const drawHouse = (sheet: Sheet, rng: Random, spec: HouseSpec): string => {
  const { x, w, base, scale: s, style, storeys } = spec;
  const top = base - wallHeight(style, storeys) * s;
  let out = rect(x, top, w, base - top, brickFill(sheet, style.brick, s));
  if (style.bands) {
    for (let y = base - 1.2 * s; y > top + 0.3 * s; y -= 1.05 * s)
      out +=
        rect(x, y, w, 0.085 * s, '#dfcfa8', opacity(0.85)) +
        rect(x, y + 0.085 * s, w, 0.02 * s, SHADE, opacity(0.3));
  }
  if (style.plinth === 'bluestone' || style.plinth === 'plaster') {
    const colour = style.plinth === 'bluestone' ? '#626c70' : '#b9b1a2';
    out +=
      rect(x, base - 0.5 * s, w, 0.5 * s, colour) +
      rect(x, base - 0.5 * s, w, 0.06 * s, lighter(colour, 0.35));
    for (let px = x + 0.8 * s; px < x + w; px += 1.1 * s)
      out += rect(px, base - 0.44 * s, 1.4, 0.44 * s, darker(colour, 0.35));
  } else if (style.plinth === 'brick') out += rect(x, base - 0.34 * s, w, 0.34 * s, SHADE, opacity(0.25));
  out += rect(
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
  const isLit = () => rng.chance(spec.lit);
  const ends = spec.ends ?? [false, false];
  out +=
    style.layout === 'axes'
      ? axesFronts(sheet, rng.fork('front'), spec)
      : pairFronts(sheet, rng.fork('front'), spec);
  out += drawTop(sheet, rng.fork('top'), {
    x,
    y: top,
    w,
    scale: s,
    style,
    snow: spec.snow,
    isLit,
    ends,
    chimney: spec.chimney ?? true,
  });
  // The rain pipe marks where one house ends and the next begins.
  if (!ends[1] && (style.crown === 'eaves' || style.crown === 'cornice' || style.crown === 'mansard'))
    out +=
      rect(x + w - 0.06 * s, top + 0.1 * s, 0.1 * s, base - top - 0.1 * s, '#8b9092') +
      rect(x + w + 0.04 * s, top + 0.1 * s, 0.05 * s, base - top - 0.1 * s, SHADE, opacity(0.3)) +
      rect(x + w - 0.05 * s, top + 0.1 * s, 0.03 * s, base - top - 0.1 * s, '#c3c8c7');
  return out;
};
