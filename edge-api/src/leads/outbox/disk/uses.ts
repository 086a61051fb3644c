const schema = `
  CREATE TABLE IF NOT EXISTS quotas (
    source TEXT NOT NULL, form TEXT NOT NULL, hour INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (source, form, hour)
  );`;

const hourMs = 3_600_000;

/** How often something was done in the hour of the clock. */
export const createUses = (sql: SqlStorage) => {
  sql.exec(schema);
  return {
    eraseQuotas: (now: number): void => {
      sql.exec('DELETE FROM quotas WHERE hour <> ?', Math.floor(now / hourMs));
    },
    /** How often this source sent this form in this hour, this time included; or another thing that is counted. */
    countUse: (source: string, form: string, now: number): number => {
      const row = sql.exec(
        `INSERT INTO quotas (source, form, hour, count) VALUES (?, ?, ?, 1)
         ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count`,
        source,
        form,
        Math.floor(now / hourMs),
      );
      return Number(row.one().count);
    },
  };
};
