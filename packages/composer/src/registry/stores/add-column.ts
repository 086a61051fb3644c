/** Adds a column to a table that was created before the column existed. */
export const addColumn = (sql: SqlStorage, table: string, column: string, kind: string): void => {
  const found = sql.exec('SELECT 1 FROM pragma_table_info(?) WHERE name = ?', table, column).toArray();
  if (found.length === 0) sql.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${kind}`);
};
