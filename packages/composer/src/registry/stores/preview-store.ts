import { findRecord, listRecords } from '@binnen/edge-kit/tables/sql-tables';
import type { Composition } from '@binnen/platform/contract/composition';
import { versionsColumn } from './versions-of.ts';

/** A composition that can be seen by those who have a grant. */
export interface KeptPreview {
  id: string;
  versions: Record<string, string>;
  at: number;
  by: string;
  expires: number;
}

/** The registry's table of compositions that are previewed: until when each of them is kept. */
export const createPreviewStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS previews (
      composition TEXT PRIMARY KEY, expires INTEGER NOT NULL, at INTEGER NOT NULL, by TEXT NOT NULL)`);

  /** Two previews of the same composition are one, until the later end. */
  const add = (composition: string, expires: number, by: string): void => {
    sql.exec(
      `INSERT INTO previews (composition, expires, at, by) VALUES (?, ?, ?, ?)
       ON CONFLICT (composition) DO UPDATE SET expires = max(expires, excluded.expires)`,
      composition,
      expires,
      Date.now(),
      by,
    );
  };
  const find = (composition: string): Composition | null =>
    findRecord(
      sql,
      `SELECT c.record FROM previews p JOIN compositions c ON c.id = p.composition
       WHERE p.composition = ? AND p.expires > ?`,
      composition,
      Date.now(),
    );
  /** What may be looked at still, the newest first. */
  const list = (): KeptPreview[] =>
    listRecords(
      sql,
      `SELECT json_object('id', c.id, 'at', p.at, 'by', p.by, 'expires', p.expires, 'versions', ${versionsColumn}) AS record
       FROM previews p JOIN compositions c ON c.id = p.composition WHERE p.expires > ? ORDER BY p.at DESC`,
      Date.now(),
    );
  const listNeeded = (): { compositionId: string; versions: Record<string, string> }[] =>
    list().map(({ id, versions }) => ({ compositionId: id, versions }));
  /** No grant for it is good from now on. */
  const end = (composition: string): void => {
    sql.exec('DELETE FROM previews WHERE composition = ?', composition);
  };
  const forgetEnded = (): void => {
    sql.exec('DELETE FROM previews WHERE expires <= ?', Date.now());
  };
  return { add, find, list, listNeeded, end, forgetEnded };
};
