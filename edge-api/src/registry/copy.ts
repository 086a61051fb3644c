import { addRows, readRows, replaceRows, type Tables } from '../sql-tables.ts';

/** What was true at a time, and is true again. */
const replaced = ['compositions', 'history', 'grants', 'previews'];
/**
 * What stays true. A version that was published is never another one's, and a token that was ended stays ended: so what
 * is there wins, and only what is missing is added.
 */
const added = ['releases', 'removed', 'tokens'];

/** Not copied: uploads and canaries under way, which end, and how often each cache tag was purged. */
export const copyRegistry = (sql: SqlStorage): string =>
  JSON.stringify(Object.fromEntries([...replaced, ...added].map((table) => [table, readRows(sql, table)])));

/**
 * Makes the registry what it was. Each cache tag counts as purged, with a number that is higher than any before: isolates
 * keep the pointer with the higher revision, and what was cached meanwhile is stale. Answers how many rows there are more
 * or again.
 */
export const restoreRegistry = (storage: DurableObjectStorage, copied: string, now: number): number => {
  const { sql } = storage;
  const tables = JSON.parse(copied) as Tables;
  return storage.transactionSync(() => {
    let rows = 0;
    for (const table of replaced) rows += replaceRows(sql, table, tables[table] ?? []);
    for (const table of added) rows += addRows(sql, table, tables[table] ?? []);
    sql.exec('UPDATE canary SET changes = changes + 1, record = NULL');
    sql.exec("INSERT OR IGNORE INTO generations (tag, generation) VALUES ('restored', 0)");
    sql.exec('UPDATE generations SET generation = MAX(generation + 1, ?)', Math.floor(now / 1000));
    return rows;
  });
};
