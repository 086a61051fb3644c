import { faultKinds, type FaultKind } from '@binnen/platform/contract/canary';
import { measures, type Measure } from '@binnen/platform/contract/watched-visit';
import { sum } from '../judging/judge-canary.ts';
import type { HistoryEntry } from '../stores/history-store.ts';
import { countWitnesses, findTypical, noPageCounts, type PageCounts } from './counts.ts';
import { areRecent, findPace, findSince, groupByPage, listKinds, sumUp } from './describe-health.ts';
import { dayQuarters, readQuarter } from './quarters.ts';
import type { WatchRow } from './watch-store.ts';

/** So many measured views say what three of four stay below, to a tenth. */
const leastMeasured = 300;
const leastFaults = 3;
/** A finding rests on the words of browsers: so many networks have to say it, so that no stranger accuses a release alone. */
const leastWitnesses = 4;
/** A page is slower when it is so much so, in the measure's unit, and by a quarter. */
const slower: Record<Measure, number> = { lcp: 200, inp: 50, cls: 50 };

/** Something that is wrong with a live release. */
export interface Finding {
  /** What is told once: the trouble, its release, and its page. */
  name: string;
  trouble: 'budget' | 'new-fault' | 'slower';
  remote: string;
  version: string;
  page: string | null;
  /** With the figures. */
  says: string;
  /** The fault that is met most: its place is to be looked up. */
  fault?: { kind: FaultKind; stack: string } | undefined;
}

/** More faults than the budget allows, and more than can well be chance: three deviations, and three faults. */
const isOver = (counts: PageCounts, budget: number): boolean => {
  const allowed = counts.views * budget;
  return (
    sum(counts.faults) > allowed + 3 * Math.sqrt(allowed) + leastFaults &&
    countWitnesses(counts, faultKinds) >= leastWitnesses
  );
};

const percent = (part: number): string => `${(part * 100).toFixed(part < 0.001 ? 2 : part < 0.1 ? 1 : 0)} %`;

interface Watched {
  remote: string;
  version: string;
  /** The remote's counts: all that are kept, or the last half hour alone. */
  rows: readonly WatchRow[];
  /** The part of the views that may have a fault. */
  budget: number;
}

const findOverspent = ({ remote, version, rows, budget }: Watched): Finding[] => {
  const own = rows.filter((row) => row.version === version);
  const spans = [
    { rows: own.filter(areRecent), when: 'in the last half hour' },
    { rows: own.filter(({ quarter }) => quarter > readQuarter() - dayQuarters), when: 'in a day' },
  ];
  const found = spans.find((span) => isOver(sumUp(span.rows), budget));
  if (!found) return [];
  const all = sumUp(found.rows);
  const faults = sum(all.faults);
  const [worst] = listKinds(found.rows);
  return [
    {
      ...{ name: `budget ${remote}@${version}`, trouble: 'budget', remote, version },
      page: worst?.page ?? null,
      says: `${remote}@${version} has a fault in ${faults} of ${all.views} views ${found.when} (${percent(faults / all.views)}): its error budget of ${percent(budget)} is used ${Math.round(findPace(all, budget))} times as fast as it lasts`,
      fault: worst,
    },
  ];
};

/** Kinds of fault that a page has now and had not with an earlier version. */
const findNewFaults = ({ remote, version, rows }: Watched): Finding[] => {
  const before = rows.filter((row) => row.version !== version);
  if (before.length === 0) return [];
  const known = new Set(listKinds(before, Infinity).map(({ kind, page }) => `${kind} ${page}`));
  const found = new Map<string, Finding>();
  const own = rows.filter((row) => row.version === version);
  const pages = new Map(groupByPage(own));
  for (const { kind, page, stack, count } of listKinds(own)) {
    const name = `new-fault ${remote}@${version} ${kind} ${page}`;
    if (known.has(`${kind} ${page}`) || found.has(name)) continue;
    if (countWitnesses(pages.get(page ?? '') ?? noPageCounts(), [kind]) < leastWitnesses) continue;
    const says = `${remote}@${version} has a kind of fault that it had not before: ${count} × ${kind} on ${page ?? 'no page of ours'}`;
    found.set(name, { name, trouble: 'new-fault', remote, version, page, says, fault: { kind, stack } });
  }
  return [...found.values()];
};

/** Pages on which three of four views were quicker before: with another version, or more than a day ago. */
const findSlower = ({ remote, version, rows }: Watched): Finding[] => {
  const isNow = (row: WatchRow) => row.version === version && row.quarter > readQuarter() - dayQuarters;
  const before = new Map(groupByPage(rows.filter((row) => !isNow(row))));
  return groupByPage(rows.filter(isNow)).flatMap(([page, now]) =>
    measures.flatMap((measure): Finding[] => {
      const past = before.get(page);
      if (!page || !past || Math.min(sum(now[measure]), sum(past[measure])) < leastMeasured) return [];
      if (countWitnesses(now, [measure]) < leastWitnesses) return [];
      const [value, other] = [findTypical(now, measure) ?? 0, findTypical(past, measure) ?? 0];
      if (value < other * 1.25 || value - other < slower[measure]) return [];
      const unit = measure === 'cls' ? 'thousandths' : 'ms';
      return [
        {
          name: `slower ${remote}@${version} ${page} ${measure}`,
          trouble: 'slower',
          remote,
          version,
          page,
          says: `${page} with ${remote}@${version} got slower: ${measure.toUpperCase()} of three in four views is up to ${value} ${unit}, and was ${other}`,
        },
      ];
    }),
  );
};

/** What is wrong with the live release of a remote, the worst first. */
export const judgeWatched = (watched: Watched): Finding[] => {
  const overspent = findOverspent(watched);
  return [...overspent, ...(overspent.length ? [] : findNewFaults(watched)), ...findSlower(watched)];
};

interface Surroundings {
  history: readonly HistoryEntry[];
  /** All that is wrong now. */
  findings: readonly Finding[];
  /** Services that are not called now. */
  open: readonly string[];
}

/** Says whose it is. A release that was well for a day is not blamed for trouble that others have, too. */
export const findWhose = (
  { remote, version, page }: Finding,
  { history, findings, open }: Surroundings,
): { whose: 'release' | 'platform' | 'upstream'; says: string; command: string } => {
  const since = findSince(history, remote, version);
  const isNew = since !== undefined && Date.now() - since.at < 86_400_000;
  if (isNew && history.some((each) => each.versions[remote] !== version))
    return {
      whose: 'release',
      says: `It is the release’s, live for ${Math.round((Date.now() - since.at) / 60_000)} minutes by ${since.by}`,
      command: `pnpm remote rollback ${remote}`,
    };
  if (!isNew && open.length)
    return {
      whose: 'upstream',
      says: `It is probably an upstream’s: ${open.join(', ')} is not called now`,
      command: `pnpm remote explain ${page ?? '/'}`,
    };
  if (!isNew && new Set(findings.map((each) => each.remote)).size > 1)
    return {
      whose: 'platform',
      says: 'It is probably the platform’s: several remotes have it, and this one did not change for a day',
      command: 'pnpm remote status',
    };
  return { whose: 'release', says: 'It is the release’s', command: `pnpm remote health ${remote}` };
};
