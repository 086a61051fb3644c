import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** Rejects with what it printed when a life broke a promise. */
const run = async (...given: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, ['--no-warnings', main, ...given])).stdout.trim();

// Twenty seconds of the processor in all; `pnpm bench simulate` takes as long as it is given.
test.concurrent.each([
  ['outbox', 'no life of it loses, repeats or reorders a lead, or keeps what was erased'],
  ['registry', 'no life of it loses, forks or hides a change, or takes away what is needed'],
])(
  'of the %s, from a seed of the day, %s',
  async (of) => {
    const said = await run('--of', of, '--seconds', '10');
    console.log(said);
    expect(said).toMatch(new RegExp(`^Seed \\d+: \\d+ lives of the ${of}`));
  },
  240_000,
);

test.concurrent.each(['outbox', 'registry'])(
  'on a disk that loses writes, lives of the %s break promises, and each replays from its seed',
  async (of) => {
    const said = await run('7', '--of', of, '--hours', '30', '--replays', '5');
    expect(said).toMatch(/ 5 lives .* and 5 replay to the same history$/);
  },
  240_000,
);
