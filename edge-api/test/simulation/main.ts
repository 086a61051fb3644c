/**
 * `node edge-api/test/simulation/main.ts [seed] [--seconds 60] [--hours 150]`: lives of the outbox, one after the other,
 * from this seed on, or from today's. `--history <text>` prints what was seen with this text. Ends with 1 and the seed at the first one that breaks a promise; that seed alone replays it.
 */
import './without-workerd.ts';
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';

const { simulate } = await import('./simulate.ts');

// What an instance that lost its disk leaves behind; workerd only logs it.
process.on('unhandledRejection', () => {});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '0' },
    hours: { type: 'string', default: '150' },
    history: { type: 'string', default: '' },
  },
});
const first = Number(positionals[0] ?? Math.floor(Date.now() / 86_400_000) * 1_000_000);
const seconds = Number(values.seconds);
const readSeconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
const began = readSeconds();
const seen = createHash('sha256');
let hours = 0;
let lives = 0;
let leads = 0;
do {
  const seed = first + lives;
  const life = await simulate(seed, Number(values.hours));
  lives += 1;
  hours += life.hours;
  leads += life.history.seen.filter(({ kind }) => kind === 'submitted').length;
  const lines = life.history.seen.map((each) => JSON.stringify(each));
  for (const line of lines) seen.update(line);
  if (values.history) for (const line of lines) if (line.includes(values.history)) console.log(line);
  if (life.faults.length === 0) continue;
  for (const sentence of life.faults.slice(0, 10)) console.error(sentence);
  console.error(`Replay it: node edge-api/test/simulation/main.ts ${seed} --hours ${values.hours}`);
  process.exit(1);
} while (readSeconds() - began < seconds);
const perMinute = Math.round((hours / (readSeconds() - began)) * 60);
console.log(
  `Seed ${first}: ${lives} lives of the outbox, ${Math.round(hours)} simulated hours, ${leads} leads; ${perMinute} simulated hours a processor minute; history ${seen.digest('hex').slice(0, 12)}`,
);
