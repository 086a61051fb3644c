import { formatMoment } from './format.tsx';

/** One value a step and side; null where nothing was measured. */
export interface Series {
  stable: (number | null)[];
  canary: (number | null)[];
}

export interface PlotProps {
  title: string;
  /** When each step began. */
  times: number[];
  series: Series;
  format: (value: number) => string;
}

const width = 320;
const height = 132;
const box = { left: 46, right: 8, top: 10, bottom: 22 };

/** The first of 1, 2, 5, 10, 20 … that is no less. */
export const roundUp = (value: number): number => {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((each) => each >= value) ?? value;
};

const createScale = (count: number, most: number) => ({
  x: (at: number) =>
    count < 2
      ? (box.left + width - box.right) / 2
      : box.left + (at / (count - 1)) * (width - box.left - box.right),
  y: (value: number) => height - box.bottom - (value / most) * (height - box.top - box.bottom),
});

type Scale = ReturnType<typeof createScale>;

/** A line through the values; it is broken where there is none. */
export const drawLine = (values: readonly (number | null)[], { x, y }: Scale): string =>
  values
    .map((value, at) => {
      if (value === null) return '';
      const isNew = at === 0 || values[at - 1] === null;
      return `${isNew ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');

/** A value beside which nothing was measured has no line: it is a dot. */
const isAlone = (values: readonly (number | null)[], at: number): boolean =>
  values[at] !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;

const describeLast = ({ title, series, format }: PlotProps): string => {
  const tell = (side: keyof Series) => {
    const last = series[side].findLast((value) => value !== null) ?? null;
    return `${side} ${last === null ? 'nothing yet' : format(last)}`;
  };
  return `${title}. Last: ${tell('stable')}, ${tell('canary')}.`;
};

/** Both sides over time. It is drawn by the server: no script, and no style in the markup. */
export const Plot = (props: PlotProps) => {
  const { title, times, series, format } = props;
  const values = [...series.stable, ...series.canary].filter((value) => value !== null);
  const most = roundUp(Math.max(0, ...values));
  const scale = createScale(times.length, most);
  const marks = [0, most / 2, most];
  return (
    <figure class="plot">
      <figcaption>{title}</figcaption>
      {values.length === 0 ? (
        <p class="soft">Nothing was measured yet.</p>
      ) : (
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={describeLast(props)}>
          {marks.map((mark) => (
            <g key={mark}>
              <path class="grid" d={`M${box.left} ${scale.y(mark).toFixed(1)}H${width - box.right}`} />
              <text class="mark-y" x={box.left - 6} y={(scale.y(mark) + 4).toFixed(1)}>
                {format(mark)}
              </text>
            </g>
          ))}
          <text class="mark-x" x={box.left} y={height - 5}>
            {formatMoment(times[0]!)}
          </text>
          {times.length > 1 ? (
            <text class="mark-x end" x={width - box.right} y={height - 5}>
              {formatMoment(times.at(-1)!)}
            </text>
          ) : null}
          {(['stable', 'canary'] as const).map((side) => (
            <g key={side} class={side}>
              <path class="line" d={drawLine(series[side], scale)} />
              {series[side].map((value, at) =>
                value !== null && isAlone(series[side], at) ? (
                  <circle key={at} cx={scale.x(at).toFixed(1)} cy={scale.y(value).toFixed(1)} r="3" />
                ) : null,
              )}
            </g>
          ))}
        </svg>
      )}
    </figure>
  );
};
