import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const main = path.join(import.meta.dirname, 'main.ts');
/** Rejects with what it printed when a life broke a promise. */
const run = async (...given: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, ['--no-warnings', main, ...given])).stdout.trim();

// Sixty seconds of the processor in all; `pnpm bench simulate` takes as long as it is given.
test.concurrent.each([
  ['outbox', '26', 'no life of it loses, repeats or reorders a lead, or keeps what was erased'],
  ['registry', '26', 'no life of it loses, forks or hides a change, or takes away what is needed'],
  ['alerts', '8', 'no life of them misses a home, tells it twice, or writes to who paused or ended'],
])(
  'of the %s, from a seed of the day, for %s seconds, %s',
  async (of, seconds) => {
    const said = await run('--of', of, '--seconds', seconds);
    console.log(said);
    expect(said).toMatch(new RegExp(`^Seed \\d+: \\d+ lives of the ${of}`));
  },
  240_000,
);

test.concurrent.each([
  ['outbox', '5'],
  ['registry', '5'],
  ['alerts', '1'],
])(
  'on a disk that loses writes, lives of the %s break promises, and each of %s replays from its seed',
  async (of, lives) => {
    const said = await run('7', '--of', of, '--hours', '30', '--replays', lives);
    expect(said).toMatch(new RegExp(` ${lives} lives .* and ${lives} replay to the same history$`));
  },
  240_000,
);

test.concurrent.each([
  ['outbox', '5253', 'a full disk erased what had just been delivered'],
  ['outbox', '20041', 'an answer to who had lost the disk was taken for a good one'],
  ['registry', '60854', 'a write that was late came after the last one'],
  ['alerts', '20783000646', 'on a full disk the same mail was due for ever'],
])('a life of the %s that broke a promise once does no more: seed %s, %s', async (of, seed) => {
  expect(await run(seed, '--of', of, '--hours', '30')).toContain(`Seed ${seed}: 1 lives`);
});
