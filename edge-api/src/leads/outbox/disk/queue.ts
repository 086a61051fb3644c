import { hasRow, listRows } from '@binnen/edge-kit/tables/sql-tables';
import { findHeldUp, type Entry } from '../lead/entry.ts';
import { longestBackoffMs } from '../lead/settle.ts';
import type { Select } from './list-entries.ts';

/** The oldest one of its person, so that one visitor's leads arrive in the order in which they were sent. */
const isFirstInLine = `NOT EXISTS (SELECT 1 FROM leads older WHERE older.holdsUp = leads.holdsUp AND older.seq < leads.seq)`;

/** Which lead is next, and when. */
export const createQueue = (sql: SqlStorage, select: Select) => ({
  /** Whether this person has an older lead that has not arrived yet. */
  hasOlder: (entry: Entry): boolean =>
    hasRow(sql, 'SELECT 1 FROM leads WHERE holdsUp = ? AND seq < ? LIMIT 1', findHeldUp(entry), entry.seq),
  /** The next of this person, while this one has not arrived. */
  findNext: (entry: Entry): Entry | undefined =>
    select(
      "WHERE state = 'pending' AND holdsUp = ? AND seq > ? ORDER BY seq LIMIT 1",
      findHeldUp(entry),
      entry.seq,
    )[0],
  /** The later leads of this person: the office or a pause may have let them go first. */
  listLater: ({ person, seq }: Entry): Entry[] =>
    person === '' ? [] : select("WHERE entry ->> 'person' = ? AND seq > ?", person, seq),
  due: (now: number, limit: number): Entry[] =>
    select(
      `WHERE state = 'pending' AND (nextAt <= ?1 OR nextAt > ?2) AND ${isFirstInLine} ORDER BY seq LIMIT ?3`,
      now,
      now + longestBackoffMs,
      limit,
    ),
  /** When the next is due. One that is further away than any wait was planned before the clock was set back. */
  nextAt: (now: number): number | null => {
    const inLine = `SELECT nextAt AS at FROM leads WHERE state = 'pending' AND ${isFirstInLine}`;
    if (hasRow(sql, `${inLine} AND nextAt > ? LIMIT 1`, now + longestBackoffMs)) return now;
    // In the order of an index: it is found without looking at all that wait.
    return listRows<{ at: number }>(sql, `${inLine} ORDER BY nextAt LIMIT 1`)[0]?.at ?? null;
  },
  /** Makes everything in the queue due. */
  bringForward: (now: number): void => {
    sql.exec("UPDATE leads SET nextAt = ? WHERE state = 'pending' AND nextAt > ?", now, now);
  },
});
