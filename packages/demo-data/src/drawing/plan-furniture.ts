export interface Piece {
  kind:
    | 'sofa'
    | 'table'
    | 'bed'
    | 'single'
    | 'wardrobe'
    | 'counter'
    | 'hob'
    | 'sink'
    | 'wc'
    | 'basin'
    | 'bath'
    | 'shower'
    | 'stairs'
    | 'desk'
    | 'plant'
    | 'tv'
    | 'rug'
    | 'island';
  x: number;
  y: number;
  w?: number;
  h?: number;
  turn?: number;
}

// Metres with two decimals: these shapes are drawn inside a scaled group.
const f = (value: number): string => String(Math.round(value * 100) / 100);
const box = (x: number, y: number, w: number, h: number, r = 0.03, more = '') =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="${f(r)}" ${more}/>`;
const round = (x: number, y: number, rx: number, ry = rx, more = '') =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" ${more}/>`;
const line = (d: string) => `<path d="${d}" fill="none"/>`;

const chairs = (w: number, h: number) => {
  let out = '';
  const across = Math.max(2, Math.round(w / 0.75));
  for (let i = 0; i < across; i++)
    for (const y of [-0.36, h - 0.06]) out += box(((i + 0.5) * w) / across - 0.21, y, 0.42, 0.42, 0.08);
  return out;
};

/** Furniture from above, in outline, with its corner at the origin. */
export const furnish = ({ kind, w = 1, h = 1 }: Piece): string => {
  switch (kind) {
    case 'sofa':
      return (
        box(0, 0, w, h, 0.1) + box(0.18, 0.22, w - 0.36, h - 0.22, 0.06) + line(`M${f(w / 2)} 0.22V${f(h)}`)
      );
    case 'table':
      return chairs(w, h) + box(0, 0, w, h, 0.05, 'fill="#efe3cc"');
    case 'bed':
    case 'single': {
      const pillows = kind === 'bed' ? [0.12, w / 2 + 0.06] : [0.15];
      const pw = kind === 'bed' ? w / 2 - 0.18 : w - 0.3;
      return (
        box(0, 0, w, h, 0.05) +
        pillows.map((x) => box(x, 0.1, pw, 0.36, 0.1, 'fill="#ffffff"')).join('') +
        box(0, 0.62, w, h - 0.62, 0.05, 'fill="#e6dcc6"') +
        line(`M0 0.92L${f(w)} 0.72`)
      );
    }
    case 'wardrobe':
      return box(0, 0, w, h, 0.02) + line(`M0 0L${f(w)} ${f(h)}M${f(w)} 0L0 ${f(h)}`);
    case 'counter':
      return box(0, 0, w, h, 0.02, 'fill="#e9e0cf"');
    case 'island':
      return (
        box(0, 0, w, h, 0.03, 'fill="#e9e0cf"') +
        [0.25, 0.5, 0.75].map((t) => round(w * t, h + 0.24, 0.17)).join('')
      );
    case 'hob':
      return (
        box(0, 0, 0.6, 0.52, 0.03, 'fill="#cfd3d1"') +
        [
          [0.16, 0.15],
          [0.44, 0.15],
          [0.16, 0.38],
          [0.44, 0.38],
        ]
          .map(([x, y]) => round(x as number, y as number, 0.09))
          .join('')
      );
    case 'sink':
      return (
        box(0, 0, 0.8, 0.46, 0.04, 'fill="#e3eae8"') +
        box(0.05, 0.05, 0.34, 0.36, 0.06) +
        round(0.6, 0.23, 0.03)
      );
    case 'wc':
      return box(0, 0, 0.38, 0.18, 0.03) + round(0.19, 0.38, 0.17, 0.22) + round(0.19, 0.38, 0.11, 0.15);
    case 'basin':
      return box(0, 0, w, 0.46, 0.04) + round(w / 2, 0.25, Math.min(0.24, w * 0.36), 0.15);
    case 'bath':
      return box(0, 0, w, h, 0.04) + box(0.08, 0.08, w - 0.16, h - 0.16, 0.28) + round(w - 0.28, h / 2, 0.04);
    case 'shower':
      return (
        box(0, 0, w, h, 0.01, 'fill="#e3eeec"') +
        line(`M0 0L${f(w)} ${f(h)}M${f(w)} 0L0 ${f(h)}`) +
        round(w / 2, h / 2, 0.06)
      );
    case 'stairs': {
      const count = Math.round(h / 0.22);
      const treads = Array.from(
        { length: count - 1 },
        (_, i) => `M0 ${f(((i + 1) * h) / count)}H${f(w)}`,
      ).join('');
      return (
        box(0, 0, w, h, 0) +
        line(`${treads}M${f(w / 2)} ${f(h - 0.1)}V0.2l-0.12 0.18M${f(w / 2)} 0.2l0.12 0.18`)
      );
    }
    case 'desk':
      return (
        box(0, 0, w, h, 0.02, 'fill="#efe3cc"') +
        box(w / 2 - 0.24, h - 0.08, 0.48, 0.46, 0.14) +
        box(w / 2 - 0.2, 0.1, 0.4, 0.26, 0.01)
      );
    case 'plant':
      return (
        round(0.25, 0.25, 0.16, 0.16, 'fill="#d5dfc8"') +
        [0, 60, 120, 180, 240, 300]
          .map(
            (a) =>
              `<g transform="rotate(${a} 0.25 0.25)">${round(0.25, 0.09, 0.06, 0.14, 'fill="#c3d2b4"')}</g>`,
          )
          .join('')
      );
    case 'tv':
      return (
        box(0, 0, w, 0.36, 0.02, 'fill="#e9e0cf"') + box(w * 0.15, 0.1, w * 0.7, 0.07, 0.01, 'fill="#4e5d60"')
      );
    case 'rug':
      return box(0, 0, w, h, 0.02, 'fill="#e8d6bd"') + box(0.1, 0.1, w - 0.2, h - 0.2, 0.02, 'fill="none"');
  }
};
