import { addRows, readRows, replaceRows, type Tables } from '@binnen/edge-kit/tables/sql-tables';

const copied = ['alerts', 'homes', 'told', 'offers'] as const;

/** All but mail: what was under way when a copy was made may have been sent since. */
export const copyAlerts = (sql: SqlStorage): string =>
  JSON.stringify(Object.fromEntries(copied.map((table) => [table, readRows(sql, table)])));

/** Adds the alerts of a copy that are missing; what was known of the offer becomes what it was. Answers how many. */
export const restoreAlerts = (storage: DurableObjectStorage, copy: string): number => {
  const { alerts = [], told = [], homes = [], offers = [] } = JSON.parse(copy) as Tables;
  const { sql } = storage;
  return storage.transactionSync(() => {
    replaceRows(sql, 'homes', homes);
    replaceRows(sql, 'offers', offers);
    addRows(sql, 'told', told);
    return addRows(sql, 'alerts', alerts);
  });
};
