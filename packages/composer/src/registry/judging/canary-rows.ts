import { listRecords } from '@binnen/edge-kit/tables/sql-tables';
import { isRunning } from '@binnen/platform/contract/canary';
import type { RunningCanary } from '@binnen/platform/contract/composition';
import type { StoredCanary } from './stored-canary.ts';

/** The registry's tables of canaries, how often they changed, and the draw by which visitors are shared out. */
export const createCanaryRows = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS canaries (id TEXT PRIMARY KEY, started INTEGER NOT NULL, record TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS canary_changes (
      one INTEGER PRIMARY KEY CHECK (one = 1), changes INTEGER NOT NULL, draw TEXT NOT NULL);
    INSERT OR IGNORE INTO canary_changes (one, changes, draw) VALUES (1, 0, '');
  `);
  const find = () =>
    sql.exec<{ changes: number; draw: string }>('SELECT changes, draw FROM canary_changes').one();

  /** The newest first. */
  const list = (): StoredCanary[] => listRecords(sql, 'SELECT record FROM canaries ORDER BY started DESC');
  const listRunning = (): StoredCanary[] => list().filter(isRunning);
  /** As the pointer has them; undefined while none runs. */
  const describeRunning = (): { draw: string; running: RunningCanary[] } | undefined => {
    const running = listRunning();
    return running.length
      ? {
          draw: find().draw,
          running: running.map(({ at: since, id, share, end, composition }) => ({
            ...{ id, share, end, since, composition },
          })),
        }
      : undefined;
  };
  /** How often one changed: part of the pointer's revision. */
  const countChanges = (): number => find().changes;

  const write = (canary: StoredCanary, isChange: boolean): void => {
    sql.exec(
      `INSERT INTO canaries (id, started, record) VALUES (?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET record = excluded.record`,
      canary.id,
      find().changes,
      JSON.stringify(canary),
    );
    if (isChange) sql.exec('UPDATE canary_changes SET changes = changes + 1');
  };
  /** Those that ended go. Visitors keep their lots while any canary runs. */
  const begin = (canary: StoredCanary): void => {
    if (listRunning().length === 0) sql.exec('UPDATE canary_changes SET draw = ?', canary.id);
    for (const each of list()) if (!isRunning(each)) sql.exec('DELETE FROM canaries WHERE id = ?', each.id);
    write(canary, true);
  };
  return { list, listRunning, describeRunning, countChanges, write, begin };
};
