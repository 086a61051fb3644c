import { lighter } from './colour.ts';
import type { Random } from './random.ts';
import { n, opacity, path, rect, SHADE, stroke } from './svg.ts';

export type WindowKind = 'sash' | 'transom' | 'georgian' | 'stained' | 'picture' | 'modern' | 'single';

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

/** Leaded lights over the panes of a window of the thirties. */
export const drawStainedTop = (x: number, y: number, w: number, h: number, lit: boolean, rng: Random) => {
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

interface BarsSpec {
  kind: WindowKind;
  x: number;
  y: number;
  w: number;
  h: number;
  scale: number;
  /** Width of a sash's rim. */
  inner: number;
  frame: string;
  sash: string;
}

const stainedBars = (w: number, scale: number): Bars => {
  const lights = Math.max(1, Math.round(w / (0.62 * scale)));
  return {
    columns: Array.from({ length: lights - 1 }, (_, i) => (i + 1) / lights),
    rows: [0.27],
    thin: false,
  };
};

/** Sashes, transoms and glazing bars over the glass, each with the thin shadow it throws to the lower right. */
export const drawBars = ({ kind, x, y, w, h, scale, inner, frame, sash }: BarsSpec): string => {
  const bars = kind === 'stained' ? stainedBars(w, scale) : glazing(kind, w / h);
  const bar = bars.thin ? Math.max(1.6, 0.032 * scale) : Math.max(2.4, 0.07 * scale);
  const columns = bars.columns.map((at) => `M${n(x + w * at)} ${n(y)}v${n(h)}`).join('');
  const rows = bars.rows.map((at) => `M${n(x)} ${n(y + h * at)}h${n(w)}`).join('');
  let out = '';
  if (columns + rows)
    out += stroke(
      columns + rows,
      SHADE,
      bar,
      `stroke-opacity=".3" transform="translate(${n(bar * 0.5)} ${n(bar * 0.5)})"`,
    );
  // Each light has its own sash: an inner rim makes the depth readable.
  const edges = [0, ...(bars.thin ? [] : bars.rows), 1];
  const sides = [0, ...(bars.thin ? [] : bars.columns), 1];
  let rims = '';
  for (let i = 0; i + 1 < edges.length; i++)
    for (let j = 0; j + 1 < sides.length; j++) {
      const left = x + w * (sides[j] as number) + inner / 2;
      const up = y + h * (edges[i] as number) + inner / 2;
      const rw = w * ((sides[j + 1] as number) - (sides[j] as number)) - inner;
      const rh = h * ((edges[i + 1] as number) - (edges[i] as number)) - inner;
      rims += `M${n(left)} ${n(up)}h${n(rw)}v${n(rh)}h${n(-rw)}z`;
    }
  out +=
    stroke(rims, sash, inner) + (columns + rows ? stroke(columns + rows, bars.thin ? sash : frame, bar) : '');
  if (!bars.thin)
    for (const at of bars.rows) out += rect(x, y + h * at + bar * 0.25, w, bar * 0.25, SHADE, opacity(0.22));
  return bars.thin ? out + rect(x, y + h * 0.5 - bar, w, bar * 2, frame) : out;
};
