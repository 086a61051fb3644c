import type { Call, Step } from './trace.ts';

/** What both storages give. */
export interface Storage {
  sql: {
    exec: (
      query: string,
      ...values: (string | number | null)[]
    ) => { toArray: () => unknown[]; rowsWritten: number };
  };
  transactionSync: (work: () => void) => void;
  getAlarm: () => Promise<number | null>;
  setAlarm: (at: number) => Promise<void>;
  deleteAlarm: () => Promise<void>;
  sync: () => Promise<void>;
}

class Thrown extends Error {}

const runSql = ({ sql }: Storage, { query, values }: Extract<Step, { kind: 'sql' }>): unknown => {
  try {
    const found = sql.exec(query, ...values);
    const rows = found.toArray();
    // workerd counts rows of an index, too, and the last number of a table that numbers its rows, also when a row is ignored.
    const isCounted = !/^(SELECT|CREATE|INSERT OR IGNORE INTO leads)|RETURNING/.test(query);
    return { rows, ...(isCounted && { wrote: found.rowsWritten > 0 }) };
  } catch (error) {
    return { refused: /UNIQUE|NOT NULL|syntax error/.exec(String(error))?.[0] ?? String(error) };
  }
};

const runTransaction = (
  storage: Storage,
  { steps, throws }: Extract<Step, { kind: 'transaction' }>,
): unknown => {
  const said: unknown[] = [];
  try {
    storage.transactionSync(() => {
      for (const step of steps) if (step.kind === 'sql') said.push(runSql(storage, step));
      if (throws) throw new Thrown();
    });
  } catch (error) {
    said.push(error instanceof Thrown ? 'thrown' : String(error));
  }
  return said;
};

/** Does what a call asks, and says what came of each step. */
export const runSteps = async (storage: Storage, steps: Step[]): Promise<unknown[]> => {
  const said: unknown[] = [];
  for (const step of steps)
    switch (step.kind) {
      case 'sql':
        said.push(runSql(storage, step));
        break;
      case 'transaction':
        said.push(runTransaction(storage, step));
        break;
      case 'set alarm':
        await storage.setAlarm(step.at);
        break;
      case 'get alarm':
        said.push(await storage.getAlarm());
        break;
      case 'delete alarm':
        await storage.deleteAlarm();
        break;
      case 'sync':
        await storage.sync();
        break;
      case 'yield':
        await Promise.resolve();
    }
  return said;
};

/** An alarm leaves what it saw: whether another one is set while it goes off. */
export const runAlarm = async (storage: Storage): Promise<void> => {
  const alarm = await storage.getAlarm();
  storage.sql.exec('INSERT INTO alarms (alarm) VALUES (?)', alarm);
};

/** How a call ends; `end` ends the object. */
export const endCall = ({ outcome }: Call, end: () => void, later: (work: () => void) => void): void => {
  if (outcome === 'throws') throw new Thrown();
  if (outcome === 'ends') end();
  if (outcome === 'answers, then ends') later(end);
};
