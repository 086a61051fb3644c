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

export interface WatchedFault {
  /** `mf-news@1.5.0`. */
  release: string;
  kind: FaultKind;
  stack: string;
  /** The network that told it, by a hash of this release: so it has one name for as long as the release is judged. */
  witness?: string | undefined;
}

/** What one document told in a report. Nothing of who looked at it. */
export interface WatchReport {
  nonce: string;
  madeAt: number;
  /** By a hash of the day; absent where it is not known. */
  network?: string | undefined;
  /** The page's pattern; null for a path that no page claims. */
  page: string | null;
  /** `mf-news@1.5.0`: those with a part of the page. */
  releases: string[];
  fault?: WatchedFault | undefined;
  /** The bucket of each. */
  times: Partial<Record<Measure, number>>;
}

/** Views of one page, or more of them, with a part of a release. */
export interface PageCounts extends SideCounts {
  /** By kind and stack, as `formatFault` writes it. */
  faults: Record<string, number>;
  cls: Record<string, number>;
  /** By kind of fault, and by measure: some of the networks that told it. */
  witnesses: Record<string, string[]>;
}

/** More than any finding asks for. */
const mostWitnesses = 8;
const addWitnesses = (one: PageCounts['witnesses'], other: PageCounts['witnesses']) =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((kind) => [
      kind,
      [...new Set([...(one[kind] ?? []), ...(other[kind] ?? [])])].slice(0, mostWitnesses),
    ]),
  );

/** How many networks told of one of these, at least. Those whose address is not known are one. */
export const countWitnesses = ({ witnesses }: PageCounts, kinds: readonly string[]): number =>
  new Set(kinds.flatMap((kind) => witnesses[kind] ?? [])).size;

export const noPageCounts = (): PageCounts => ({ ...noCounts(), cls: {}, witnesses: {} });
export const addPageCounts = (one: PageCounts, other: PageCounts): PageCounts => ({
  ...addCounts(one, other),
  cls: addNumbers(one.cls, other.cls),
  witnesses: addWitnesses(one.witnesses, other.witnesses),
});

export const formatFault = ({ kind, stack }: { kind: FaultKind; stack: string }): string =>
  `${kind} ${stack}`;

/** The upper end of the bucket that three of four views are within; null where nothing was measured. */
export const findTypical = <Of extends Measure>(
  counts: Record<Of, Record<string, number>>,
  measure: Of,
): number | null => {
  if (sum(counts[measure]) === 0) return null;
  return edges[measure][findThirdQuarter(counts[measure])] ?? edges[measure].at(-1) ?? null;
};
