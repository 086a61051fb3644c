import * as v from 'valibot';
import type { Entry, EntryState } from './entry.ts';
import { createListing, type Select } from './list-entries.ts';
import { longestBackoffMs } from './settle.ts';
import { beginStep, type Step } from './steps.ts';
import type { Submission } from './submission.ts';

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
  CREATE INDEX IF NOT EXISTS leadsByDigest ON leads (entry ->> 'digest');
  CREATE INDEX IF NOT EXISTS leadsByEmail ON leads (entry ->> 'person');
  CREATE INDEX IF NOT EXISTS leadsByContact ON leads (entry ->> 'subscriberId');
  CREATE TABLE IF NOT EXISTS quotas (
    source TEXT NOT NULL, form TEXT NOT NULL, hour INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (source, form, hour)
  );`;

/** Leads by what becomes of them; `held` is what looks like a robot's. Milliseconds since 1970. */
export interface OutboxDepth {
  pending: number;
  oldestPendingAt: number | null;
  dead: number;
  held: number;
}

const hourMs = 3_600_000;
/** So many finished leads are erased early when the disk is full. */
const roomLeads = 100;

const quote = (states: readonly EntryState[]): string => states.map((state) => `'${state}'`).join(', ');

/** The oldest one of its person, so that one visitor's leads arrive in the order in which they were sent. */
const isFirstInLine = `NOT EXISTS (SELECT 1 FROM leads older WHERE older.holdsUp = leads.holdsUp AND older.seq < leads.seq)`;

const findHeldUp = (entry: Omit<Entry, 'seq'>): string | null => {
  const waits = entry.steps.some((step) => step.kind === 'contact' && step.state === 'pending');
  return entry.state === 'pending' && waits && entry.person ? entry.person : null;
};

const parse = (row: Record<string, SqlStorageValue>): Entry => ({
  history: [],
  ...(JSON.parse(String(row.entry)) as Omit<Entry, 'history'>),
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

/** The outbox's table. Every method is one synchronous transaction, durable before anything leaves the object. */
export const createEntryStore = (sql: SqlStorage) => {
  sql.exec(schema);
  const select = createSelect(sql);
  const first = (query: string, ...values: SqlStorageValue[]) => sql.exec(query, ...values).toArray()[0];

  const find = (key: string): Entry | undefined => select('WHERE key = ?', key)[0];
  const count = (state: EntryState): number =>
    Number(first('SELECT COUNT(*) AS number FROM leads WHERE state = ?', state)?.number ?? 0);
  return {
    find,
    /** The latest with the same form and values within `ms`. What is further ahead came by a clock that was set back. */
    findRepeated: (digest: string, now: number, ms: number): Entry | undefined =>
      select(
        `WHERE entry ->> 'digest' = ? AND entry ->> 'receivedAt' > ? AND entry ->> 'receivedAt' < ?
         ORDER BY seq DESC LIMIT 1`,
        digest,
        now - ms,
        now + ms,
      )[0],
    add: (submission: Submission, now: number, giveUpAt: number): Entry => {
      const { key, digest, form, person, values, marks, steps, held, subscriberId } = submission;
      const entry: Omit<Entry, 'seq'> = {
        key,
        digest,
        form,
        person,
        values,
        marks,
        steps: steps.map(beginStep),
        state: held ? 'held' : 'pending',
        told: false,
        attempts: 0,
        receivedAt: now,
        nextAt: now,
        giveUpAt,
        finishedAt: held ? now : null,
        reason: held ?? null,
        history: [],
        subscriberId: subscriberId ?? null,
        reply: null,
      };
      sql.exec(
        'INSERT INTO leads (key, holdsUp, state, nextAt, finishedAt, entry) VALUES (?, ?, ?, ?, ?, ?)',
        entry.key,
        findHeldUp(entry),
        entry.state,
        now,
        entry.finishedAt,
        JSON.stringify(entry),
      );
      return find(entry.key) as Entry;
    },
    save: (entry: Entry): void => {
      sql.exec(
        'UPDATE leads SET holdsUp = ?, state = ?, nextAt = ?, finishedAt = ?, entry = ? WHERE seq = ?',
        findHeldUp(entry),
        entry.state,
        entry.nextAt,
        entry.finishedAt,
        JSON.stringify(entry),
        entry.seq,
      );
    },
    /** Whether this person has an older lead that has not arrived yet. */
    hasOlder: (entry: Entry): boolean =>
      first('SELECT 1 FROM leads WHERE holdsUp = ? AND seq < ? LIMIT 1', findHeldUp(entry), entry.seq) !==
      undefined,
    /** How many steps of this kind and text, first sent since then, were done for a contact. */
    countDone: (step: Step, subscriberId: number, since: number): number =>
      select("WHERE entry ->> 'subscriberId' = ?", subscriberId)
        .flatMap(({ steps, receivedAt }) => steps.map((one) => ({ receivedAt, ...one })))
        .filter(
          (one) =>
            one.state === 'done' &&
            one.kind === step.kind &&
            (one.kind !== 'note' || step.kind !== 'note' || one.text === step.text) &&
            (one.sentAt ?? one.receivedAt) >= since,
        ).length,
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
      if (first(`${inLine} AND nextAt > ? LIMIT 1`, now + longestBackoffMs)) return now;
      // In the order of an index: it is found without looking at all that wait.
      return v.parse(v.nullish(v.number(), null), first(`${inLine} ORDER BY nextAt LIMIT 1`)?.at);
    },
    /** Makes everything in the queue due. */
    bringForward: (now: number): void => {
      sql.exec("UPDATE leads SET nextAt = ? WHERE state = 'pending' AND nextAt > ?", now, now);
    },
    /** Since when the oldest of these waits to be erased. */
    oldestFinishedAt: (states: readonly EntryState[]): number | null => {
      // Of each state apart, by the index: a month of delivered leads is many.
      const ends = states.flatMap(
        (state) => first('SELECT MIN(finishedAt) AS at FROM leads WHERE state = ?', state)?.at ?? [],
      );
      return ends.length > 0 ? Math.min(...ends.map(Number)) : null;
    },
    count,
    countHeldSince: (since: number): number =>
      Number(
        first("SELECT COUNT(*) AS number FROM leads WHERE state = 'held' AND finishedAt >= ?", since)?.number,
      ),
    measure: (): OutboxDepth => ({
      pending: count('pending'),
      oldestPendingAt: select("WHERE state = 'pending' ORDER BY seq LIMIT 1")[0]?.receivedAt ?? null,
      dead: count('dead'),
      held: count('held'),
    }),
    ...createListing(select),
    eraseFinished: (states: readonly EntryState[], finishedBefore: number): void => {
      sql.exec(`DELETE FROM leads WHERE state IN (${quote(states)}) AND finishedAt < ?`, finishedBefore);
    },
    /** Keeps the latest that are held for this reason, so that a flood of robots fills no disk. */
    limitHeld: (reason: string, most: number): void => {
      sql.exec(
        `DELETE FROM leads WHERE state = 'held' AND entry ->> 'reason' = ?1 AND seq NOT IN
         (SELECT seq FROM leads WHERE state = 'held' AND entry ->> 'reason' = ?1 ORDER BY seq DESC LIMIT ?2)`,
        reason,
        most,
      );
    },
    /** The oldest robots' and then the oldest finished leads go, so that a new one has room. */
    makeRoom: (): void => {
      sql.exec("DELETE FROM leads WHERE state = 'held'");
      sql.exec(
        `DELETE FROM leads WHERE seq IN
         (SELECT seq FROM leads WHERE state IN ('delivered', 'refused') ORDER BY finishedAt LIMIT ?)`,
        roomLeads,
      );
    },
    eraseKeys: (keys: readonly string[]): void => {
      for (const key of keys) sql.exec('DELETE FROM leads WHERE key = ?', key);
    },
    eraseQuotas: (now: number): void => {
      sql.exec('DELETE FROM quotas WHERE hour <> ?', Math.floor(now / hourMs));
    },
    /** How often this source sent this form in this hour, this time included; or another thing that is counted. */
    countUse: (source: string, form: string, now: number): number => {
      const row = first(
        `INSERT INTO quotas (source, form, hour, count) VALUES (?, ?, ?, 1)
         ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count`,
        source,
        form,
        Math.floor(now / hourMs),
      );
      return Number(row?.count ?? 1);
    },
  };
};
export type EntryStore = ReturnType<typeof createEntryStore>;
