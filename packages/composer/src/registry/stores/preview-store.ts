import { findRecord, listRecords } from '@binnen/edge-kit/tables/sql-tables';
import type { Composition } from '@binnen/platform/contract/composition';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import { versionsColumn } from './versions-of.ts';

/** A composition that can be seen by those who have a grant. */
export type KeptPreview = Omit<PlatformReply<'previews'>['previews'][number], 'url'>;

/** The registry's table of compositions that are previewed: until when each of them is kept. */
export const createPreviewStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS previews (
      composition TEXT PRIMARY KEY, expires INTEGER NOT NULL, at INTEGER NOT NULL, by TEXT NOT NULL,
      changes TEXT NOT NULL DEFAULT '[]')`);

  /**
   * Keeps a prepared composition until `expires`. Two previews of the same one are one, until the later end, of the remotes of
   * both. Answers since when there is one.
   */
  const add = (composition: string, expires: number, by: string, changes: readonly string[]): number => {
    // One that is over is another.
    sql.exec('DELETE FROM previews WHERE composition = ? AND expires <= ?', composition, Date.now());
    return sql
      .exec<{ at: number }>(
        `INSERT INTO previews (composition, expires, at, by, changes) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (composition) DO UPDATE SET expires = max(expires, excluded.expires), changes = (
         SELECT json_group_array(value) FROM (
           SELECT value FROM json_each(previews.changes) UNION SELECT value FROM json_each(excluded.changes)))
       RETURNING at`,
        ...[composition, expires, Date.now(), by, JSON.stringify(changes)],
      )
      .one().at;
  };
  /** The one that was made then; null when it ended or was cleaned away. */
  const find = (composition: string, at: number): Composition | null =>
    findRecord(
      sql,
      `SELECT c.record FROM previews p JOIN compositions c ON c.id = p.composition
       WHERE p.composition = ? AND p.at = ? AND p.expires > ?`,
      composition,
      at,
      Date.now(),
    );
  /** What may be looked at still, the newest first. */
  const list = (): KeptPreview[] =>
    listRecords(
      sql,
      `SELECT json_object('id', c.id, 'at', p.at, 'by', p.by, 'expires', p.expires,
         'changes', json(p.changes), 'versions', ${versionsColumn}) AS record
       FROM previews p JOIN compositions c ON c.id = p.composition WHERE p.expires > ? ORDER BY p.at DESC`,
      Date.now(),
    );
  /** No grant for it is good from now on. */
  const end = (composition: string): void => {
    sql.exec('DELETE FROM previews WHERE composition = ?', composition);
  };
  const forgetEnded = (): void => {
    sql.exec('DELETE FROM previews WHERE expires <= ?', Date.now());
  };
  const calls = { addPreview: add, findPreview: find, listPreviews: list, endPreview: end };
  return { list, forgetEnded, calls };
};
