import { listRows, readRows } from '@binnen/edge-kit/tables/sql-tables';
import { findKind, findPrice } from '@binnen/contracts/filters/home-traits';
import type { Card } from '@binnen/contracts/property';
import type { News } from './find-matches.ts';
import { byReach, createReach, isAwake, isCounted, isPush, withBrowser } from './push-reach.ts';
import type { AlertRow, MailRow, Match, Wish } from './rows.ts';

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
    newAt INTEGER NOT NULL, loweredAt INTEGER NOT NULL
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

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** An alert that nobody confirms is erased after this. */
export const confirmMs = 48 * hourMs;
/** A browser that takes no more, and does not come back with another subscription, is erased after this. */
const goneMs = 14 * dayMs;
/** A home is news for so long: a pause or an outage of a month misses nothing. */
const newsMs = 30 * dayMs;
/** One address gets no more than this in a day. */
const mostMails = 12;
const mostConfirms = 9;
const mostAlerts = { mailed: 20, pushed: 10 };

const isReached = 'alerts.email NOT IN (SELECT email FROM gone)';
/** For an alert that is on or to be confirmed: a pause holds its mail. */
const isWanted = `(alerts.staat = 'actief' OR mails.homes IS NULL) AND ${isReached}`;
/** Behind what was found for it earlier: a price must not come before the one it replaces. */
const isNext = `${isWanted} AND NOT EXISTS (SELECT 1 FROM mails older WHERE older.alert = mails.alert
  AND older.seq < mails.seq AND older.doneAt IS NULL AND older.homes IS NOT NULL AND mails.homes IS NOT NULL)`;

/** How a message goes. */
export type Way = 'mail' | 'push';

interface HomeRow {
  id: number;
  price: number;
  kind: string;
}

