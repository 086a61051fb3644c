import { countRows, listRows } from '@binnen/edge-kit/tables/sql-tables';
import { readDay } from './quarters.ts';

/** As for a canary: the largest part of a day's views and faults that one network may have, and what each may. */
const mostShare = 0.02;
const least = { views: 5, faults: 1 } as const;
/** More networks than this weigh as one. */
const mostNetworks = 20_000;

/** The registry's table of how much each network told in this day: none decides alone. */
export const createNetworkWeights = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS watch_networks (
      day INTEGER NOT NULL, network TEXT NOT NULL, views INTEGER NOT NULL, faults INTEGER NOT NULL,
      PRIMARY KEY (day, network)) WITHOUT ROWID`);
  let isFull = false;
  const readWeight = (network: string) =>
    listRows<{ views: number; faults: number }>(
      sql,
      'SELECT views, faults FROM watch_networks WHERE day = ? AND network = ?',
      readDay(),
      network,
    )[0];
  /** Whether a network has not yet had its part of a day: so nobody decides alone. */
  const mayCount = (network: string | undefined, views: number, faults: number): boolean => {
    const all = readWeight('') ?? { views: 0, faults: 0 };
    const name = network !== undefined && isFull && !readWeight(network) ? 'others' : network;
    const own = (name !== undefined && readWeight(name)) || { views: 0, faults: 0 };
    const room = (kind: keyof typeof least) => Math.max(least[kind], Math.floor(all[kind] * mostShare));
    const isOver = own.views + views > room('views') || own.faults + faults > room('faults');
    if (name !== undefined && isOver) return false;
    const query = `INSERT INTO watch_networks (day, network, views, faults) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET views = views + excluded.views, faults = faults + excluded.faults`;
    for (const each of name === undefined ? [''] : ['', name])
      sql.exec(query, readDay(), each, views, faults);
    return true;
  };

  return {
    mayCount,
    /** Before the reports of an isolate are counted: one that is new in a full table weighs with others. */
    measure: (): void => {
      isFull = countRows(sql, 'watch_networks') > mostNetworks;
    },
    tidy: (): void => {
      sql.exec('DELETE FROM watch_networks WHERE day <> ?', readDay());
    },
  };
};
