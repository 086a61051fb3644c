import { countRows, listRows } from '@binnen/edge-kit/tables/sql-tables';
import { findRoom, mostNetworks } from '../judging/weigh-networks.ts';
import { readDay } from './quarters.ts';

/** A network may always tell so much in a day, however little all tell. */
const least = { views: 5, faults: 1 } as const;

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
    const isOver =
      own.views + views > findRoom(all.views, least.views) ||
      own.faults + faults > findRoom(all.faults, least.faults);
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
