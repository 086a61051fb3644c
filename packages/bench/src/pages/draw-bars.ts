/** Bars of one figure: for each page one of each series. */
export interface Panel {
  title: string;
  /** What is aimed at: a line. */
  aim: number;
  /** By page, then by series; undefined draws none. */
  values: readonly (readonly (number | undefined)[])[];
}

interface Bars {
  title: string;
  pages: readonly string[];
  series: readonly { name: string; colour: string }[];
  panels: readonly Panel[];
}

const [width, height, gap] = [760, 280, 28];
const edge = { left: 16, right: 16, top: 74, bottom: 40 };
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escape(words)}</text>`;

/** An SVG for a document, with its own background: panels beside each other, each with a scale of its own. */
export const drawBars = ({ title, pages, series, panels }: Bars): string => {
  const panelWidth = (width - edge.left - edge.right - gap * (panels.length - 1)) / panels.length;
  const foot = height - edge.bottom;
  const drawn = panels.map(({ title: head, aim, values }, index) => {
    const left = edge.left + index * (panelWidth + gap);
    const most = Math.max(aim, ...values.flat().filter((value) => value !== undefined)) * 1.1;
    const place = (value: number) => foot - (value / most) * (foot - edge.top);
    const group = panelWidth / pages.length;
    const bar = (group * 0.76) / series.length;
    const bars = pages.flatMap((page, at) => [
      ...series.flatMap(({ colour }, of) => {
        const value = values[at]?.[of];
        if (value === undefined) return [];
        const x = left + at * group + group * 0.12 + of * bar;
        return [
          `<rect x="${x.toFixed(1)}" y="${place(value).toFixed(1)}" width="${(bar - 1).toFixed(1)}" height="${(foot - place(value)).toFixed(1)}" fill="${colour}"/>`,
          text(
            x + bar / 2,
            place(value) - 3,
            Math.round(value).toString(),
            'text-anchor="middle" font-size="8"',
          ),
        ];
      }),
      text(left + at * group + group / 2, foot + 14, page, 'text-anchor="middle" font-size="9"'),
    ]);
    const at = place(aim).toFixed(1);
    return [
      text(left, edge.top - 14, head, 'font-weight="600"'),
      `<path d="M${left} ${foot}H${left + panelWidth}" stroke="#999"/>`,
      ...bars,
      `<path d="M${left} ${at}H${left + panelWidth}" stroke="#a3273b" stroke-dasharray="4 3"/>`,
    ].join('');
  });
  const legend = [...series, { name: 'aim', colour: '#a3273b' }].map(({ name, colour }, index) =>
    text(edge.left + index * 110, 42, `■ ${name}`, `fill="${colour}"`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}" font-family="system-ui, sans-serif" font-size="11" fill="#2b2b2b">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(edge.left, 22, title, 'font-size="14" font-weight="600"'),
    ...legend,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
};
