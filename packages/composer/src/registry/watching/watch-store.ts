import { countRows, findRecord, writeRow } from '@binnen/edge-kit/tables/sql-tables';
import { measures } from '@binnen/platform/contract/watched-visit';
import { tokenLifeMilliseconds } from '../judging/token-life.ts';
import { addPageCounts, formatFault, noPageCounts, type PageCounts, type WatchReport } from './counts.ts';
import { createNetworkWeights } from './network-weights.ts';
import { dayQuarters, readQuarter } from './quarters.ts';

const keptQuarters = 7 * dayQuarters;
/** Further pages and releases of a quarter of an hour count as none, and so do further faults of a page. */
const mostRows = 120;
const mostFaults = 20;
/** The oldest documents of more are not listened to any more. */
const mostTokens = 20_000;

/** The counts of a release on a page, in a quarter of an hour. */
export interface WatchRow {
  remote: string;
  version: string;
  quarter: number;
  page: string;
  counts: PageCounts;
}

/** The parts of a report that count. */
type Taken = Omit<WatchReport, 'nonce' | 'madeAt'> & { views: number };

/** What some reports come to, by release and page. */
const countReports = (taken: readonly Taken[]) => {
  const found = new Map<string, { name: string; page: string; counts: PageCounts }>();
  for (const { releases, fault, times, views, network = '', page } of taken) {
    for (const name of new Set([...releases, ...(fault ? [fault.release] : [])])) {
      const key = `${name} ${page ?? ''}`;
      const counts = { ...noPageCounts(), views };
      if (fault?.release === name) {
        counts.faults[formatFault(fault)] = 1;
        counts.witnesses[fault.kind] = [fault.witness ?? ''];
      }
      for (const measure of measures) {
        const bucket = times[measure];
        if (bucket === undefined) continue;
        counts[measure][bucket] = 1;
        counts.witnesses[measure] = [network];
      }
      found.set(key, {
        ...{ name, page: page ?? '' },
        counts: addPageCounts(found.get(key)?.counts ?? noPageCounts(), counts),
      });
    }
  }
  return found.values();
};

/** The registry's tables of how releases fare in browsers: by the quarter of an hour, for a week. */
export const createWatchStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS watch_counts (
      quarter INTEGER NOT NULL, remote TEXT NOT NULL, version TEXT NOT NULL, page TEXT NOT NULL, record TEXT NOT NULL,
      PRIMARY KEY (quarter, remote, version, page)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS watch_tokens (
      nonce TEXT PRIMARY KEY, made_at INTEGER NOT NULL, told TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS watch_tokens_made_at ON watch_tokens (made_at);
  `);
  const networks = createNetworkWeights(sql);
  let tidiedIn = 0;
  /** Documents that were made before this may be forgotten, and count no more. */
  let takenFrom = 0;
  const tidy = (quarter: number): void => {
    if (countRows(sql, 'watch_tokens') > mostTokens) {
      const query = 'SELECT made_at FROM watch_tokens ORDER BY made_at DESC LIMIT 1 OFFSET ?';
      takenFrom = sql.exec<{ made_at: number }>(query, mostTokens / 2).toArray()[0]?.made_at ?? 0;
      sql.exec('DELETE FROM watch_tokens WHERE made_at < ?', takenFrom);
    }
    if (quarter === tidiedIn) return;
    tidiedIn = quarter;
    sql.exec('DELETE FROM watch_counts WHERE quarter <= ?', quarter - keptQuarters);
    networks.tidy();
    sql.exec('DELETE FROM watch_tokens WHERE made_at < ?', Date.now() - 2 * tokenLifeMilliseconds);
  };

  /**
   * The parts of a report that count: a document says each once, in all isolates together. Null: none does. A network that had
   * its part leaves no token, so that it cannot fill this table.
   */
  const take = ({ nonce, madeAt, fault, times, ...more }: WatchReport): Taken | null => {
    const query = 'SELECT told AS record FROM watch_tokens WHERE nonce = ?';
    const before = findRecord<string[]>(sql, query, nonce);
    const told = new Set(before);
    const given = [...(fault ? ['fault'] : []), ...Object.keys(times)];
    if (madeAt < takenFrom || (before && given.every((part) => told.has(part)))) return null;
    const isNew = (part: string) => !told.has(part);
    const taken = {
      ...more,
      views: before ? 0 : 1,
      fault: isNew('fault') ? fault : undefined,
      times: Object.fromEntries(Object.entries(times).filter(([measure]) => isNew(measure))),
    };
    if (!networks.mayCount(more.network, taken.views, taken.fault ? 1 : 0)) return null;
    const all = JSON.stringify([...told, ...given]);
    writeRow(sql, 'watch_tokens', { nonce, made_at: madeAt, told: all });
    return taken;
  };

  const keep = (quarter: number, name: string, page: string, counts: PageCounts): void => {
    const [remote = '', version = ''] = name.split('@');
    const before = findRecord<PageCounts>(
      sql,
      'SELECT record FROM watch_counts WHERE quarter = ? AND remote = ? AND version = ? AND page = ?',
      ...[quarter, remote, version, page],
    );
    if (!before && countRows(sql, 'watch_counts WHERE quarter = ?', quarter) >= mostRows) return;
    const after = addPageCounts(before ?? noPageCounts(), counts);
    after.faults = Object.fromEntries(Object.entries(after.faults).slice(0, mostFaults));
    writeRow(sql, 'watch_counts', { quarter, remote, version, page, record: JSON.stringify(after) });
  };

  return {
    /** Counts what an isolate hands over. */
    addWatched: (reports: readonly WatchReport[]): void => {
      const quarter = readQuarter();
      tidy(quarter);
      networks.measure();
      const taken = reports.flatMap((report) => take(report) ?? []);
      for (const { name, page, counts } of countReports(taken)) keep(quarter, name, page, counts);
    },
    /**
     * Of one remote or of all, since a quarter; the newest last. The quarters before the last two are one, as are those of
     * more than a day ago: a call answers 32 MiB at most, and a week's rows are more.
     */
    listWatched: (since: number, remote: string | null = null): WatchRow[] => {
      const found = new Map<string, WatchRow>();
      const quarter = readQuarter();
      const rows = sql.exec<Omit<WatchRow, 'counts'> & { record: string }>(
        'SELECT * FROM watch_counts WHERE quarter >= ?1 AND (?2 IS NULL OR remote = ?2) ORDER BY quarter',
        ...[since, remote],
      );
      for (const { record, ...row } of rows) {
        const age = quarter - row.quarter;
        const span = age < 2 ? age : age < dayQuarters ? 'day' : 'week';
        const key = [row.remote, row.version, row.page, span].join(' ');
        const before = found.get(key)?.counts ?? noPageCounts();
        found.delete(key);
        found.set(key, { ...row, counts: addPageCounts(before, JSON.parse(record) as PageCounts) });
      }
      return [...found.values()];
    },
  };
};
