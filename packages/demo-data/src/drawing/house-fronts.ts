import { bayWindow } from './bay-window.ts';
import { drawLintel } from './brick.ts';
import { darker } from './colour.ts';
import { drawDoor } from './door.ts';
import { type HouseSpec } from './house-spec.ts';
import { type Random } from './random.ts';
import { drawShutter } from './shutter.ts';
import { opacity, rect, SHADE, shadow, type Sheet } from './svg.ts';
import { timberFill } from './timber.ts';
import { type WindowKind } from './window-bars.ts';
import { drawWindow } from './window.ts';

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

export const axesFronts = (sheet: Sheet, rng: Random, spec: HouseSpec) => {
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

export const pairFronts = (sheet: Sheet, rng: Random, spec: HouseSpec) => {
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
