import { findRecord, listRows } from '@binnen/edge-kit/tables/sql-tables';
import { measures } from '@binnen/platform/contract/watched-visit';
import { tokenLifeMilliseconds } from '../judging/token-life.ts';
import { addPageCounts, formatFault, noPageCounts, type PageCounts, type WatchReport } from './counts.ts';

export const quarterMilliseconds = 900_000;
export const dayQuarters = 96;
const keptQuarters = 7 * dayQuarters;
/** Further pages and releases of a quarter of an hour count as none, and so do further faults of a page. */
const mostRows = 120;
const mostFaults = 20;
/** As for a canary: the largest part of a quarter's views and faults that one network may have, and what each may. */
const mostShare = 0.02;
const least = { views: 5, faults: 1 } as const;

/** The counts of a release on a page, in a quarter of an hour. */
export interface WatchRow {
  remote: string;
  version: string;
  quarter: number;
  page: string;
  counts: PageCounts;
}

export const readQuarter = (): number => Math.floor(Date.now() / quarterMilliseconds);

/** The registry's tables of how releases fare in browsers: by the quarter of an hour, for a week. */
export const createWatchStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS watch_counts (
      quarter INTEGER NOT NULL, remote TEXT NOT NULL, version TEXT NOT NULL, page TEXT NOT NULL, record TEXT NOT NULL,
      PRIMARY KEY (quarter, remote, version, page)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS watch_tokens (
      nonce TEXT PRIMARY KEY, made_at INTEGER NOT NULL, told TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS watch_networks (
      quarter INTEGER NOT NULL, network TEXT NOT NULL, views INTEGER NOT NULL, faults INTEGER NOT NULL,
      PRIMARY KEY (quarter, network)) WITHOUT ROWID;
  `);
  let tidiedIn = 0;
  const tidy = (quarter: number): void => {
    if (quarter === tidiedIn) return;
    tidiedIn = quarter;
    sql.exec('DELETE FROM watch_counts WHERE quarter <= ?', quarter - keptQuarters);
    sql.exec('DELETE FROM watch_networks WHERE quarter <> ?', quarter);
    sql.exec('DELETE FROM watch_tokens WHERE made_at < ?', Date.now() - 2 * tokenLifeMilliseconds);
  };

  /** The parts of a report that count: a document says each once, in all isolates together. Null: none is new. */
  const take = ({ nonce, madeAt, fault, times, ...more }: WatchReport) => {
    const before = findRecord<string[]>(
      sql,
      'SELECT told AS record FROM watch_tokens WHERE nonce = ?',
      nonce,
    );
    const told = new Set(before);
    const given = [...(fault ? ['fault'] : []), ...Object.keys(times)];
    if (before && given.every((part) => told.has(part))) return null;
    const query = 'INSERT OR REPLACE INTO watch_tokens (nonce, made_at, told) VALUES (?, ?, ?)';
    sql.exec(query, nonce, madeAt, JSON.stringify([...told, ...given]));
    const isNew = (part: string) => !told.has(part);
    return {
      ...more,
      views: before ? 0 : 1,
      fault: isNew('fault') ? fault : undefined,
      times: Object.fromEntries(Object.entries(times).filter(([measure]) => isNew(measure))),
    };
  };

  const readWeight = (quarter: number, network: string) =>
    listRows<{ views: number; faults: number }>(
      sql,
      'SELECT views, faults FROM watch_networks WHERE quarter = ? AND network = ?',
      quarter,
      network,
    )[0] ?? { views: 0, faults: 0 };
  /** Whether a network has not yet had its part of a quarter: so nobody decides alone. */
  const mayCount = (quarter: number, network: string | undefined, views: number, faults: number): boolean => {
    const all = readWeight(quarter, '');
    const own = network === undefined ? null : readWeight(quarter, network);
    const room = (kind: keyof typeof least) => Math.max(least[kind], Math.floor(all[kind] * mostShare));
    if (own && (own.views + views > room('views') || own.faults + faults > room('faults'))) return false;
    const query = `INSERT INTO watch_networks (quarter, network, views, faults) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET views = views + excluded.views, faults = faults + excluded.faults`;
    for (const name of network === undefined ? [''] : ['', network])
      sql.exec(query, quarter, name, views, faults);
    return true;
  };

  const keep = (quarter: number, name: string, page: string, counts: PageCounts): void => {
    const [remote = '', version = ''] = name.split('@');
    const before = findRecord<PageCounts>(
      sql,
      'SELECT record FROM watch_counts WHERE quarter = ? AND remote = ? AND version = ? AND page = ?',
      ...[quarter, remote, version, page],
    );
    const query = 'SELECT count(*) AS "all" FROM watch_counts WHERE quarter = ?';
    if (!before && (listRows<{ all: number }>(sql, query, quarter)[0]?.all ?? 0) >= mostRows) return;
    const after = addPageCounts(before ?? noPageCounts(), counts);
    after.faults = Object.fromEntries(Object.entries(after.faults).slice(0, mostFaults));
    sql.exec(
      'INSERT OR REPLACE INTO watch_counts (quarter, remote, version, page, record) VALUES (?, ?, ?, ?, ?)',
      ...[quarter, remote, version, page, JSON.stringify(after)],
    );
  };

  return {
    /** Counts what an isolate hands over. */
    add: (reports: readonly WatchReport[]): void => {
      const quarter = readQuarter();
      tidy(quarter);
      const found = new Map<string, { name: string; page: string; counts: PageCounts }>();
      for (const report of reports) {
        const taken = take(report);
        if (!taken || !mayCount(quarter, taken.network, taken.views, taken.fault ? 1 : 0)) continue;
        const { fault, times, views } = taken;
        const page = taken.page ?? '';
        for (const name of new Set([...taken.releases, ...(fault ? [fault.release] : [])])) {
          const key = `${name} ${page}`;
          const counts = { ...noPageCounts(), views };
          if (fault?.release === name) counts.faults[formatFault(fault)] = 1;
          for (const measure of measures) {
            const bucket = times[measure];
            if (bucket !== undefined) counts[measure][bucket] = 1;
          }
          found.set(key, {
            ...{ name, page },
            counts: addPageCounts(found.get(key)?.counts ?? noPageCounts(), counts),
          });
        }
      }
      for (const { name, page, counts } of found.values()) keep(quarter, name, page, counts);
    },
    /** Of one remote or of all, since a quarter; the newest last. */
    list: (since: number, remote: string | null = null): WatchRow[] =>
      listRows<Omit<WatchRow, 'counts'> & { record: string }>(
        sql,
        'SELECT * FROM watch_counts WHERE quarter >= ? AND (? IS NULL OR remote = ?) ORDER BY quarter',
        ...[since, remote, remote],
      ).map(({ record, ...row }) => ({ ...row, counts: JSON.parse(record) as PageCounts })),
  };
};
