import { brickFill, drawLintel } from './brick.ts';
import { darker, lighter } from './colour.ts';
import { drawGable, gableHeight } from './gable.ts';
import { dormer, eaves } from './house-eaves.ts';
import { type HouseStyle, isGable } from './house-style.ts';
import { type Random } from './random.ts';
import { drawRoofFace } from './roof.ts';
import { opacity, type Point, polygon, rect, SHADE, shadow, type Sheet } from './svg.ts';
import { timberFill } from './timber.ts';
import { drawWindow } from './window.ts';

export interface TopSpec {
  x: number;
  /** The top of the last full floor. */
  y: number;
  w: number;
  scale: number;
  style: HouseStyle;
  snow: boolean;
  isLit: () => boolean;
  /** Whether the roof ends here (a detached house overhangs at its sides). */
  ends: readonly [boolean, boolean];
  chimney: boolean;
}

/** Height in metres of what stands on the last full floor. */
export const topHeight = (style: HouseStyle, width: number): number => {
  if (isGable(style.crown)) return gableHeight(style.crown, width);
  if (style.crown === 'cornice') return 0.9 + (style.dormer ? 1.6 : 0);
  if (style.crown === 'flat') return 0.4;
  if (style.crown === 'front') return width * 0.56 + 0.4;
  return style.roofRise + 0.2;
};

const front = (sheet: Sheet, rng: Random, spec: TopSpec) => {
  const { x, y, w, scale: s, style } = spec;
  const rise = w * 0.56;
  const over = 0.3 * s;
  const apex: Point = [x + w / 2, y - rise];
  const brick = brickFill(sheet, style.brick, s);
  const slope = rise / (w / 2);
  let out = polygon([[x, y + 1], apex, [x + w, y + 1]], style.timber ? timberFill(sheet, s) : brick);
  const board = 0.3 * s;
  const modern = style.frame !== '#f3efe6' && style.frame !== '#ece2c8';
  const colour = modern ? '#3b4144' : '#f3efe6';
  out += shadow(
    [apex, [x + w, y], [x + w - 0.5 * s, y], [x + w / 2, y - rise + 0.75 * s], [x + 0.5 * s, y], [x, y]],
    0.26,
  );
  const ww = Math.min(1.7 * s, w * 0.3);
  out += drawWindow(sheet, rng, {
    x: x + w / 2 - ww / 2,
    y: y - rise * 0.5,
    w: ww,
    h: rise * 0.42,
    kind: style.upper,
    frame: style.frame,
    sash: style.sash,
    scale: s,
    lit: spec.isLit(),
    ground: false,
  });
  if (style.lintel !== 'none') out += drawLintel(style.brick, x + w / 2 - ww / 2, y - rise * 0.5, ww, s);
  for (const k of [-1, 1]) {
    const foot: Point = [x + w / 2 + k * (w / 2 + over), y + over * slope];
    const lift = board * 1.1;
    out += polygon(
      [
        [apex[0], apex[1] - lift * 1.2],
        [foot[0], foot[1] - lift * 0.9],
        [foot[0], foot[1] - lift * 0.1],
        [apex[0], apex[1] - lift * 0.05],
      ],
      k < 0 ? lighter(colour, 0.3) : colour,
    );
    out += polygon(
      [
        [apex[0], apex[1] - lift * 1.5],
        [foot[0] + k * 0.06 * s, foot[1] - lift * 1.15],
        [foot[0], foot[1] - lift * 0.9],
        [apex[0], apex[1] - lift * 1.15],
      ],
      spec.snow ? '#f7f8f6' : '#5f4038',
    );
  }
  return out;
};

const cornice = (sheet: Sheet, rng: Random, spec: TopSpec) => {
  const { x, y, w, scale: s, style } = spec;
  const h = 0.85 * s;
  let out = '';
  if (style.dormer) {
    out += drawRoofFace(
      sheet,
      [
        [x, y - h],
        [x, y - h - 1.5 * s],
        [x + w, y - h - 1.5 * s],
        [x + w, y - h],
      ],
      style.roof,
      s,
      spec.snow,
    );
    out +=
      rect(x, y - h - 1.56 * s, w, 0.1 * s, '#7c8588') +
      dormer(sheet, rng, spec, x + w / 2, y - h + 0.1 * s, 1.5, 1.35);
  }
  const white = '#f1ecdf';
  out += rect(x, y - h, w, h, white);
  out += rect(x, y - h * 0.62, w, h * 0.5, darker(white, 0.06));
  const count = Math.max(4, Math.round(w / (0.75 * s)));
  for (let i = 0; i < count; i++) {
    const bx = x + ((i + 0.5) * w) / count - 0.07 * s;
    out +=
      rect(bx + 0.05 * s, y - h * 0.62, 0.14 * s, h * 0.4, SHADE, opacity(0.22)) +
      rect(bx, y - h * 0.64, 0.14 * s, h * 0.38, white) +
      rect(bx, y - h * 0.32, 0.14 * s, h * 0.07, darker(white, 0.25));
  }
  out +=
    rect(x - 0.1 * s, y - h - 0.02 * s, w + 0.2 * s, h * 0.3, lighter(white, 0.4)) +
    rect(x - 0.1 * s, y - h * 0.74, w + 0.2 * s, h * 0.1, darker(white, 0.3)) +
    rect(x - 0.12 * s, y - h - 0.08 * s, w + 0.24 * s, 0.09 * s, spec.snow ? '#f7f8f6' : '#7c8588');
  return (
    out +
    rect(x, y - h * 0.14, w, h * 0.14, white) +
    shadow(
      [
        [x, y],
        [x + w, y],
        [x + w, y + 0.34 * s],
        [x + 0.2 * s, y + 0.34 * s],
      ],
      0.28,
    )
  );
};

/** Everything above the last full floor: gable, cornice, roof, dormers and chimney. */
export const drawTop = (sheet: Sheet, rng: Random, spec: TopSpec): string => {
  const { x, y, w, scale: s, style } = spec;
  if (isGable(style.crown)) {
    let out = drawGable(style.crown, x, y, w, s, brickFill(sheet, style.brick, s));
    const ww = 0.95 * s;
    const wh = 1.35 * s;
    const wy = y - wh - 0.55 * s;
    for (const cx of style.crown === 'neck' ? [0.5] : [0.5]) {
      out += drawWindow(sheet, rng, {
        x: x + w * cx - ww / 2,
        y: wy,
        w: ww,
        h: wh,
        kind: style.upper,
        frame: style.frame,
        sash: style.sash,
        scale: s,
        lit: spec.isLit(),
        ground: false,
      });
      out += drawLintel(style.brick, x + w * cx - ww / 2, wy, ww, s);
    }
    return out;
  }
  if (style.crown === 'cornice') return cornice(sheet, rng, spec);
  if (style.crown === 'front') return front(sheet, rng, spec);
  if (style.crown === 'flat')
    return (
      rect(x, y - 0.4 * s, w, 0.42 * s, brickFill(sheet, style.brick, s)) +
      rect(x - 2, y - 0.46 * s, w + 4, 0.1 * s, spec.snow ? '#f7f8f6' : '#565d60') +
      rect(x, y - 0.36 * s, w, 0.05 * s, SHADE, opacity(0.3))
    );
  return eaves(sheet, rng, spec);
};
