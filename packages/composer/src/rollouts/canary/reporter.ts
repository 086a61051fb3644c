import { reporterScript, watchTiming } from '@binnen/platform/contract/watched-visit';

export const reporterPaths = {
  report: '/_reports/visits',
  script: reporterScript,
  /** A copy of the library that the build puts among the Worker's assets. */
  vitals: '/_reports/web-vitals.js',
} as const;

/**
 * In the head of each document while a canary runs. It blocks: it has to run before the shell's scripts, and see their
 * errors.
 */
export const reporterHead = `<script src="${reporterPaths.script}"></script>`;

/** Gives a document that was counted its token (`createToken`), for the script in it. */
export const formatSide = (token: string): string => `side;desc="${token}"`;
/** … and one that is watched while no canary runs: the shell's boot script loads the reporter late. */
export const formatWatch = (token: string): string => `${watchTiming};desc="${token}"`;
