import type { EntryState } from '../lead/entry.ts';

/** So many finished leads are erased early when the disk is full. */
const roomLeads = 100;
/** Not before this: a visitor who got no answer sends a lead again, which is known by its key. */
const repeatMs = 3_600_000;

const quote = (states: readonly EntryState[]): string => states.map((state) => `'${state}'`).join(', ');

/** What goes from the table, and when. */
export const createErasing = (sql: SqlStorage) => ({
  /** Since when the oldest of these waits to be erased. */
  oldestFinishedAt: (states: readonly EntryState[]): number | null => {
    // Each state is asked by itself, by the index: there may be a month of delivered leads.
    const ends = states.flatMap(
      (state) => sql.exec('SELECT MIN(finishedAt) AS at FROM leads WHERE state = ?', state).one().at ?? [],
    );
    return ends.length > 0 ? Math.min(...ends.map(Number)) : null;
  },
  eraseFinished: (states: readonly EntryState[], finishedBefore: number): void => {
    sql.exec(`DELETE FROM leads WHERE state IN (${quote(states)}) AND finishedAt < ?`, finishedBefore);
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
