import { darker, lighter } from './colour.ts';
import { drawGlimpse } from './glimpse.ts';
import type { Random } from './random.ts';
import { n, opacity, path, polygon, rect, SHADE, type Sheet } from './svg.ts';

export type WindowKind = 'sash' | 'transom' | 'georgian' | 'stained' | 'picture' | 'modern' | 'single';

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
  sill?: string | false;
}

interface Bars {
  columns: readonly number[];
  rows: readonly number[];
  thin: boolean;
}

const glazing = (kind: WindowKind, aspect: number): Bars => {
  if (kind === 'sash') return { columns: [], rows: [0.42], thin: false };
  if (kind === 'transom') return { columns: aspect > 0.75 ? [0.5] : [], rows: [0.3], thin: false };
  if (kind === 'georgian')
    return {
      columns: aspect > 0.7 ? [0.25, 0.5, 0.75] : [0.333, 0.667],
      rows: [0.17, 0.335, 0.5, 0.667, 0.833],
      thin: true,
    };
  if (kind === 'picture') return { columns: aspect > 1.1 ? [0.68] : [], rows: [], thin: false };
  if (kind === 'modern') return { columns: aspect > 0.8 ? [0.5] : [], rows: [], thin: false };
  return { columns: [], rows: [], thin: false };
};

const stainedTop = (x: number, y: number, w: number, h: number, lit: boolean, rng: Random) => {
  const tints = ['#d9b45a', '#8fb0a0', '#c77a52', '#e8dfc6', '#6f9aa0'];
  const cells = Math.max(2, Math.round(w / h / 0.7));
  const cw = w / cells;
  let out = rect(x, y, w, h, '#3a403f');
  for (let i = 0; i < cells; i++) {
    const left = x + i * cw + 1.2;
    const tint = tints[(i + 1) % 2 ? 3 : rng.int(0, 4)] as string;
    out += rect(left, y + 1, cw - 2.4, h - 2, lit ? lighter(tint, 0.3) : tint, opacity(0.85));
    const mid = left + cw / 2 - 1.2;
    out += path(
      `M${n(mid)} ${n(y + h * 0.2)}l${n(cw * 0.24)} ${n(h * 0.3)}l${n(-cw * 0.24)} ${n(h * 0.3)}l${n(-cw * 0.24)} ${n(-h * 0.3)}z`,
      tints[(i + 2) % 5] as string,
      'stroke="#3a403f" stroke-width="1"',
    );
  }
  return out;
};

/** A window set back in the wall: sill, frame, glass with a room behind it, bars, and the reveal's shadow. */
export const drawWindow = (sheet: Sheet, rng: Random, spec: WindowSpec): string => {
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
  if (kind === 'stained') out += stainedTop(gx, gy, gw, gh * 0.26, spec.lit, rng);
  const bars: Bars =
    kind === 'stained'
      ? {
          columns: Array.from(
            { length: Math.max(1, Math.round(gw / (0.62 * s))) - 1 },
            (_, i, all = Math.max(1, Math.round(gw / (0.62 * s)))) => (i + 1) / all,
          ),
          rows: [0.27],
          thin: false,
        }
      : glazing(kind, gw / gh);
  const bar = bars.thin ? Math.max(1.6, 0.032 * s) : Math.max(2.4, 0.07 * s);
  const cast = (bx: number, by: number, bw: number, bh: number) =>
    rect(bx + bar * 0.5, by + bar * 0.5, bw, bh, SHADE, opacity(0.3));
  // Each light has its own sash: an inner rim makes the depth readable.
  const edges = [0, ...(bars.thin ? [] : bars.rows), 1];
  const sides = [0, ...(bars.thin ? [] : bars.columns), 1];
  for (const at of bars.columns) out += cast(gx + gw * at - bar / 2, gy, bar, gh);
  for (const at of bars.rows) out += cast(gx, gy + gh * at - bar / 2, gw, bar);
  for (let i = 0; i + 1 < edges.length; i++)
    for (let j = 0; j + 1 < sides.length; j++) {
      const left = gx + gw * (sides[j] as number);
      const up = gy + gh * (edges[i] as number);
      const rw = gw * ((sides[j + 1] as number) - (sides[j] as number));
      const rh = gh * ((edges[i + 1] as number) - (edges[i] as number));
      out += rect(
        left + inner / 2,
        up + inner / 2,
        rw - inner,
        rh - inner,
        'none',
        `stroke="${sash}" stroke-width="${n(inner)}"`,
      );
    }
  for (const at of bars.columns) out += rect(gx + gw * at - bar / 2, gy, bar, gh, bars.thin ? sash : frame);
  for (const at of bars.rows) {
    const meeting = kind === 'sash' && !bars.thin;
    const bh = meeting || (bars.thin && Math.abs(at - 0.5) < 0.01) ? bar * 1.25 : bar;
    out +=
      rect(gx, gy + gh * at - bh / 2, gw, bh, bars.thin ? sash : frame) +
      rect(gx, gy + gh * at + bh * 0.25, gw, bh * 0.25, SHADE, opacity(0.22));
  }
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

/** Louvred shutters folded back against the wall. */
export const drawShutter = (x: number, y: number, w: number, h: number, colour: string): string => {
  let out = rect(x + w * 0.1, y + w * 0.12, w, h, SHADE, opacity(0.28)) + rect(x, y, w, h, colour);
  for (const [top, height] of [
    [0.04, 0.44],
    [0.52, 0.44],
  ] as const) {
    out += rect(x + w * 0.14, y + h * top, w * 0.72, h * height, darker(colour, 0.28));
    const slats = Math.round((h * height) / (w * 0.13));
    for (let i = 0; i < slats; i++)
      out += rect(
        x + w * 0.14,
        y + h * top + (i * h * height) / slats,
        w * 0.72,
        ((h * height) / slats) * 0.55,
        lighter(colour, 0.1),
      );
  }
  return (
    out +
    rect(x, y, w * 0.08, h, lighter(colour, 0.3)) +
    rect(x + w * 0.92, y, w * 0.08, h, darker(colour, 0.4))
  );
};
