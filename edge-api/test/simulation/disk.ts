import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Random } from './random.ts';
import type { Runner, Time } from './time.ts';

const pageBytes = 4_096;
const longestCommitMs = 8;

interface Prepared {
  statement: StatementSync;
  isNumbered: boolean;
  kind: string;
  hasRows: boolean;
}

/**
 * The disk of one Durable Object, as Cloudflare describes it: writes without a wait between them are one transaction, and
 * nothing leaves the object before what it wrote is on disk. Who is killed earlier has written nothing. It has one owner:
 * an older instance can neither read nor write any more.
 * https://developers.cloudflare.com/durable-objects/api/sqlite-storage-api/
 * `loses`: a disk that is broken loses so many of its writes, and says nothing of it.
 */
export const createDisk = (time: Time, random: Random, loses = 0) => {
  const database = new DatabaseSync(':memory:');
  database.exec(`PRAGMA page_size = ${pageBytes}; CREATE TABLE simulatedAlarm (at INTEGER)`);
  const prepared = new Map<string, Prepared>();
  let owner: Runner | undefined;
  let batch: { written: Promise<void>; resolve: () => void } | undefined;
  let onAlarm: (at: number | null) => void = () => {};
  /** Whose last writes were lost: nothing that they say leaves them. */
  const losers = new WeakSet<Runner>();
  let onFull: () => void = () => {};
  let room = Infinity;

  const pages = (name: string): number => Number(Object.values(all(`PRAGMA ${name}`)[0] ?? {})[0]);
  const prepare = (query: string): Prepared => {
    const known = prepared.get(query);
    if (known) return known;
    const isNumbered = /\?\d/.test(query);
    const statement = database.prepare(isNumbered ? query.replaceAll(/\?(\d+)/g, ':p$1') : query);
    const [, kind = 'SELECT'] = /^\s*(INSERT|UPDATE|DELETE)\b/i.exec(query) ?? [];
    const found = { statement, isNumbered, kind, hasRows: statement.columns().length > 0 };
    prepared.set(query, found);
    return found;
  };
  const all = (query: string) => prepare(query).statement.all();
  const readAlarm = (): number | null => {
    const [row] = all('SELECT at FROM simulatedAlarm');
    return row ? Number(row['at']) : null;
  };
  const commit = (mine: typeof batch) => {
    if (!batch || batch !== mine) return;
    const { resolve } = batch;
    batch = undefined;
    database.exec(loses > 0 && random.chance(loses) ? 'ROLLBACK' : 'COMMIT');
    onAlarm(readAlarm());
    resolve();
  };
  const rollBack = () => {
    if (!batch) return;
    if (owner) losers.add(owner);
    batch = undefined;
    database.exec('ROLLBACK');
  };
  const begin = () => {
    if (batch) return;
    database.exec('BEGIN');
    const { promise: written, resolve } = Promise.withResolvers<void>();
    const mine = { written, resolve };
    batch = mine;
    time.after(random.next() * longestCommitMs, () => commit(mine));
  };
  const run = (query: string, values: SQLInputValue[]) => {
    if (/^\s*CREATE\b/.test(query)) {
      begin();
      database.exec(query);
      return { rows: [], written: 0 };
    }
    const { statement, isNumbered, kind, hasRows } = prepare(query);
    if (kind !== 'SELECT') begin();
    if ((kind === 'INSERT' || kind === 'UPDATE') && (room -= 1) < 0) {
      room = 0;
      onFull();
      throw new Error('database or disk is full');
    }
    const named = isNumbered && Object.fromEntries(values.map((value, index) => [`p${index + 1}`, value]));
    if (hasRows) return { rows: named ? statement.all(named) : statement.all(...values), written: 0 };
    const { changes } = named ? statement.run(named) : statement.run(...values);
    if (kind === 'DELETE' && !query.includes('simulatedAlarm')) room += Number(changes);
    return { rows: [], written: Number(changes) };
  };

  /** The storage of one instance. */
  const open = (instance: Runner) => {
    rollBack();
    owner = instance;
    const check = () => {
      if (owner !== instance || instance.isDead) throw new Error('This instance no longer owns its storage.');
    };
    const exec = (query: string, ...values: SQLInputValue[]) => {
      check();
      const { rows, written } = run(query, values);
      return {
        toArray: () => rows,
        one: () => {
          if (rows.length !== 1) throw new Error(`Expected exactly one row, and got ${rows.length}.`);
          return rows[0];
        },
        rowsWritten: written,
      };
    };
    return {
      sql: {
        exec,
        get databaseSize() {
          return (pages('page_count') - pages('freelist_count')) * pageBytes;
        },
      },
      transactionSync: <T>(work: () => T): T => {
        check();
        begin();
        database.exec('SAVEPOINT inner');
        try {
          return work();
        } catch (error) {
          database.exec('ROLLBACK TO inner');
          throw error;
        } finally {
          database.exec('RELEASE inner');
        }
      },
      sync: () => batch?.written ?? Promise.resolve(),
      getAlarm: async () => {
        check();
        return readAlarm();
      },
      setAlarm: async (at: number) => {
        exec('DELETE FROM simulatedAlarm');
        exec('INSERT INTO simulatedAlarm (at) VALUES (?)', Math.trunc(at));
      },
      deleteAlarm: async () => {
        exec('DELETE FROM simulatedAlarm');
      },
    };
  };

  return {
    open,
    /** Resolves once what this instance wrote is on disk; never for one that lost the disk meanwhile. */
    flushed: async (instance: Runner): Promise<void> => {
      if (losers.has(instance)) throw new Error('The storage was lost before it was written.');
      if (batch && owner === instance) await batch.written;
    },
    lose: rollBack,
    watchFull: (watch: () => void) => {
      onFull = watch;
    },
    watchAlarm: (watch: (at: number | null) => void) => {
      onAlarm = watch;
    },
    readAlarm,
    /** The alarm goes off: it is no longer set. */
    clearAlarm: () => void run('DELETE FROM simulatedAlarm', []),
    /** So many writes still fit, and one for each lead that goes. */
    fill: (writes: number) => {
      room = writes;
    },
    free: () => {
      room = Infinity;
    },
    /** All that is on it, as text. */
    dump: (): string =>
      all("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .map(({ name }) => JSON.stringify(all(`SELECT * FROM ${String(name)}`)))
        .join('\n'),
    end: () => {
      rollBack();
      database.close();
    },
  };
};
export type Disk = ReturnType<typeof createDisk>;
