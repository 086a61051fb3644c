import { addRows, listRows, readRows, replaceRows, type Tables } from '@binnen/edge-kit/tables/sql-tables';

/** All but mail, which may have been sent since, and addresses that nobody confirmed: a copy outlives their two days. */
export const copyAlerts = (sql: SqlStorage): string =>
  JSON.stringify({
    alerts: listRows(sql, "SELECT * FROM alerts WHERE staat <> 'onbevestigd' ORDER BY rowid"),
    ...Object.fromEntries(['homes', 'told', 'offers'].map((table) => [table, readRows(sql, table)])),
  });

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
