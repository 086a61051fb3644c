import { listRows } from '@binnen/edge-kit/tables/sql-tables';
import { dayMs, isReached, type AlertTables } from './tables.ts';
import type { AlertRow, SignedUp, Wish } from './rows.ts';

/** A browser that takes no more, and does not come back with another subscription, is erased after this. */
const goneMs = 14 * dayMs;
/** The same question within this is that of a second click. */
const clickMs = 10_000;
/** One address gets no more than this in a day. */
const mostMails = 12;
const mostConfirms = 9;
const mostAlerts = { mailed: 20, pushed: 10 };
const mailsOf = 'mails JOIN alerts ON alerts.id = mails.alert WHERE email = ? AND plannedAt > ?';
const justAsked = `${mailsOf} AND plannedAt < ? AND lijst = ? AND frequentie = ? AND staat = 'onbevestigd'`;

/** Who asked for what, and what became of it. */
export const createSignUps = ({
  storage,
  sql,
  reach,
  count,
  findOrder,
  addMail,
  forgetOrphans,
  erase,
}: AlertTables) => {
  /** Whether its address was just asked the same: a second click. */
  const isAgain = ({ email, lijst, frequentie }: Wish, now: number): boolean =>
    count(justAsked, email, now - clickMs, now + clickMs, lijst, frequentie) > 0;
  return {
    isAgain,
    listPerson: (email: string): AlertRow[] =>
      listRows<AlertRow>(sql, 'SELECT * FROM alerts WHERE email = ?', email.toLowerCase()),

    /** Whether a browser or an address has alerts. */
    has: (email: string): boolean => count('alerts WHERE email = ?', email) > 0,
    /**
     * An alert that is to be confirmed, with the mail that asks for it when it is mailed. One that is there gets a mail
     * again. While not confirmed it has its days, and as long as a new one. `full`: of what the address has too many.
     */
    signUp: (wish: Wish, now: number, isMailed: boolean): SignedUp => {
      if (isAgain(wish, now)) return {};
      const { email, lijst, centre, woorden, frequentie } = wish;
      const own = listRows<AlertRow>(sql, 'SELECT * FROM alerts WHERE email = ?', email);
      const known = own.find((each) => each.lijst === lijst);
      if (!known && own.length >= mostAlerts[isMailed ? 'mailed' : 'pushed']) return { full: 'alerts' };
      if (count(`${mailsOf} AND homes IS NULL`, email, now - dayMs) >= mostConfirms)
        return { full: 'questions' };
      const id = known?.id ?? crypto.randomUUID();
      storage.transactionSync(() => {
        sql.exec(
          `INSERT INTO alerts (id, email, lijst, centre, woorden, frequentie, staat, since, nextAt)
           VALUES (?, ?, ?, ?, ?, ?, 'onbevestigd', ?, ?)
           ON CONFLICT DO UPDATE SET since = excluded.since, frequentie = excluded.frequentie
           WHERE staat = 'onbevestigd'`,
          ...[id, email, lijst, centre, woorden, frequentie, findOrder(now), now],
        );
        if (isMailed) addMail(id, null, now);
        sql.exec('DELETE FROM gone WHERE email = ?', email);
        reach.wake(email);
      });
      return { id };
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
    /** A browser takes no more: all that is for it waits. Not what it has by another subscription meanwhile. */
    hold: (email: string, now: number): void => {
      sql.exec('INSERT OR IGNORE INTO gone SELECT email, ? FROM alerts WHERE email = ?', now, email);
    },
    hasGone: (now: number): boolean => count('gone WHERE at < ?', now - goneMs) > 0,
    /** Answers how many alerts waited too long. */
    eraseGone: (now: number): number => erase('email IN (SELECT email FROM gone WHERE at < ?)', now - goneMs),
    change: (id: string, { staat, frequentie }: Pick<AlertRow, 'staat' | 'frequentie'>, nextAt: number) => {
      sql.exec(
        'UPDATE alerts SET staat = ?, frequentie = ?, nextAt = ?, looked = NULL WHERE id = ?',
        ...[staat, frequentie, nextAt, id],
      );
    },
    /**
     * Alerts that are to be looked at: with another offer than the last time, or because it is time for their mail. One
     * that waits for longer than a week was planned before the clock was set back.
     */
    listDue: (version: string, now: number): AlertRow[] =>
      listRows<AlertRow>(
        sql,
        `SELECT * FROM alerts WHERE staat = 'actief' AND (nextAt <= ?1 OR nextAt > ?1 + ${8 * dayMs})
         AND (frequentie <> 'direct' OR looked IS NULL OR looked <> ?2) AND ${isReached}`,
        ...[now, version],
      ),
    /** Whether its address had all of a day: what is news for it comes later. */
    isFull: ({ email }: AlertRow, now: number): boolean => count(mailsOf, email, now - dayMs) >= mostMails,
  };
};
