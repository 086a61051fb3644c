import type { Canary, SideCounts } from '@binnen/platform/contract/canary';
import type { HealthStep } from '../../registry/judging/canary-counts.ts';
import { addNumbers, sum } from '../../registry/judging/judge-canary.ts';
import { findTypical } from '../../registry/watching/counts.ts';
import { formatMoment } from './format.tsx';
import { Plot, type PlotProps, type Series } from './plot.tsx';

interface Measure {
  title: string;
  read: (counts: SideCounts, minutes: number) => number | null;
  format: (value: number) => string;
}

const formatMs = (value: number) => (value >= 1_000 ? `${(value / 1_000).toFixed(1)} s` : `${value} ms`);

const round = (value: number): number => Number(value.toPrecision(3));

const measures: Measure[] = [
  {
    title: 'Page views a minute',
    read: ({ views }, minutes) => round(views / minutes),
    format: String,
  },
  {
    title: 'Faults in 100 page views',
    read: ({ views, faults }) => (views === 0 ? null : round((100 * sum(faults)) / views)),
    format: String,
  },
  { title: 'LCP, three of four visits', read: (counts) => findTypical(counts, 'lcp'), format: formatMs },
  { title: 'INP, three of four visits', read: (counts) => findTypical(counts, 'inp'), format: formatMs },
];

const createPlot = (steps: readonly HealthStep[], { title, read, format }: Measure): PlotProps => {
  const of = (side: keyof Series) => steps.map((step) => read(step[side], step.minutes));
  return {
    title,
    format,
    times: steps.map(({ at }) => at),
    series: { stable: of('stable'), canary: of('canary') },
  };
};

const Legend = () => (
  <p class="legend" aria-hidden="true">
    {(['stable', 'canary'] as const).map((side) => (
      <span key={side}>
        <svg viewBox="0 0 28 8" class={side}>
          <path class="line" d="M1 4H27" />
        </svg>
        {side}
      </span>
    ))}
  </p>
);

/** The same figures as text. */
const Table = ({ plots }: { plots: readonly PlotProps[] }) => {
  const show = ({ format }: PlotProps, value: number | null | undefined) =>
    value === null || value === undefined ? '–' : format(value);
  return (
    <details>
      <summary>The figures of the plots</summary>
      <div class="scroll" role="region" aria-label="The figures of the plots" tabindex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">From</th>
              {plots.map(({ title }) => (
                <th scope="col" key={title}>
                  {title}: stable / canary
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plots[0]!.times.map((time, at) => (
              <tr key={time}>
                <th scope="row">{formatMoment(time)}</th>
                {plots.map((plot) => (
                  <td key={plot.title}>
                    {show(plot, plot.series.stable[at])} / {show(plot, plot.series.canary[at])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};

export const Plots = ({ steps }: { steps: readonly HealthStep[] }) => {
  if (steps.length === 0) return <p>No visit was counted yet.</p>;
  const plots = measures.map((measure) => createPlot(steps, measure));
  return (
    <>
      <Legend />
      <div class="plots">
        {plots.map((plot) => (
          <Plot key={plot.title} {...plot} />
        ))}
      </div>
      <Table plots={plots} />
    </>
  );
};

/** Both sides in all, kind by kind. */
export const Counts = ({ counts }: { counts: Canary['counts'] }) => {
  const kinds = Object.keys(addNumbers(counts.stable.faults, counts.canary.faults)).toSorted();
  return (
    <table class="counts">
      <thead>
        <tr>
          <th scope="col">Counted</th>
          <th scope="col">stable</th>
          <th scope="col">canary</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">page views</th>
          <td>{counts.stable.views}</td>
          <td>{counts.canary.views}</td>
        </tr>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">faults: {kind}</th>
            <td>{counts.stable.faults[kind] ?? 0}</td>
            <td>{counts.canary.faults[kind] ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const says: Record<string, string> = { faults: 'faults', lcp: 'LCP', inp: 'INP' };

/** How near each measure is to a roll-back: evidence grows by factors, so it is drawn by its logarithm. */
export const Evidence = ({ evidence }: { evidence: Canary['evidence'] }) => (
  <ul class="evidence">
    {Object.entries(evidence).map(([name, { value, limit }]) => {
      const text = `${value < 10 ? value.toFixed(1) : value.toFixed(0)} of ${limit.toFixed(0)}`;
      const part = Math.min(1, Math.max(0, Math.log(Math.max(1, value)) / Math.log(limit)));
      return (
        <li key={name}>
          <span>worse in {says[name] ?? name}</span>
          <meter
            min="0"
            max="1"
            value={part.toFixed(2)}
            aria-label={`Evidence: worse in ${says[name] ?? name}`}
          >
            {text}
          </meter>
          <span>{text}</span>
        </li>
      );
    })}
  </ul>
);
