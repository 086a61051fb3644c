import { addRows, readRows, replaceRows, type Tables } from '@binnen/edge-kit/tables/sql-tables';

/** Tables that become what they were at the time of the copy. */
const replaced = ['compositions', 'history', 'grants', 'previews', 'webhooks', 'error_budgets'];
/**
 * Tables that only get missing rows. A published version never gets other content, an ended token stays ended, and what
 * was purged since stays purged: so rows that are there win.
 */
const added = ['releases', 'browser_rehearsals', 'removed', 'tokens', 'generations'];

/** Not copied: uploads and canaries under way, which end. */
export const copyRegistry = (sql: SqlStorage): string =>
  JSON.stringify(Object.fromEntries([...replaced, ...added].map((table) => [table, readRows(sql, table)])));

/**
 * Restores the registry from a copy. Each cache tag counts as purged, with a number higher than any before: isolates
 * keep the pointer with the higher revision, and what is cached under a tag that was ever purged is stale. Answers how
 * many rows were added or restored.
 */
export const restoreRegistry = (storage: DurableObjectStorage, copied: string, now: number): number => {
  const { sql } = storage;
  const tables = JSON.parse(copied) as Tables;
  return storage.transactionSync(() => {
    let rows = 0;
    for (const table of replaced) rows += replaceRows(sql, table, tables[table] ?? []);
    for (const table of added) rows += addRows(sql, table, tables[table] ?? []);
    sql.exec('DELETE FROM canaries');
    sql.exec('UPDATE canary_changes SET changes = changes + 1');
    sql.exec("INSERT OR IGNORE INTO generations (tag, generation) VALUES ('restored', 0)");
    sql.exec('UPDATE generations SET generation = MAX(generation + 1, ?)', Math.floor(now / 1000));
    return rows;
  });
};
