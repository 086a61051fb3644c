/** In `Server-Timing`: the token of a document that is watched while no canary runs. Its faults are counted by release. */
export const watchTiming = 'watch';

/** The edge's own script, which tells how a document fared. Loaded late. */
export const reporterScript = '/_reports/visits.js';

declare global {
  interface Window {
    /** Error events and the words of `console.error`, until that script is there. */
    earlyFaults?: unknown[][];
  }
}

/** What browsers measure of a page: LCP and INP in milliseconds, CLS in thousandths. */
export const measures = ['lcp', 'inp', 'cls'] as const;
export type Measure = (typeof measures)[number];

/** The part of a release's views that may have a fault, where its team set no other. */
export const errorBudget = 0.005;
