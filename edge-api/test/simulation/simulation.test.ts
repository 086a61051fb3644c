import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** Rejects with what it printed when a life of the outbox broke a promise. */
const run = async (...given: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, ['--no-warnings', main, ...given])).stdout.trim();

test('from a seed of the day, no life of the outbox loses, repeats or reorders a lead, or keeps what was erased', async () => {
  const said = await run('--seconds', '8');
  console.log(said);
  expect(said).toMatch(/^Seed \d+: \d+ lives/);
}, 120_000);

test('a seed replays to the same history', async () => {
  const [first, second] = await Promise.all([run('7', '--hours', '40'), run('7', '--hours', '40')]);
  const readHistory = (said: string) => /history (\w+)$/.exec(said)?.[1];
  expect(readHistory(first)).toMatch(/^\w{12}$/);
  expect(readHistory(second)).toBe(readHistory(first));
}, 60_000);
