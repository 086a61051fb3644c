import { reporterScript, watchTiming } from '../contract/watched-visit.ts';

const afterLoadMilliseconds = 1_000;

/** In a document that the edge watches: keeps faults until the edge's reporter is here, which comes late or at the first one. */
export const watchVisit = (): void => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!entry?.serverTiming?.some(({ name }) => name === watchTiming)) return;
  const faults: unknown[][] = (window.earlyFaults = []);
  const load = () => void import(/* webpackIgnore: true */ reporterScript).catch(() => {});
  const keep = (...words: unknown[]) => {
    faults.push(words);
    load();
  };
  addEventListener('error', keep, true);
  addEventListener('unhandledrejection', keep);
  const say = console.error;
  console.error = (...words) => {
    keep(...words);
    say.apply(console, words);
  };
  addEventListener('load', () => setTimeout(load, afterLoadMilliseconds));
};
