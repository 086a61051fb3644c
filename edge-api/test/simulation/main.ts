/**
 * `node edge-api/test/simulation/main.ts [seed] [--of outbox|registry|alerts] [--seconds 60] [--lives 1] [--hours 150]`: lives of
 * the outbox, the registry or the alerts, one after the other, from this seed on, or from today's. `--history <text>` prints what was
 * seen with this text. Ends with 1 and the seed at the first one that breaks a promise; that seed alone replays it.
 * `--replays 100`: on a disk that loses writes, until so many lives broke a promise; each of them is lived once more.
 */
import './without-workerd.ts';
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';

// An instance that lost its disk leaves this behind; workerd only logs it.
process.on('unhandledRejection', () => {});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', default: 'outbox' },
    seconds: { type: 'string', default: '0' },
    lives: { type: 'string', default: '1' },
    hours: { type: 'string', default: '150' },
    history: { type: 'string', default: '' },
    replays: { type: 'string', default: '0' },
  },
});

interface Life {
  faults: string[];
  hours: number;
  /** What was seen, one line each. */
  lines: string[];
  /** What the life was full of. */
  count: number;
}
const simulations: Record<
  string,
  { counts: string; load: () => Promise<(seed: number, hours: number, loses?: number) => Promise<Life>> }
> = {
  outbox: {
    counts: 'leads',
    load: async () => {
      const { simulate } = await import('./simulate.ts');
      return async (...given) => {
        const { history, ...life } = await simulate(...given);
        const count = history.seen.filter(({ kind }) => kind === 'submitted').length;
        return { ...life, count, lines: history.seen.map((each) => JSON.stringify(each)) };
      };
    },
  },
  registry: {
    counts: 'calls',
    load: async () => {
      const { simulateRegistry } = await import('./registry/simulate-registry.ts');
      return async (...given) => {
        const { history, ...life } = await simulateRegistry(...given);
        const lines = Object.values(history).flatMap((each) =>
          Array.isArray(each) ? each.map((one) => JSON.stringify(one)) : [],
        );
        return { ...life, count: history.ops.length, lines };
      };
    },
  },
  alerts: {
    counts: 'messages',
    load: async () => {
      const { simulateAlerts } = await import('./alerts/simulate-alerts.ts');
      return async (...given) => {
        const { history, ...life } = await simulateAlerts(...given);
        const count = history.seen.filter(({ kind }) => kind === 'mailed').length;
        return { ...life, count, lines: history.seen.map((each) => JSON.stringify(each)) };
      };
    },
  },
};
const simulation = simulations[values.of];
if (!simulation) throw new Error(`There is no simulation of "${values.of}".`);
const live = await simulation.load();

const first = Number(positionals[0] ?? Math.floor(Date.now() / 86_400_000) * 1_000_000);

/** A disk that loses one write of so many breaks a promise of most lives. */
const loses = 0.02;
const wanted = Number(values.replays);
if (wanted > 0) {
  const hash = ({ lines, faults }: Life) =>
    createHash('sha256')
      .update([...lines, ...faults].join('\n'))
      .digest('hex');
  let failed = 0;
  let same = 0;
  let seed = first;
  for (; failed < wanted; seed += 1) {
    const life = await live(seed, Number(values.hours), loses);
    if (life.faults.length === 0) continue;
    failed += 1;
    if (hash(life) === hash(await live(seed, Number(values.hours), loses))) same += 1;
    else console.error(`Seed ${seed} is lived otherwise the second time.`);
  }
  console.log(
    `Seeds ${first} to ${seed - 1}: ${failed} lives of the ${values.of} broke a promise on a disk that loses writes, and ${same} replay to the same history`,
  );
  process.exit(same === failed ? 0 : 1);
}
const seconds = Number(values.seconds);
const readSeconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
const began = readSeconds();
const seen = createHash('sha256');
let hours = 0;
let lives = 0;
let count = 0;
do {
  const seed = first + lives;
  const life = await live(seed, Number(values.hours));
  lives += 1;
  hours += life.hours;
  count += life.count;
  for (const line of life.lines) seen.update(line);
  if (values.history) for (const line of life.lines) if (line.includes(values.history)) console.log(line);
  if (life.faults.length === 0) continue;
  for (const sentence of life.faults.slice(0, 10)) console.error(sentence);
  console.error(
    `Replay it: node edge-api/test/simulation/main.ts ${seed} --of ${values.of} --hours ${values.hours}`,
  );
  process.exit(1);
} while (lives < Number(values.lives) || readSeconds() - began < seconds);
const perMinute = Math.round((hours / (readSeconds() - began)) * 60);
console.log(
  `Seed ${first}: ${lives} lives of the ${values.of}, ${Math.round(hours)} simulated hours, ${count} ${simulation.counts}; ${perMinute} simulated hours a processor minute; history ${seen.digest('hex').slice(0, 12)}`,
);
