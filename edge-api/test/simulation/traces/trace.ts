import type { createRandom } from '../random.ts';

/** One thing that a Durable Object asks its storage. */
export type Step =
  | { kind: 'sql'; query: string; values: (string | number | null)[] }
  /** Steps that happen together; those that throw leave nothing. */
  | { kind: 'transaction'; steps: Step[]; throws: boolean }
  | { kind: 'set alarm'; at: number }
  | { kind: 'get alarm' | 'delete alarm' | 'sync' | 'yield' };

/**
 * One call of the object. `throws`: it fails afterwards. `ends`: the object is ended in the same moment. `answers, then
 * ends`: its answer is on its way.
 */
export interface Call {
  steps: Step[];
  outcome: 'answers' | 'throws' | 'ends' | 'answers, then ends';
}

/** Far away: it does not go off. */
export const farAway = 4_000_000_000_000;
/** It goes off at once. */
const past = 1_000;

const prepare: Step[] = [
  'CREATE TABLE IF NOT EXISTS leads (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, at INTEGER NOT NULL)',
  'CREATE TABLE IF NOT EXISTS counts (name TEXT PRIMARY KEY, count INTEGER NOT NULL)',
  'CREATE TABLE IF NOT EXISTS alarms (number INTEGER PRIMARY KEY, alarm INTEGER)',
].map((query) => ({ kind: 'sql', query, values: [] }));

const readAll: Step[] = [
  ...['leads', 'counts', 'alarms'].map((table): Step => ({
    kind: 'sql',
    query: `SELECT * FROM ${table} ORDER BY 1`,
    values: [],
  })),
  { kind: 'get alarm' },
];

/** Calls of one object, from one seed. The last one reads all that is left. */
export const drawTrace = (random: ReturnType<typeof createRandom>): Call[] => {
  const name = () => `name ${random.below(6)}`;
  const sql = (query: string, ...values: (string | number | null)[]): Step => ({
    kind: 'sql',
    query,
    values,
  });
  const drawSql = (): Step => {
    const number = random.below(1_000);
    return random.pick<() => Step>([
      () => sql('INSERT INTO leads (name, at) VALUES (?, ?)', name(), number),
      () => sql('INSERT OR IGNORE INTO leads (name, at) VALUES (?1, ?2)', name(), number),
      () => sql('INSERT INTO leads (name, at) VALUES (?, ?)', null, number),
      () => sql('INSERT INTO leads (name, at) VALUES (?, ?) RETURNING id, name', name(), number),
      () => sql('INSERT OR IGNORE INTO counts (name, count) VALUES (?, ?)', name(), number),
      () =>
        sql(
          'INSERT OR IGNORE INTO counts (name, count) SELECT name, at FROM leads WHERE id = ?',
          random.below(9),
        ),
      () => sql('INSERT OR REPLACE INTO counts (name, count) VALUES (?, ?)', name(), number),
      () =>
        sql(
          'INSERT INTO counts (name, count) VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET count = count + 1',
          name(),
        ),
      () => sql('UPDATE leads SET at = ? WHERE name = ?', number, name()),
      () => sql('UPDATE counts SET count = count + 1'),
      () => sql('DELETE FROM leads WHERE name = ?', name()),
      () => sql('DELETE FROM counts WHERE count > ?', number),
      () => sql('SELECT * FROM leads WHERE name = ?', name()),
      () => sql('SELECT count(*) AS "all", coalesce(max(at), 0) AS newest FROM leads'),
      () => sql('SELECT json_group_array(name) AS names FROM (SELECT name FROM leads ORDER BY name)'),
      () => sql('SELECT * FROM nothing'),
    ])();
  };
  const drawStep = (depth: number): Step => {
    if (depth < 2 && random.chance(0.15)) {
      // Only what happens at once can be together.
      const steps = Array.from({ length: 1 + random.below(3) }, () => drawStep(2)).filter(
        ({ kind }) => kind === 'sql',
      );
      return { kind: 'transaction', steps, throws: random.chance(0.4) };
    }
    if (random.chance(0.8)) return drawSql();
    return random.pick<() => Step>([
      () => ({ kind: 'set alarm', at: farAway + random.below(1_000) + random.pick([0, 0, 0.4, 0.6]) }),
      () => ({ kind: 'get alarm' }),
      () => ({ kind: 'delete alarm' }),
      () => ({ kind: 'sync' }),
      () => ({ kind: 'yield' }),
    ])();
  };
  const calls: Call[] = [{ steps: prepare, outcome: 'answers' }];
  for (let left = 12; left > 0; left -= 1) {
    const steps = Array.from({ length: 1 + random.below(6) }, () => drawStep(0));
    if (random.chance(0.15)) steps.push({ kind: 'set alarm', at: past });
    calls.push({
      steps,
      outcome: random.pick(['answers', 'answers', 'answers', 'throws', 'ends', 'answers, then ends']),
    });
    // Its tables are made with the object, whatever was lost.
    calls.push({ steps: [...prepare, ...readAll], outcome: 'answers' });
  }
  return calls;
};
