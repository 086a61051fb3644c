import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRawWorkerd } from '../../storm/raw-workerd.ts';
import { createRandom } from '../random.ts';
import { drawTrace, farAway, type Call } from './trace.ts';

let real: Awaited<ReturnType<typeof startRawWorkerd>>;
beforeAll(async () => {
  real = await startRawWorkerd('test/simulation/traces/worker.ts', {}, ['Traced']);
}, 60_000);
afterAll(() => real.stop());

const callReal = async (seed: number, call: Call): Promise<unknown> => {
  const reply = await fetch(`${real.url}/${seed}`, { method: 'POST', body: JSON.stringify(call) });
  return reply.json();
};

/** Resolves when an alarm that is due has gone off. */
const letAlarmRun = async (seed: number): Promise<void> => {
  for (;;) {
    const said = await callReal(seed, { steps: [{ kind: 'get alarm' }], outcome: 'answers' });
    const [alarm] = Array.isArray(said) ? said : [];
    if (alarm === null || alarm >= farAway) return;
  }
};

const runReal = async (seed: number, calls: readonly Call[]): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (const call of calls) {
    answers.push(await callReal(seed, call));
    await letAlarmRun(seed);
  }
  return answers;
};

const simulated = path.join(import.meta.dirname, 'run-simulated.ts');
/** In a process of its own, whose clock is the simulation's. */
const runSimulated = async (first: number, most: number): Promise<unknown[][]> => {
  const given = ['--no-warnings', simulated, String(first), String(most)];
  const { stdout } = await promisify(execFile)(process.execPath, given, { maxBuffer: 50_000_000 });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

const first = Math.floor(Date.now() / 86_400_000) * 1_000;
const most = 30;

test('the simulated object answers each call as a real one does, and keeps what that keeps', async () => {
  const traces = Array.from({ length: most }, (_, at) => drawTrace(createRandom(first + at)));
  const [inSimulation, inWorkerd] = await Promise.all([
    runSimulated(first, most),
    Promise.all(traces.map((calls, at) => runReal(first + at, calls))),
  ]);
  for (const [index, calls] of traces.entries())
    for (const [at, call] of calls.entries())
      expect(
        inSimulation[index]?.[at],
        `seed ${first + index}: ${JSON.stringify([calls[at - 1], call])}`,
      ).toEqual(inWorkerd[index]?.[at]);
}, 60_000);
