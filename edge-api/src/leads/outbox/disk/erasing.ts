import { listRows } from '@binnen/edge-kit/tables/sql-tables';
import type { EntryState } from '../lead/entry.ts';

/** So many finished leads are erased early when the disk is full. */
const roomLeads = 100;
/** Not before this: a visitor who got no answer sends a lead again, which is known by its key. */
const repeatMs = 3_600_000;

/** What goes from the table, and when. */
export const createErasing = (sql: SqlStorage) => ({
  /** Since when the oldest of this state waits to be erased. */
  oldestFinishedAt: (state: EntryState): number | null =>
    listRows<{ at: number | null }>(sql, 'SELECT MIN(finishedAt) AS at FROM leads WHERE state = ?', state)[0]
      ?.at ?? null,
  eraseFinished: (state: EntryState, finishedBefore: number): void => {
    sql.exec('DELETE FROM leads WHERE state = ? AND finishedAt < ?', state, finishedBefore);
  },
  /**
   * The oldest finished leads go, so that a new one has room. Not those of this hour, which may be sent again, nor those of a
   * contact who has a lead that waits: a step of it that is in doubt is counted against them.
   */
  makeRoom: (): void => {
    sql.exec(
      `DELETE FROM leads WHERE seq IN
       (SELECT seq FROM leads WHERE state IN ('delivered', 'refused') AND finishedAt < ? AND NOT EXISTS
         (SELECT 1 FROM leads other WHERE other.entry ->> 'subscriberId' = leads.entry ->> 'subscriberId'
          AND other.state IN ('pending', 'dead'))
        ORDER BY finishedAt LIMIT ?)`,
      Date.now() - repeatMs,
      roomLeads,
    );
  },
  eraseKeys: (keys: readonly string[]): void => {
    for (const key of keys) sql.exec('DELETE FROM leads WHERE key = ?', key);
  },
});
