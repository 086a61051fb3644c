import { brickFill } from './brick.ts';
import { darker, lighter } from './colour.ts';
import { axesFronts, pairFronts } from './house-fronts.ts';
import { type HouseSpec, wallHeight } from './house-spec.ts';
import { drawTop } from './house-top.ts';
import { type Random } from './random.ts';
import { opacity, rect, SHADE, type Sheet } from './svg.ts';

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
