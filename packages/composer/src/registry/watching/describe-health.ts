import type { ReleaseHealth } from '@binnen/platform/contract/watch';
import { faultKinds } from '@binnen/platform/contract/canary';
import type { HistoryEntry } from '../stores/history-store.ts';
import { sum } from '../judging/judge-canary.ts';
import { addPageCounts, findTypical, noPageCounts, type PageCounts } from './counts.ts';
import { readQuarter } from './quarters.ts';
import type { WatchRow } from './watch-store.ts';

const mostReleases = 5;
const mostKinds = 10;

export const sumUp = (rows: readonly WatchRow[]): PageCounts =>
  rows.reduce((all, { counts }) => addPageCounts(all, counts), noPageCounts());

/** The pages of some rows, those with most views first. */
export const groupByPage = (rows: readonly WatchRow[]): [page: string, counts: PageCounts][] =>
  [...Map.groupBy(rows, ({ page }) => page)]
    .map(([page, own]): [string, PageCounts] => [page, sumUp(own)])
    .toSorted(([, one], [, other]) => other.views - one.views);

/** The rows of the quarter of an hour that runs and of the one before it. */
export const areRecent = ({ quarter }: WatchRow): boolean => [0, 1].includes(readQuarter() - quarter);

/** How often as fast as the error budget lasts; 0 without a view. */
export const findPace = ({ views, faults }: PageCounts, budget: number): number =>
  views === 0 ? 0 : sum(faults) / views / budget;

/** The faults that were met most, those first. */
export const listKinds = (rows: readonly WatchRow[], most = mostKinds): ReleaseHealth['kinds'] =>
  groupByPage(rows)
    .flatMap(([page, { faults }]) =>
      Object.entries(faults).flatMap(([fault, count]) => {
        const [name, ...places] = fault.split(' ');
        const kind = faultKinds.find((each) => each === name);
        return kind ? [{ kind, page: page || null, stack: places.join(' '), count }] : [];
      }),
    )
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most);

/** Whether nothing was live before this change: older ones may be cleaned away, or not listed. */
export const isFirst = ({ sequence }: HistoryEntry): boolean => sequence === 1;

/** The change with which a version became what it is, or was live last; undefined when that is older than the history. */
export const findSince = (history: readonly HistoryEntry[], remote: string, version: string) => {
  const last = history.findIndex(({ versions }) => versions[remote] === version);
  const before = history.findIndex(({ versions }, at) => at > last && versions[remote] !== version);
  if (last < 0) return undefined;
  return before < 0 ? history.findLast(isFirst) : history[before - 1];
};

/** How the releases of a remote fared: the one that is `live`, and those that were before it. `budget`: the part of views that may have a fault. */
export const describeReleases = (
  rows: readonly WatchRow[],
  history: readonly HistoryEntry[],
  { remote, live, budget }: { remote: string; live: string | undefined; budget: number },
): ReleaseHealth[] => {
  const newestFirst = [...new Set(rows.toReversed().map(({ version }) => version))];
  const versions = [...new Set([...(live ? [live] : []), ...newestFirst])].slice(0, mostReleases);
  return versions.map((version) => {
    const own = rows.filter((row) => row.version === version);
    const all = sumUp(own);
    const since = findSince(history, remote, version);
    return {
      version,
      isLive: version === live,
      since: since?.at ?? null,
      by: since?.by ?? null,
      views: all.views,
      faults: sum(all.faults),
      used: findPace(all, budget),
      pace: findPace(sumUp(own.filter(areRecent)), budget),
      kinds: listKinds(own),
      pages: groupByPage(own)
        .filter(([page]) => page)
        .map(([page, counts]) => ({
          page,
          views: counts.views,
          lcp: findTypical(counts, 'lcp'),
          inp: findTypical(counts, 'inp'),
          cls: findTypical(counts, 'cls'),
        })),
    };
  });
};
