/** Rows of some tables, by the table's name. */
export type Tables = Record<string, Record<string, SqlStorageValue>[]>;

/** The rows of a query. */
export const listRows = <Row extends { [Column in keyof Row]: SqlStorageValue }>(
  sql: SqlStorage,
  query: string,
  ...values: SqlStorageValue[]
): Row[] => sql.exec<{ [Column in keyof Row]: Row[Column] }>(query, ...values).toArray();

/** What a query finds in the column `record`, which is JSON that we wrote. */
export const listRecords = <Kept>(sql: SqlStorage, query: string, ...values: SqlStorageValue[]): Kept[] =>
  listRows<{ record: string }>(sql, query, ...values).map(({ record }) => JSON.parse(record) as Kept);

export const findRecord = <Kept>(sql: SqlStorage, query: string, ...values: SqlStorageValue[]): Kept | null =>
  listRecords<Kept>(sql, query, ...values)[0] ?? null;

/** Whether a query finds anything. */
export const hasRow = (sql: SqlStorage, query: string, ...values: SqlStorageValue[]): boolean =>
  listRows(sql, query, ...values).length > 0;

/** How many rows there are. `from`: what stands behind FROM. */
export const countRows = (sql: SqlStorage, from: string, ...values: SqlStorageValue[]): number =>
  sql.exec<{ all: number }>(`SELECT count(*) AS "all" FROM ${from}`, ...values).one().all;

export const readRows = (sql: SqlStorage, table: string): Tables[string] =>
  sql.exec(`SELECT * FROM ${table} ORDER BY rowid`).toArray();

/** The columns that the table has now: a copy may lack a new column or have a dropped one. */
export const listColumns = (sql: SqlStorage, table: string): ReadonlySet<string> =>
  new Set(
    sql
      .exec(`PRAGMA table_info(${table})`)
      .toArray()
      .map(({ name }) => String(name)),
  );

/** Writes a row, in the place of one with the same key. */
export const writeRow = (sql: SqlStorage, table: string, row: Tables[string][number]): void => {
  const places = Object.keys(row).map(() => '?');
  const query = `INSERT OR REPLACE INTO ${table} (${Object.keys(row).join()}) VALUES (${places.join()})`;
  sql.exec(query, ...Object.values(row));
};

/** Adds rows. One that is there already, by its key, stays as it is. */
export const addRows = (sql: SqlStorage, table: string, rows: Tables[string]): number => {
  const known = listColumns(sql, table);
  let added = 0;
  for (const row of rows) {
    const names = Object.keys(row).filter((name) => known.has(name));
    const places = names.map(() => '?').join(', ');
    added += sql
      .exec(
        `INSERT OR IGNORE INTO ${table} (${names.join(', ')}) VALUES (${places}) RETURNING 1`,
        ...names.map((name) => row[name] ?? null),
      )
      .toArray().length;
  }
  return added;
};

/** Puts rows in the place of all that are there. */
export const replaceRows = (sql: SqlStorage, table: string, rows: Tables[string]): number => {
  sql.exec(`DELETE FROM ${table}`);
  return addRows(sql, table, rows);
};
