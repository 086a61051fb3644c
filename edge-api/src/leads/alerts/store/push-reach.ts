const schema = `
  -- Browsers that were pushed to: whether that ever worked. Of one that fails: how often, since when its push service cannot be
  -- reached (0: it answers), and until when it is left alone.
  CREATE TABLE IF NOT EXISTS browsers (
    email TEXT PRIMARY KEY, wasReached INTEGER NOT NULL, failures INTEGER NOT NULL,
    silentSince INTEGER NOT NULL, restsUntil INTEGER NOT NULL
  );`;

const minuteMs = 60_000;
/** A browser that failed so often rests, longer each time: anybody can name an endpoint that answers nothing. */
const restAfter = 3;
const firstRestMs = 15 * minuteMs;
const longestRestMs = 6 * 60 * minuteMs;
/** A push service that cannot be reached for so long is none. */
const silentMs = 7 * 24 * 60 * minuteMs;

/** The subscription of a browser is JSON, and no e-mail address has a quotation mark. */
export const isPush = `alerts.email LIKE '{"%'`;
export const withBrowser = 'LEFT JOIN browsers ON browsers.email = alerts.email';
/** Who was reached before is first, and who fails is last: made-up endpoints delay nobody. */
export const byReach = 'CASE WHEN browsers.failures > 0 THEN 2 WHEN browsers.wasReached THEN 0 ELSE 1 END';
/** Needs the time twice. A rest that is longer than any was begun before the clock was set back. */
export const isAwake = `(browsers.restsUntil IS NULL OR browsers.restsUntil <= ? OR browsers.restsUntil > ? + ${longestRestMs})`;
/** Not one that rests again and again: nobody can help it. */
export const isCounted = `COALESCE(browsers.failures, 0) < ${restAfter}`;

/** What is known of the way to each browser. */
export const createReach = (sql: SqlStorage) => {
  sql.exec(schema);
  return {
    reached: (email: string): void => {
      sql.exec('INSERT OR REPLACE INTO browsers VALUES (?, 1, 0, 0, 0)', email);
    },
    /** False when its push service was silent for a week. */
    failed: (email: string, isSilent: boolean, now: number): boolean => {
      const [row] = sql
        .exec<{ failures: number; silentSince: number }>(
          `INSERT INTO browsers VALUES (?1, 0, 1, ?2, 0) ON CONFLICT DO UPDATE SET failures = failures + 1,
           silentSince = iif(?2 = 0, 0, iif(silentSince = 0, ?2, MIN(silentSince, ?2))) RETURNING failures, silentSince`,
          email,
          isSilent ? now : 0,
        )
        .toArray();
      const { failures = 1, silentSince = 0 } = row ?? {};
      if (failures >= restAfter) {
        const restMs = Math.min(longestRestMs, firstRestMs * 2 ** Math.min(10, failures - restAfter));
        sql.exec('UPDATE browsers SET restsUntil = ? WHERE email = ?', now + restMs, email);
      }
      return silentSince === 0 || now - silentSince < silentMs;
    },
    /** It asks again: it is tried at once. */
    wake: (email: string): void => {
      sql.exec('UPDATE browsers SET failures = 0, restsUntil = 0 WHERE email = ?', email);
    },
    forgetOrphans: (): void => {
      sql.exec('DELETE FROM browsers WHERE email NOT IN (SELECT email FROM alerts)');
    },
  };
};
