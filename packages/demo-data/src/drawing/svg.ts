export type Point = readonly [number, number];

/** Numbers with at most one decimal: a tenth of a pixel is not seen, and the text stays small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(w, 0))}" height="${n(Math.max(h, 0))}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');

export const polygon = (list: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points(list)}" fill="${fill}" ${more}/>`;

export const polyline = (list: readonly Point[], stroke: string, width: number, more = ''): string =>
  `<polyline points="${points(list)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(Math.max(rx, 0))}" ry="${n(Math.max(ry, 0))}" fill="${fill}" ${more}/>`;

export const group = (content: string, more = ''): string => `<g ${more}>${content}</g>`;

/** A clipped picture in the picture: what leaves the frame is cut off. */
export const inset = (x: number, y: number, w: number, h: number, content: string): string =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(Math.max(w, 1))}" height="${n(Math.max(h, 1))}" overflow="hidden">${content}</svg>`;

export const opacity = (value: number): string => `fill-opacity="${Math.round(value * 100) / 100}"`;

/** A cast shadow: always the same cool ink, only its strength differs. */
export const SHADE = '#17252c';
export const shadow = (list: readonly Point[], strength = 0.24): string =>
  polygon(list, SHADE, opacity(strength));

export type Dot = readonly [x: number, y: number, r: number];

/**
 * Hundreds of round leaves in a few elements: each dot is a stroke of no length with round ends, which takes a
 * quarter of the text that a circle takes.
 */
export const dots = (list: readonly Dot[], colour: string, more = ''): string => {
  const bySize = new Map<number, string>();
  for (const [x, y, r] of list) {
    const step = r < 4 ? 0.5 : r < 12 ? 1 : 3;
    const size = Math.max(step, Math.round(r / step) * step);
    bySize.set(size, `${bySize.get(size) ?? ''}M${Math.round(x)} ${Math.round(y)}h0`);
  }
  const paths = [...bySize.entries()].sort((a, b) => b[0] - a[0]);
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" ${more}>${paths.map(([r, d]) => `<path d="${d}" stroke-width="${n(2 * r)}"/>`).join('')}</g>`;
};

/** Patterns and gradients of one picture, each defined once. */
export interface Sheet {
  define(key: string, markup: (id: string) => string): string;
  vertical(key: string, stops: readonly (readonly [number, string, number?])[]): string;
  gradient(key: string, axis: string, stops: readonly (readonly [number, string, number?])[]): string;
  radial(key: string, axis: string, stops: readonly (readonly [number, string, number?])[]): string;
  definitions(): string;
}

const stopMarkup = (stops: readonly (readonly [number, string, number?])[]) =>
  stops
    .map(([at, colour, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`)
    .join('');

export const createSheet = (): Sheet => {
  const made = new Map<string, { id: string; markup: string }>();
  const define: Sheet['define'] = (key, markup) => {
    let entry = made.get(key);
    if (!entry) {
      const id = `d${made.size}`;
      entry = { id, markup: '' };
      made.set(key, entry);
      entry.markup = markup(id);
    }
    return `url(#${entry.id})`;
  };
  const gradient: Sheet['gradient'] = (key, axis, stops) =>
    define(key, (id) => `<linearGradient id="${id}" ${axis}>${stopMarkup(stops)}</linearGradient>`);
  return {
    define,
    gradient,
    vertical: (key, stops) => gradient(key, 'x1="0" y1="0" x2="0" y2="1"', stops),
    radial: (key, axis, stops) =>
      define(key, (id) => `<radialGradient id="${id}" ${axis}>${stopMarkup(stops)}</radialGradient>`),
    definitions: () => `<defs>${[...made.values()].map((entry) => entry.markup).join('')}</defs>`,
  };
};
