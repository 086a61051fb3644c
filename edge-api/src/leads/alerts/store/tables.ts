import { countRows, listRows } from '@binnen/edge-kit/tables/sql-tables';
import { createReach } from './push-reach.ts';
import type { AlertRow } from './rows.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS alerts (
    id TEXT PRIMARY KEY, email TEXT NOT NULL, lijst TEXT NOT NULL, centre TEXT NOT NULL, woorden TEXT NOT NULL,
    frequentie TEXT NOT NULL, staat TEXT NOT NULL,
    -- When it was asked for: what was on offer then is no news.
    since INTEGER NOT NULL,
    -- When it is looked at next, and the offer that it was last looked at with.
    nextAt INTEGER NOT NULL, looked TEXT,
    UNIQUE (email, lijst)
  );
  CREATE TABLE IF NOT EXISTS homes (
    id INTEGER PRIMARY KEY, price INTEGER NOT NULL, kind TEXT NOT NULL, was INTEGER,
    newAt INTEGER NOT NULL, loweredAt INTEGER NOT NULL,
    -- The last of its open houses, and when it was first seen.
    openDay TEXT NOT NULL DEFAULT '', openAt INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS homesByNews ON homes (newAt);
  CREATE TABLE IF NOT EXISTS told (
    alert TEXT NOT NULL, home INTEGER NOT NULL, price INTEGER NOT NULL, PRIMARY KEY (alert, home, price)
  );
  CREATE TABLE IF NOT EXISTS mails (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, alert TEXT NOT NULL,
    -- The homes that it tells, as JSON; null: it asks for a confirmation.
    homes TEXT,
    plannedAt INTEGER NOT NULL, nextAt INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    -- Under which key it is sent, since when, and whether it may have arrived.
    key TEXT NOT NULL, sentAt INTEGER, inDoubt INTEGER NOT NULL DEFAULT 0,
    doneAt INTEGER
  );
  CREATE INDEX IF NOT EXISTS mailsByAlert ON mails (alert);
  -- Browsers that take no more push, since when: their alerts wait for another subscription.
  CREATE TABLE IF NOT EXISTS gone (email TEXT PRIMARY KEY, at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS offers (version TEXT PRIMARY KEY);`;

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Whose browser takes push, or who is mailed. */
export const isReached = 'alerts.email NOT IN (SELECT email FROM gone)';

/** The tables of the alerts, and what all of the store does with them. */
export const openTables = (storage: DurableObjectStorage) => {
  const { sql } = storage;
  sql.exec(schema);
  const reach = createReach(sql);
  const count = (from: string, ...values: SqlStorageValue[]): number => countRows(sql, from, ...values);
  const find = (id: string): AlertRow | undefined =>
    listRows<AlertRow>(sql, 'SELECT * FROM alerts WHERE id = ?', id)[0];
  /** The time, later than all that was asked and all that came: a clock that was ahead makes nothing news that was not. */
  const findOrder = (now: number): number => {
    const times = `SELECT MAX(since) AS at FROM alerts UNION ALL SELECT MAX(newAt, loweredAt, openAt) FROM homes`;
    const [last] = listRows<{ at: number | null }>(sql, `SELECT MAX(at) AS at FROM (${times})`);
    return Math.max(now, (last?.at ?? 0) + 1);
  };
  const addMail = (alert: string, homes: string | null, now: number): void => {
    sql.exec(
      'INSERT INTO mails (alert, homes, plannedAt, nextAt, key) VALUES (?, ?, ?, ?, ?)',
      ...[alert, homes, now, now, crypto.randomUUID()],
    );
  };
  const forgetOrphans = (): void => {
    for (const table of ['mails', 'told'])
      sql.exec(`DELETE FROM ${table} WHERE alert NOT IN (SELECT id FROM alerts)`);
    sql.exec('DELETE FROM gone WHERE email NOT IN (SELECT email FROM alerts)');
    reach.forgetOrphans();
  };
  const erase = (where: string, ...values: SqlStorageValue[]): number =>
    storage.transactionSync(() => {
      const erased = sql.exec(`DELETE FROM alerts WHERE ${where} RETURNING 1`, ...values).toArray().length;
      if (erased > 0) forgetOrphans();
      return erased;
    });

  return { storage, sql, reach, count, find, findOrder, addMail, forgetOrphans, erase };
};
export type AlertTables = ReturnType<typeof openTables>;
