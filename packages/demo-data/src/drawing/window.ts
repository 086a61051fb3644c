import { darker, lighter } from './colour.ts';
import { drawGlimpse } from './glimpse.ts';
import { drawBars, drawStainedTop, type WindowKind } from './window-bars.ts';
import type { Random } from './random.ts';
import { n, opacity, path, polygon, rect, SHADE, type Sheet } from './svg.ts';

export interface WindowSpec {
  x: number;
  y: number;
  w: number;
  h: number;
  kind: WindowKind;
  frame: string;
  sash?: string;
  scale: number;
  lit: boolean;
  ground: boolean;
  /** Height of the arched top, in metres; the glass itself stays square. */
  arch?: number;
  sill?: string | false | undefined;
}

/**
 * A window set back in the wall. Far away, where rooms behind glass are a few pixels wide, two to four variants of a size are
 * drawn once and repeated: a street of gables stays small.
 */
export const drawWindow = (sheet: Sheet, rng: Random, spec: WindowSpec): string => {
  if (spec.x > 1620 || spec.x + spec.w < -20) return '';
  if (spec.scale >= 64) return drawOpening(sheet, rng, spec);
  const { x, y, w, h, ...rest } = spec;
  const key = `window-${JSON.stringify(rest)}-${n(w)}-${n(h)}-${rng.int(0, spec.scale < 52 ? 1 : 3)}`;
  const url = sheet.define(
    key,
    (id) => `<g id="${id}">${drawOpening(sheet, rng, { ...rest, x: 0, y: 0, w, h })}</g>`,
  );
  return `<use href="${url.slice(4, -1)}" x="${n(x)}" y="${n(y)}"/>`;
};

/** The window itself: sill, frame, glass with a room behind it, bars, and the reveal's shadow. */
const drawOpening = (sheet: Sheet, rng: Random, spec: WindowSpec): string => {
  const { x, y, w, h, scale: s, frame, kind } = spec;
  const sash = spec.sash ?? frame;
  const rise = (spec.arch ?? 0) * s;
  const thick = Math.max(3, (kind === 'modern' ? 0.07 : 0.1) * s);
  const inner = Math.max(2, (kind === 'modern' ? 0.035 : 0.055) * s);
  let out = '';
  const head =
    rise > 0
      ? `M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y - rise * 2)} ${n(x + w)} ${n(y)}V${n(y + h)}H${n(x)}z`
      : '';
  if (spec.sill !== false) {
    const sh = Math.max(3, 0.09 * s);
    out += polygon(
      [
        [x - sh * 0.4, y + h + sh],
        [x + w + sh, y + h + sh],
        [x + w + sh, y + h + sh * 2.4],
        [x + sh * 0.8, y + h + sh * 2.4],
      ],
      SHADE,
      opacity(0.26),
    );
  }
  out += head ? path(head, frame) : rect(x, y, w, h, frame);
  const top = rise > 0 ? y - rise * 0.35 : y;
  const full = y + h - top;
  const gx = x + thick;
  const gy = top + thick;
  const gw = w - 2 * thick;
  const gh = full - 2 * thick;
  out += drawGlimpse(sheet, rng, {
    x: gx,
    y: gy,
    w: gw,
    h: gh,
    scale: s,
    lit: spec.lit,
    ground: spec.ground,
  });
  if (kind === 'stained') out += drawStainedTop(gx, gy, gw, gh * 0.26, spec.lit, rng);
  out += drawBars({ kind, x: gx, y: gy, w: gw, h: gh, scale: s, inner, frame, sash });
  // Light from the upper left: the wall's thickness shades the top and the left of the opening.
  const deep = (spec.ground ? 0.12 : 0.11) * s;
  const shape: [number, number][] = [
    [x, top],
    [x + w, top],
    [x + w, top + deep],
    [x + deep * 0.7, top + deep],
    [x + deep * 0.7, y + h],
    [x, y + h],
  ];
  out += polygon(shape, SHADE, opacity(0.3));
  out += rect(x + w - thick * 0.3, top + deep, thick * 0.3, full - deep, lighter(frame, 0.5), opacity(0.5));
  if (spec.sill !== false) {
    const sh = Math.max(3, 0.09 * s);
    const stone = spec.sill ?? '#6b7579';
    out +=
      rect(x - sh * 0.6, y + h - 1, w + sh * 1.2, sh + 1, stone) +
      rect(x - sh * 0.6, y + h - 1, w + sh * 1.2, sh * 0.38, lighter(stone, 0.35)) +
      rect(x - sh * 0.6, y + h + sh * 0.72, w + sh * 1.2, sh * 0.3, darker(stone, 0.35));
  }
  return out;
};
