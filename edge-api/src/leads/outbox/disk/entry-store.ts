import { log } from '@binnen/edge-kit/logging/log';
import { countRows } from '@binnen/edge-kit/tables/sql-tables';
import { createQuotaTable } from '@binnen/edge-kit/quotas/quota-table';
import { createEntry, findHeldUp, type Entry, type EntryState } from '../lead/entry.ts';
import { createActionLog } from './action-log.ts';
import { createErasing } from './erasing.ts';
import { createWithRoom } from './full-disk.ts';
import { createHeldList } from './held-list.ts';
import { createListing, type Select } from './list-entries.ts';
import { createQueue } from './queue.ts';
import { isLike, type Step } from '../lead/steps.ts';
import type { Submission } from '../lead/submission.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS leads (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    -- Whose later leads have to wait for this one: the e-mail address until the contact was taken.
    holdsUp TEXT,
    state TEXT NOT NULL,
    nextAt INTEGER NOT NULL,
    finishedAt INTEGER,
    entry TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS leadsByTime ON leads (state, nextAt);
  CREATE INDEX IF NOT EXISTS leadsByEnd ON leads (state, finishedAt);
  CREATE INDEX IF NOT EXISTS leadsByPerson ON leads (holdsUp, seq);
  CREATE INDEX IF NOT EXISTS leadsByEmail ON leads (entry ->> 'person');
  CREATE INDEX IF NOT EXISTS leadsByContact ON leads (entry ->> 'subscriberId');`;

/** Only then a lead's reply is about a contact. Quotes in what a visitor typed are escaped. */
const hasContact = `entry LIKE '%"kind":"contact"%'`;

const parse = (row: Record<string, SqlStorageValue>): Entry => ({
  history: [],
  begun: 0,
  ...(JSON.parse(String(row.entry)) as Omit<Entry, 'history' | 'begun'>),
  seq: Number(row.seq),
});

/** Entries by the end of a query: `WHERE … ORDER BY …`. */
const createSelect =
  (sql: SqlStorage): Select =>
  (where, ...values) =>
    sql
      .exec(`SELECT seq, entry FROM leads ${where}`, ...values)
      .toArray()
      .map(parse);

/** The outbox's tables. Every method is one synchronous transaction, durable before anything leaves the object. */
export const createEntryStore = (sql: SqlStorage) => {
  sql.exec(schema);
  const select = createSelect(sql);
  const erasing = createErasing(sql);
  const save = (entry: Entry): void => {
    sql.exec(
      'UPDATE leads SET holdsUp = ?, state = ?, nextAt = ?, finishedAt = ?, entry = ? WHERE seq = ?',
      findHeldUp(entry),
      entry.state,
      entry.nextAt,
      entry.finishedAt,
      JSON.stringify(entry),
      entry.seq,
    );
  };
  const find = (key: string): Entry | undefined => select('WHERE key = ?', key)[0];
  const count = (state: EntryState): number => countRows(sql, 'leads WHERE state = ?', state);
  return {
    find,
    /**
     * The person's last lead, when it has the same form and values: what was said before another answer is said anew.
     * One that is further ahead came by a clock that was set back.
     */
    findRepeated: ({ person, digest, repeatMs }: Submission, now: number): Entry | undefined =>
      select("WHERE entry ->> 'person' = ? ORDER BY seq DESC LIMIT 1", person).find(
        (last) => last.digest === digest && Math.abs(now - last.receivedAt) < repeatMs,
      ),
    add: (submission: Submission, now: number, giveUpAt: number): Entry => {
      const entry = createEntry(submission, now, giveUpAt);
      const added = sql.exec(
        'INSERT INTO leads (key, holdsUp, state, nextAt, finishedAt, entry) VALUES (?, ?, ?, ?, ?, ?) RETURNING seq',
        entry.key,
        findHeldUp(entry),
        entry.state,
        now,
        entry.finishedAt,
        JSON.stringify(entry),
      );
      return { ...entry, seq: Number(added.one().seq) };
    },
    save,
    /** After a step: an older state on disk costs a question to the service, and no lead. */
    saveOrLog: (entry: Entry): void => {
      try {
        save(entry);
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown';
        log('error', 'A lead could not be saved', { seq: entry.seq, error: name });
      }
    },
    withRoom: createWithRoom(erasing.makeRoom),
    /** When each step like this one was first sent that was done for a contact. */
    listDone: (step: Step, subscriberId: number): number[] =>
      select("WHERE entry ->> 'subscriberId' = ?", subscriberId).flatMap(({ steps, receivedAt }) =>
        steps
          .filter((one) => one.state === 'done' && isLike(one, step))
          .map(({ sentAt }) => sentAt ?? receivedAt),
      ),
    count,
    /** How many are held for this reason. */
    countHeld: (reason: string): number =>
      countRows(sql, "leads WHERE state = 'held' AND entry ->> 'reason' = ?", reason),
    /** How many people the marketing service refused as a contact since it took one. What is no address does not count. */
    countRefused: (): number =>
      countRows(
        sql,
        `(SELECT DISTINCT entry ->> 'person' FROM leads WHERE state = 'refused'
          AND entry ->> 'person' LIKE '%_@_%._%' AND ${hasContact} AND seq > COALESCE((SELECT MAX(seq)
          FROM leads WHERE entry ->> '$.reply.result_code' = 1 AND ${hasContact}), 0))`,
      ),
    /** Leads by what becomes of them; `held` is what looks like a robot's. Milliseconds since 1970. */
    measure: () => ({
      pending: count('pending'),
      oldestPendingAt: select("WHERE state = 'pending' ORDER BY seq LIMIT 1")[0]?.receivedAt ?? null,
      dead: count('dead'),
      held: count('held'),
      refused: count('refused'),
    }),
    ...createListing(select),
    ...createQueue(sql, select),
    ...erasing,
    held: createHeldList(sql),
    /** What visitors used of their hour or day. */
    quotas: createQuotaTable(sql),
    actions: createActionLog(sql),
    /** Throws when no lead could be written. Nothing is left of it. */
    tryToWrite: (): void => {
      sql.exec("INSERT INTO leads (key, state, nextAt, entry) VALUES ('-', 'held', 0, '{}')");
      sql.exec("DELETE FROM leads WHERE key = '-'");
    },
  };
};
export type EntryStore = ReturnType<typeof createEntryStore>;
