import { listRecords, writeRow } from '@binnen/edge-kit/tables/sql-tables';

/** A form of a preview that was answered as taken and went nowhere: nothing of what was typed. */
export interface Rehearsal {
  at: number;
  form: string;
  /** The preview's composition; null for a preview that is over. */
  composition: string | null;
  /** What would have been done with it, in order. */
  steps: string[];
  /** The names of its fields. */
  fields: string[];
}

const most = 200;
const keptMilliseconds = 14 * 86_400_000;

/** The registry's table of forms of previews. It has a limit, because a preview's visitor can send many. */
export const createRehearsalStore = (sql: SqlStorage) => {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS rehearsals (number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, record TEXT NOT NULL)',
  );
  const addRehearsal = (rehearsal: Omit<Rehearsal, 'at'>): void => {
    const at = Date.now();
    writeRow(sql, 'rehearsals', { at, record: JSON.stringify({ ...rehearsal, at }) });
    sql.exec(
      `DELETE FROM rehearsals WHERE at < ? OR number <= (SELECT max(number) FROM rehearsals) - ?`,
      at - keptMilliseconds,
      most,
    );
  };
  /** The newest first. */
  const listRehearsals = (): Rehearsal[] =>
    listRecords(
      sql,
      'SELECT record FROM rehearsals WHERE at >= ? ORDER BY number DESC',
      Date.now() - keptMilliseconds,
    );
  return { addRehearsal, listRehearsals };
};
