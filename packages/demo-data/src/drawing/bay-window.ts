import { brickFill } from './brick.ts';
import { darker } from './colour.ts';
import { type HouseSpec } from './house-spec.ts';
import { type Random } from './random.ts';
import { opacity, rect, SHADE, shadow, type Sheet } from './svg.ts';
import { drawWindow } from './window.ts';

export const bayWindow = (
  sheet: Sheet,
  rng: Random,
  spec: HouseSpec,
  cx: number,
  top: number,
  wide: number,
) => {
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
