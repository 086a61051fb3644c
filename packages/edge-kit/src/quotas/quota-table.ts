/** So many uses in so many seconds, by the clock: a quota of a day begins at midnight UTC. */
export interface Quota {
  /** Which uses count together. Nothing of a visitor that can be read. */
  key: string;
  seconds: number;
  most: number;
  /** With so many uses of another quota of the list, this one has less room. */
  when?: { key: string; used: number; most: number };
}

interface Counted {
  used: number;
  /** Seconds until it begins anew. */
  reset: number;
}

export interface Taken {
  /** The place in the list of the first quota that has no room; null when the use was counted in all of them. */
  full: number | null;
  /** In the order that was asked. */
  counts: Counted[];
}

/** No quota has a longer period. */
const longestSeconds = 86_400;

/** Exact counts on the disk of an object. A use counts in all its quotas, or in none. */
export const createQuotaTable = (sql: SqlStorage) => {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS uses (key TEXT PRIMARY KEY, ends INTEGER NOT NULL, used INTEGER NOT NULL)',
  );
  /** Of a period that ends later than any can, a clock counted that was set back since. */
  const readUsed = (key: string, now: number, seconds: number): number => {
    const query = 'SELECT used FROM uses WHERE key = ? AND ends > ? AND ends <= ?';
    return sql.exec<{ used: number }>(query, key, now, now + seconds).toArray()[0]?.used ?? 0;
  };
  return {
    take: (quotas: readonly Quota[]): Taken => {
      const now = Math.floor(Date.now() / 1000);
      sql.exec('DELETE FROM uses WHERE ends <= ?', now);
      const rows = quotas.map(({ key, seconds }) => ({
        ...{ key, used: readUsed(key, now, seconds) },
        ends: (Math.floor(now / seconds) + 1) * seconds,
      }));
      const usesOf = new Map(rows.map(({ key, used }) => [key, used]));
      const full = quotas.findIndex(({ key, most, when }) => {
        const isLess = when !== undefined && (usesOf.get(when.key) ?? 0) >= when.used;
        return (usesOf.get(key) ?? 0) >= (isLess ? when.most : most);
      });
      if (full === -1)
        for (const row of rows) {
          row.used += 1;
          sql.exec('INSERT OR REPLACE INTO uses VALUES (?, ?, ?)', row.key, row.ends, row.used);
        }
      const counts = rows.map(({ used, ends }) => ({ used, reset: ends - now }));
      return { full: full === -1 ? null : full, counts };
    },

    /** How often each of these was used in its period, which goes on. */
    read: (keys: readonly string[]): number[] => {
      const now = Math.floor(Date.now() / 1000);
      return keys.map((key) => readUsed(key, now, longestSeconds));
    },

    /** Makes room for as many more uses as the quota has, until its period ends. */
    renew: ({ key, seconds, most }: Quota): void => {
      const ends = (Math.floor(Date.now() / 1000 / seconds) + 1) * seconds;
      sql.exec(
        `INSERT INTO uses VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE
         SET used = iif(ends = excluded.ends, used, 0) + excluded.used, ends = excluded.ends`,
        key,
        ends,
        -most,
      );
    },
  };
};
