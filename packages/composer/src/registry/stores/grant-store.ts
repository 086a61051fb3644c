import { addRows, hasRow, listRows } from '@binnen/edge-kit/tables/sql-tables';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import type { GrantsByRemote } from './claims.ts';

/** A path that a remote may claim: since when, and who allowed it. */
export type Grant = PlatformReply<'grants'>['grants'][number];

/** The registry's table of grants. It starts with `first`: what the live site claims already. */
export const createGrantStore = (sql: SqlStorage, first: GrantsByRemote) => {
  const add = (remote: string, path: string, by: string): void =>
    void addRows(sql, 'grants', [{ remote, path, at: Date.now(), by }]);
  const isNew = !hasRow(sql, `SELECT 1 FROM sqlite_master WHERE name = 'grants'`);
  sql.exec(`
    CREATE TABLE IF NOT EXISTS grants (
      remote TEXT NOT NULL, path TEXT NOT NULL, at INTEGER NOT NULL, by TEXT NOT NULL,
      PRIMARY KEY (remote, path))`);
  if (isNew)
    for (const [remote, paths] of Object.entries(first))
      for (const path of paths) add(remote, path, 'the first composition');

  const list = (): Grant[] => listRows(sql, 'SELECT remote, path, at, by FROM grants ORDER BY remote, path');
  const byRemote = (): GrantsByRemote => {
    const grants: GrantsByRemote = {};
    for (const { remote, path } of list()) (grants[remote] ??= []).push(path);
    return grants;
  };
  const remove = (remote: string, path: string): void => {
    sql.exec('DELETE FROM grants WHERE remote = ? AND path = ?', remote, path);
  };
  return { add, list, byRemote, remove };
};
