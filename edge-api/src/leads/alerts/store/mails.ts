import { listRows } from '@binnen/edge-kit/tables/sql-tables';
import { byReach, isAwake, isCounted, isPush, withBrowser } from './push-reach.ts';
import { dayMs, hourMs, isReached, type AlertTables } from './tables.ts';
import type { AlertRow, MailRow, Match } from './rows.ts';

/** An alert that nobody confirms is erased after this. */
export const confirmMs = 48 * hourMs;

/** For an alert that is on or to be confirmed: a pause holds its mail. */
const isWanted = `(alerts.staat = 'actief' OR mails.homes IS NULL) AND ${isReached}`;
/** Behind what was found for it earlier: a price must not come before the one it replaces. */
const isNext = `${isWanted} AND NOT EXISTS (SELECT 1 FROM mails older WHERE older.alert = mails.alert
  AND older.seq < mails.seq AND older.doneAt IS NULL AND older.homes IS NOT NULL AND mails.homes IS NOT NULL)`;

/** How a message goes. */
export type Way = 'mail' | 'push';

/** What is to be sent, and what was. */
export const createMails = ({ storage, sql, addMail, forgetOrphans, erase }: AlertTables) => {
  return {
    /** The homes of a look are told, once its mail is on disk: both, or neither. */
    plan: (alert: AlertRow, matches: readonly Match[], version: string, now: number, nextAt: number): void =>
      storage.transactionSync(() => {
        for (const { id, euros } of matches)
          sql.exec('INSERT OR REPLACE INTO told VALUES (?, ?, ?)', alert.id, id, euros);
        if (matches.length > 0) addMail(alert.id, JSON.stringify(matches), now);
        sql.exec('UPDATE alerts SET nextAt = ?, looked = ? WHERE id = ?', nextAt, version, alert.id);
      }),

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
    /**
     * It cannot be sent: its homes are news again, for a later mail. After a question an address that was never confirmed goes,
     * and an alert that is on goes on as it was.
     */
    giveUp: ({ seq, alert, homes }: MailRow, matches: readonly Match[], nextAt: number): void =>
      storage.transactionSync(() => {
        for (const { id, euros } of matches)
          sql.exec('DELETE FROM told WHERE alert = ? AND home = ? AND price = ?', alert, id, euros);
        sql.exec('DELETE FROM mails WHERE seq = ?', seq);
        if (homes === null) sql.exec("DELETE FROM alerts WHERE id = ? AND staat = 'onbevestigd'", alert);
        else sql.exec('UPDATE alerts SET nextAt = ?, looked = NULL WHERE id = ?', nextAt, alert);
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
  };
};
