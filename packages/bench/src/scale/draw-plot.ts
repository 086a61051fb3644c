/** A line of a plot; x is drawn on a logarithmic scale. */
export interface Line {
  name: string;
  colour: string;
  points: readonly (readonly [x: number, y: number])[];
}

export interface Plot {
  title: string;
  x: string;
  y: string;
  lines: readonly Line[];
  /** Drawn logarithmically too, for what grows with x. */
  logY?: boolean;
  formatY?: (value: number) => string;
}

const [width, height] = [720, 360];
const edge = { left: 78, right: 170, top: 40, bottom: 48 };
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const formatPower = (value: number) =>
  value >= 1 ? value.toLocaleString('en') : value.toFixed(Math.ceil(-Math.log10(value)));

const listPowers = (least: number, most: number): number[] => {
  const first = Math.floor(Math.log10(least));
  return Array.from({ length: Math.ceil(Math.log10(most)) - first + 1 }, (_, index) => 10 ** (first + index));
};

/** An SVG for a document, with its own background: it is read on light and dark pages. */
export const drawPlot = ({ title, x, y, lines, logY = false, formatY = formatPower }: Plot): string => {
  const all = lines.flatMap(({ points }) => points);
  const xs = listPowers(Math.min(...all.map(([at]) => at)), Math.max(...all.map(([at]) => at)));
  const values = all.map(([, value]) => value).filter((value) => !logY || value > 0);
  const most = Math.max(...values);
  const ys = logY
    ? listPowers(Math.min(...values), most)
    : [0, 0.25, 0.5, 0.75, 1].map((share) => share * most);
  const scale = (value: number, from: number, to: number, isLog: boolean) =>
    isLog ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  const placeX = (value: number) =>
    edge.left + scale(value, xs[0]!, xs.at(-1)!, true) * (width - edge.left - edge.right);
  const placeY = (value: number) =>
    height - edge.bottom - scale(value, ys[0]!, ys.at(-1)!, logY) * (height - edge.top - edge.bottom);
  const text = (atX: number, atY: number, words: string, more = '') =>
    `<text x="${atX.toFixed(1)}" y="${atY.toFixed(1)}" ${more}>${escape(words)}</text>`;
  const grid = [
    ...xs.map((value) => {
      const at = placeX(value);
      return `<path d="M${at.toFixed(1)} ${edge.top}V${height - edge.bottom}"/>${text(at, height - edge.bottom + 18, formatPower(value), 'text-anchor="middle"')}`;
    }),
    ...ys.map((value) => {
      const at = placeY(value);
      return `<path d="M${edge.left} ${at.toFixed(1)}H${width - edge.right}"/>${text(edge.left - 8, at + 4, formatY(value), 'text-anchor="end"')}`;
    }),
  ];
  // Names stand at the ends of their lines, pushed apart where these meet.
  let below = -Infinity;
  const names = [...lines]
    .map((line) => ({ line, at: placeY(Math.max(line.points.at(-1)![1], logY ? ys[0]! : 0)) }))
    .sort((one, other) => one.at - other.at)
    .map(({ line, at }) => {
      below = Math.max(at + 4, below + 16);
      return text(width - edge.right + 8, below, line.name, `fill="${line.colour}" font-weight="600"`);
    });
  const drawn = lines.map(({ colour, points }) => {
    const path = points
      .filter(([, value]) => !logY || value > 0)
      .map(([atX, atY], index) => `${index ? 'L' : 'M'}${placeX(atX).toFixed(1)} ${placeY(atY).toFixed(1)}`);
    return `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="2.5"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}" font-family="system-ui, sans-serif" font-size="12" fill="#2b2b2b">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(edge.left, 22, title, 'font-size="14" font-weight="600"'),
    `<g stroke="#ddd" fill="none">${grid.map((part) => part.replace('<text', '<text stroke="none" fill="#555"')).join('')}</g>`,
    ...drawn,
    ...names,
    text((edge.left + width - edge.right) / 2, height - 10, x, 'text-anchor="middle"'),
    text(14, height / 2, y, `text-anchor="middle" transform="rotate(-90 14 ${height / 2})"`),
    '</svg>',
    '',
  ].join('\n');
};