/** The tables of the alerts. */
export const createAlertStore = (storage: DurableObjectStorage) => {
  const { sql } = storage;
  sql.exec(schema);
  const reach = createReach(sql);
  const count = (query: string, ...values: SqlStorageValue[]): number =>
    listRows<{ number: number }>(sql, `SELECT COUNT(*) AS number FROM ${query}`, ...values)[0]?.number ?? 0;
  const find = (id: string): AlertRow | undefined =>
    listRows<AlertRow>(sql, 'SELECT * FROM alerts WHERE id = ?', id)[0];
  /** The time, later than all that was asked and all that came: a clock that was ahead makes nothing news that was not. */
  const findOrder = (now: number): number => {
    const times = `SELECT MAX(since) AS at FROM alerts UNION ALL SELECT MAX(newAt, loweredAt) FROM homes`;
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

  return {
    find,
    erase,
    listPerson: (email: string): AlertRow[] =>
      listRows<AlertRow>(sql, 'SELECT * FROM alerts WHERE email = ?', email.toLowerCase()),

    /**
     * An alert that is to be confirmed, with the mail that asks for it when it is mailed. One that is there gets that mail
     * again. Null when the address has or got too much.
     */
    signUp: (wish: Wish, now: number, isMailed: boolean): string | null => {
      const { email, lijst, centre, woorden, frequentie } = wish;
      const known = listRows<AlertRow>(
        sql,
        'SELECT * FROM alerts WHERE email = ? AND lijst = ?',
        ...[email, lijst],
      )[0];
      if (!known && count('alerts WHERE email = ?', email) >= mostAlerts[isMailed ? 'mailed' : 'pushed'])
        return null;
      const asked = count(
        'mails JOIN alerts ON alerts.id = mails.alert WHERE email = ? AND homes IS NULL AND plannedAt > ?',
        ...[email, now - dayMs],
      );
      if (asked >= mostConfirms) return null;
      const id = known?.id ?? crypto.randomUUID();
      storage.transactionSync(() => {
        if (!known)
          sql.exec(
            `INSERT INTO alerts (id, email, lijst, centre, woorden, frequentie, staat, since, nextAt)
             VALUES (?, ?, ?, ?, ?, ?, 'onbevestigd', ?, ?)`,
            ...[id, email, lijst, centre, woorden, frequentie, findOrder(now), now],
          );
        if (isMailed) addMail(id, null, now);
        sql.exec('DELETE FROM gone WHERE email = ?', email);
        reach.wake(email);
      });
      return id;
    },
    /** One that the other subscription has for the same list as well gives way: it was told less. Answers how many. */
    renew: (from: string, to: string): number =>
      storage.transactionSync(() => {
        const renewed = sql
          .exec('UPDATE OR REPLACE alerts SET email = ? WHERE email = ? RETURNING 1', to, from)
          .toArray().length;
        forgetOrphans();
        return renewed;
      }),
    /** Its browser takes no more: all that is for it waits. */
    hold: (id: string, now: number): void => {
      sql.exec('INSERT OR IGNORE INTO gone SELECT email, ? FROM alerts WHERE id = ?', now, id);
    },
    /** Answers how many alerts waited too long. */
    eraseGone: (now: number): number => erase('email IN (SELECT email FROM gone WHERE at < ?)', now - goneMs),
    change: (id: string, { staat, frequentie }: Pick<AlertRow, 'staat' | 'frequentie'>, nextAt: number) => {
      sql.exec(
        'UPDATE alerts SET staat = ?, frequentie = ?, nextAt = ?, looked = NULL WHERE id = ?',
        ...[staat, frequentie, nextAt, id],
      );
    },

    /** Remembers what came and what became cheaper. Of the first offer ever nothing is news. */
    followOffer: (version: string, cards: readonly Card[], clock: number): void => {
      const isFirst = count('offers') === 0;
      if (count('offers WHERE version = ?', version) > 0) return;
      const now = findOrder(clock);
      const rows = listRows<HomeRow>(sql, 'SELECT id, price, kind FROM homes');
      const known = new Map(rows.map((row) => [row.id, row]));
      storage.transactionSync(() => {
        for (const card of cards) {
          const [price, kind, before] = [findPrice(card), findKind(card), known.get(card.id)];
          if (!before) {
            const newAt = isFirst ? 0 : now;
            sql.exec('INSERT INTO homes VALUES (?, ?, ?, NULL, ?, 0)', card.id, price, kind, newAt);
          } else if (price > 0 && (price !== before.price || kind !== before.kind)) {
            const isLower = kind === before.kind && price < before.price;
            sql.exec(
              `UPDATE homes SET price = ?1, kind = ?2 ${isLower ? ', was = price, loweredAt = ?4' : ''} WHERE id = ?3`,
              ...[price, kind, card.id, ...(isLower ? [now] : [])],
            );
          }
        }
        sql.exec('DELETE FROM offers');
        sql.exec('INSERT INTO offers VALUES (?)', version);
      });
    },
    /** Alerts that are to be looked at: with another offer than the last time, or because it is time for their mail. */
    listDue: (version: string, now: number): AlertRow[] =>
      listRows<AlertRow>(
        sql,
        `SELECT * FROM alerts WHERE staat = 'actief' AND nextAt <= ?1
         AND (frequentie <> 'direct' OR looked IS NULL OR looked <> ?2) AND ${isReached}`,
        ...[now, version],
      ),
    /** Whether its address had all of a day: what is news for it comes later. */
    isFull: ({ email }: AlertRow, now: number): boolean =>
      count(
        'mails JOIN alerts ON alerts.id = mails.alert WHERE email = ? AND plannedAt > ?',
        ...[email, now - dayMs],
      ) >= mostMails,
    /** Homes that came or became cheaper since the alert was asked for, and were not told at that price. */
    listNews: ({ id, since }: AlertRow, now: number): News[] =>
      listRows<{ id: number; was: number | null }>(
        sql,
        `SELECT homes.id AS id, CASE WHEN newAt > ?1 AND told.price IS NULL THEN NULL ELSE was END AS was
         FROM homes LEFT JOIN (SELECT home, MIN(price) AS price FROM told WHERE alert = ?2 GROUP BY home) told
         ON told.home = homes.id
         WHERE (newAt > ?1 AND told.price IS NULL)
         OR (loweredAt > ?1 AND (told.price IS NULL OR told.price > homes.price))`,
        ...[Math.max(since, now - newsMs), id],
      ),
    /** The homes of a look are told, once its mail is on disk: both, or neither. */
    plan: (alert: AlertRow, matches: readonly Match[], version: string, now: number, nextAt: number): void =>
      storage.transactionSync(() => {
        for (const { id, euros } of matches)
          sql.exec('INSERT OR REPLACE INTO told VALUES (?, ?, ?)', alert.id, id, euros);
        if (matches.length > 0) addMail(alert.id, JSON.stringify(matches), now);
        sql.exec('UPDATE alerts SET nextAt = ?, looked = ? WHERE id = ?', nextAt, version, alert.id);
      }),

    reach,
    /** Mail or pushes that are due. One that waits longer than any wait was planned before the clock was set back. */
    listMails: (way: Way, now: number, longestMs: number, most: number): MailRow[] =>
      listRows<MailRow>(
        sql,
        `SELECT mails.* FROM mails JOIN alerts ON alerts.id = mails.alert ${withBrowser}
         WHERE doneAt IS NULL AND ${isNext} AND ${isPush} = ? AND (mails.nextAt <= ? OR mails.nextAt > ?)
         AND ${isAwake} ORDER BY ${byReach}, mails.nextAt, seq LIMIT ?`,
        ...[Number(way === 'push'), now, now + longestMs, now, now, most],
      ),
    /** What waits to be sent, and since when: milliseconds since 1970. */
    measure: (): { waiting: number; oldestAt: number | null } =>
      listRows<{ waiting: number; oldestAt: number | null }>(
        sql,
        `SELECT COUNT(*) AS waiting, MIN(plannedAt) AS oldestAt FROM mails JOIN alerts ON alerts.id = mails.alert
         ${withBrowser} WHERE doneAt IS NULL AND ${isWanted} AND ${isCounted}`,
      )[0] ?? { waiting: 0, oldestAt: null },
    /** On disk before it is sent. */
    saveMail: ({ seq, nextAt, attempts, key, sentAt, inDoubt }: MailRow): void => {
      sql.exec(
        'UPDATE mails SET nextAt = ?, attempts = ?, key = ?, sentAt = ?, inDoubt = ? WHERE seq = ?',
        ...[nextAt, attempts, key, sentAt, inDoubt, seq],
      );
    },
    /** It was sent. What is left of it for a day counts against the address's limit. */
    endMail: (seq: number, now: number): void => {
      sql.exec("UPDATE mails SET doneAt = ?, homes = iif(homes IS NULL, NULL, '') WHERE seq = ?", now, seq);
    },
    /** It cannot be sent: its homes are news again, for a later mail. An address that was never confirmed goes. */
    giveUp: ({ seq, alert, homes }: MailRow, matches: readonly Match[], nextAt: number): void =>
      storage.transactionSync(() => {
        for (const { id, euros } of matches)
          sql.exec('DELETE FROM told WHERE alert = ? AND home = ? AND price = ?', alert, id, euros);
        sql.exec('DELETE FROM mails WHERE seq = ?', seq);
        sql.exec('UPDATE alerts SET nextAt = ?, looked = NULL WHERE id = ?', nextAt, alert);
        if (homes === null) sql.exec("DELETE FROM alerts WHERE id = ? AND staat = 'onbevestigd'", alert);
        forgetOrphans();
      }),
    eraseOld: (now: number): void => {
      sql.exec('DELETE FROM mails WHERE doneAt < ?', now - dayMs);
      erase("staat = 'onbevestigd' AND since < ?", now - confirmMs);
    },
    makeRoom: (): void => {
      sql.exec('DELETE FROM mails WHERE doneAt IS NOT NULL');
    },

    /** When there is work next: a mail, a morning, or an address to erase. */
    nextAt: (now: number): number | null =>
      listRows<{ at: number | null }>(
        sql,
        `SELECT MIN(at) AS at FROM (
           SELECT MIN(MAX(mails.nextAt, COALESCE(browsers.restsUntil, 0))) AS at
             FROM mails JOIN alerts ON alerts.id = mails.alert ${withBrowser} WHERE doneAt IS NULL AND ${isNext}
           UNION ALL SELECT MIN(nextAt) FROM alerts WHERE staat = 'actief' AND nextAt > ?1
           UNION ALL SELECT MIN(since) + ?2 FROM alerts WHERE staat = 'onbevestigd')`,
        ...[now, confirmMs + hourMs],
      )[0]?.at ?? null,

    /** All but mail: what was under way when a copy was made may have been sent since. */
    copy: (): string =>
      JSON.stringify(Object.fromEntries(copied.map((table) => [table, readRows(sql, table)]))),
  };
};
export type AlertStore = ReturnType<typeof createAlertStore>;

/** The tables of a copy. */
export const copied = ['alerts', 'homes', 'told', 'offers'] as const;
