import type { FaultKind, SideCounts } from '@binnen/platform/contract/canary';
import type { Measure } from '@binnen/platform/contract/watched-visit';
import {
  addCounts,
  addNumbers,
  createEdges,
  findThirdQuarter,
  noCounts,
  sum,
  vitalEdges,
} from '../judging/judge-canary.ts';

/** Upper ends of the buckets. */
export const edges = { ...vitalEdges, cls: createEdges(10, 2_000) } as const;

/** What one document told in a report. Nothing of who looked at it. */
export interface WatchReport {
  nonce: string;
  madeAt: number;
  /** Absent where it is not known. */
  network?: string | undefined;
  /** The page's pattern; null for a path that no page claims. */
  page: string | null;
  /** `mf-leads@1.5.0`: those with a part of the page. */
  releases: string[];
  fault?: { release: string; kind: FaultKind; stack: string } | undefined;
  /** The bucket of each. */
  times: Partial<Record<Measure, number>>;
}

/** Views of one page, or more of them, with a part of a release. */
export interface PageCounts extends SideCounts {
  /** By kind and stack, as `formatFault` writes it. */
  faults: Record<string, number>;
  cls: Record<string, number>;
}

export const noPageCounts = (): PageCounts => ({ ...noCounts(), cls: {} });
export const addPageCounts = (one: PageCounts, other: PageCounts): PageCounts => ({
  ...addCounts(one, other),
  cls: addNumbers(one.cls, other.cls),
});

export const formatFault = ({ kind, stack }: { kind: FaultKind; stack: string }): string =>
  `${kind} ${stack}`;

/** Null where nothing was measured. */
export const findTypical = (counts: PageCounts, measure: Measure): number | null => {
  if (sum(counts[measure]) === 0) return null;
  return edges[measure][findThirdQuarter(counts[measure])] ?? edges[measure].at(-1) ?? null;
};
