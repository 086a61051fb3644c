import { findRecord, listRecords, writeRow } from '@binnen/edge-kit/tables/sql-tables';
import type { Composition } from '@binnen/platform/contract/composition';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import { versionsColumn } from './versions-of.ts';

/** One line of the history: what was made live, when, and by whom. */
export type HistoryEntry = PlatformReply<'history'>['history'][number];

/**
 * When a change shows. `soon`: a page that it changes is served from before for up to a minute, while it is made anew.
 * `at-once`: such a page is not served any more. `all-anew`: no page from before is.
 */
export type Shows = 'soon' | 'at-once' | 'all-anew';

/** What a change is, beside its composition. */
export interface NewEntry extends Pick<HistoryEntry, 'action' | 'remote' | 'restores' | 'by'> {
  shows: Shows;
}

/** The registry's tables of compositions, and of which of them was live when. */
export const createHistoryStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS compositions (id TEXT PRIMARY KEY, record TEXT NOT NULL, at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS history (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, composition TEXT NOT NULL,
      action TEXT NOT NULL, by TEXT NOT NULL, remote TEXT, restores INTEGER, shows TEXT NOT NULL);
  `);

  const findCurrent = (): Composition | null =>
    findRecord(
      sql,
      `SELECT c.record FROM history h JOIN compositions c ON c.id = h.composition
       ORDER BY h.sequence DESC LIMIT 1`,
    );
  /** Of the last change; 0 before the first. */
  const findSequence = (): number =>
    sql.exec<{ sequence: number }>('SELECT coalesce(max(sequence), 0) AS sequence FROM history').one()
      .sequence;
  /**
   * Since when the last change is to show soon, or 0; when it was; and the number of the last change with which all pages are
   * made anew.
   */
  const findTimes = (): { since: number; changed: number; anew: number } =>
    sql
      .exec<{ since: number; changed: number; anew: number }>(
        `SELECT
           coalesce((SELECT CASE shows WHEN 'soon' THEN at END FROM history ORDER BY sequence DESC LIMIT 1), 0) AS since,
           coalesce((SELECT at FROM history ORDER BY sequence DESC LIMIT 1), 0) AS changed,
           coalesce((SELECT max(sequence) FROM history WHERE shows = 'all-anew'), 0) AS anew`,
      )
      .one();
  /** Keeps a composition that is being tried out, so that its modules are not cleaned up as unused. */
  const prepare = (composition: Composition): void => {
    sql.exec(
      `INSERT INTO compositions (id, record, at) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
      composition.id,
      JSON.stringify(composition),
      Date.now(),
    );
  };
  const add = (composition: Composition, { action, by, remote, restores, shows }: NewEntry): void => {
    prepare(composition);
    const change = { at: Date.now(), composition: composition.id, action, by, remote, restores, shows };
    writeRow(sql, 'history', change);
  };
  /** The newest first; -1 for all. */
  const list = (most: number): HistoryEntry[] =>
    listRecords(
      sql,
      `SELECT json_object('sequence', h.sequence, 'at', h.at, 'action', h.action, 'by', h.by, 'remote', h.remote,
         'restores', h.restores, 'compositionId', c.id, 'versions', ${versionsColumn}) AS record
       FROM history h JOIN compositions c ON c.id = h.composition ORDER BY h.sequence DESC LIMIT ?`,
      most,
    );
  /** The versions that were live before the last change. */
  const findBefore = (): Record<string, string> => list(2)[1]?.versions ?? {};
  const listCompositions = (): Pick<HistoryEntry, 'compositionId' | 'versions' | 'at'>[] =>
    listRecords(
      sql,
      `SELECT json_object('compositionId', id, 'at', at, 'versions', ${versionsColumn}) AS record FROM compositions c`,
    );
  const forget = (compositions: readonly string[], firstChange: number): void => {
    sql.exec('DELETE FROM history WHERE sequence < ?', firstChange);
    for (const id of compositions) sql.exec('DELETE FROM compositions WHERE id = ?', id);
  };
  return { findCurrent, findSequence, findTimes, findBefore, prepare, add, list, listCompositions, forget };
};
