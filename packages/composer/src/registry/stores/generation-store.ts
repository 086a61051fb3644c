import { listRows } from '@binnen/edge-kit/tables/sql-tables';

/** The registry's table of cache tags: how often each was purged. */
export const createGenerationStore = (sql: SqlStorage) => {
  sql.exec('CREATE TABLE IF NOT EXISTS generations (tag TEXT PRIMARY KEY, generation INTEGER NOT NULL)');
  const raise = (tags: readonly string[]): void => {
    for (const tag of tags)
      sql.exec(
        `INSERT INTO generations (tag, generation) VALUES (?, 1)
         ON CONFLICT (tag) DO UPDATE SET generation = generation + 1`,
        tag,
      );
  };
  const list = (): Record<string, number> =>
    Object.fromEntries(
      listRows<{ tag: string; generation: number }>(sql, 'SELECT tag, generation FROM generations').map(
        ({ tag, generation }) => [tag, generation],
      ),
    );
  return { raise, list };
};
