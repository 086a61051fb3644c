import type { Composition } from '@binnen/platform/contract/composition';
import { addColumn } from './add-column.ts';
import type { Change } from './lineage.ts';

/** One line of the history: what was made live, when, and by whom. */
export interface HistoryEntry extends Change {
  at: number;
  /** The name of the token. */
  by: string;
  /** The change that a roll-back of everything returned to. */
  restores: number | null;
}

/**
 * When a change shows. `soon`: a page that it changes is served from before for up to a minute, while it is made anew.
 * `at-once`: such a page is not served any more. `all-anew`: no page from before is.
 */
export type Shows = 'soon' | 'at-once' | 'all-anew';

/** What a change is, beside its composition. */
export interface NewEntry extends Pick<HistoryEntry, 'action' | 'remote' | 'restores' | 'by'> {
  shows: Shows;
}

/** A canary that becomes live: who was in it goes on with its pages, so nobody gets one from before. */
export const describeCanaryPromote = (by: string): NewEntry => ({
  action: 'promote',
  remote: null,
  restores: null,
  by,
  shows: 'at-once',
});

/** The registry's tables of compositions, and of which of them was live when. */
export const createHistoryStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS compositions (id TEXT PRIMARY KEY, record TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS history (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, composition TEXT NOT NULL,
      action TEXT NOT NULL, by TEXT NOT NULL);
  `);
  addColumn(sql, 'compositions', 'at', 'INTEGER NOT NULL DEFAULT 0');
  addColumn(sql, 'history', 'remote', 'TEXT');
  addColumn(sql, 'history', 'restores', 'INTEGER');
  addColumn(sql, 'history', 'shows', `TEXT NOT NULL DEFAULT 'all-anew'`);

  const findCurrent = (): Composition | null => {
    const rows = sql
      .exec<{ record: string }>(
        `SELECT c.record FROM history h JOIN compositions c ON c.id = h.composition
         ORDER BY h.sequence DESC LIMIT 1`,
      )
      .toArray();
    return rows[0] ? (JSON.parse(rows[0].record) as Composition) : null;
  };
  /** Of the last change; 0 before the first. */
  const findSequence = (): number =>
    sql.exec<{ sequence: number }>('SELECT coalesce(max(sequence), 0) AS sequence FROM history').one()
      .sequence;
  /** Since when the last change is to show soon, or 0; and the number of the last change with which all pages are made anew. */
  const findTimes = (): { since: number; anew: number } =>
    sql
      .exec<{ since: number; anew: number }>(
        `SELECT
           coalesce((SELECT CASE shows WHEN 'soon' THEN at END FROM history ORDER BY sequence DESC LIMIT 1), 0) AS since,
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
    sql.exec(
      'INSERT INTO history (at, composition, action, by, remote, restores, shows) VALUES (?, ?, ?, ?, ?, ?, ?)',
      Date.now(),
      composition.id,
      action,
      by,
      remote,
      restores,
      shows,
    );
  };
  /** The newest first; -1 for all. */
  const list = (most: number): HistoryEntry[] =>
    sql
      .exec<Omit<HistoryEntry, 'versions'> & { versions: string }>(
        `SELECT h.sequence, h.at, h.action, h.by, h.remote, h.restores, c.id AS compositionId,
           (SELECT json_group_object(r.key, json_extract(r.value, '$.version'))
            FROM json_each(c.record, '$.releases') r) AS versions
         FROM history h JOIN compositions c ON c.id = h.composition ORDER BY h.sequence DESC LIMIT ?`,
        most,
      )
      .toArray()
      .map((row) => ({ ...row, versions: JSON.parse(row.versions) as Record<string, string> }));
  const listCompositions = (): { id: string; at: number }[] =>
    sql.exec<{ id: string; at: number }>('SELECT id, at FROM compositions').toArray();
  const forget = (compositions: readonly string[], firstChange: number): void => {
    sql.exec('DELETE FROM history WHERE sequence < ?', firstChange);
    for (const id of compositions) sql.exec('DELETE FROM compositions WHERE id = ?', id);
  };
  return { findCurrent, findSequence, findTimes, prepare, add, list, listCompositions, forget };
};
