import { findRecord, listRecords, writeRow } from '@binnen/edge-kit/tables/sql-tables';

/** How often each path was asked for. */
type Counts = Record<string, number>;

const hourMilliseconds = 3_600_000;
const keptHours = 24;
const mostPaths = 1_000;
const mostLength = 300;

const listMost = (counts: Counts, most: number): [string, number][] =>
  Object.entries(counts)
    .sort(([, first], [, second]) => second - first)
    .slice(0, most);

const addUp = (all: readonly Counts[]): Counts => {
  const sum: Counts = {};
  for (const counts of all)
    for (const [path, count] of Object.entries(counts))
      if (path.length <= mostLength) sum[path] = (sum[path] ?? 0) + count;
  return sum;
};

/** The registry's table of what was asked for: paths of pages, by the hour, for a day. A hand-over writes one row. */
export const createAskedStore = (sql: SqlStorage) => {
  sql.exec('CREATE TABLE IF NOT EXISTS asked (hour INTEGER PRIMARY KEY, record TEXT NOT NULL)');
  const readHour = () => Math.floor(Date.now() / hourMilliseconds);
  return {
    addAsked: (counts: Counts): void => {
      const hour = readHour();
      const known = findRecord<Counts>(sql, 'SELECT record FROM asked WHERE hour = ?', hour) ?? {};
      const record = JSON.stringify(Object.fromEntries(listMost(addUp([known, counts]), mostPaths)));
      writeRow(sql, 'asked', { hour, record });
      sql.exec('DELETE FROM asked WHERE hour <= ?', hour - keptHours);
    },
    /** The paths that were asked for most in the last day, those first. */
    listAsked: (most: number): string[] => {
      const after = readHour() - keptHours;
      const hours = listRecords<Counts>(sql, 'SELECT record FROM asked WHERE hour > ?', after);
      return listMost(addUp(hours), most).map(([path]) => path);
    },
  };
};
