import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

// Each run is a process of its own.
vi.setConfig({ testTimeout: 30_000 });

const program = path.join(import.meta.dirname, 'bin.ts');
const run = (words: string[], env: Record<string, string>): string =>
  spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { PATH: '', ...env },
  }).stderr.split('\n')[0] ?? '';
const real = 'https://binnen.example';

test.each([
  [['help'], {}, 'this acts as the local stack’s operator at http://localhost:8787.'],
  [['help'], { BINNEN_URL: real }, `${real} refuses what needs the token of a team or an operator.`],
  [['dev', '--against', real, '--nonsense'], {}, `${real} refuses what needs the token`],
  [['dev', `--against=${real}`, '--nonsense'], {}, `${real} refuses what needs the token`],
])('without a token, %j with %j says what that means there', (words, env, says) => {
  expect(run(words, env)).toContain('BINNEN_TOKEN is not set: ');
  expect(run(words, env).replaceAll("'", '’')).toContain(says);
});

test.each(['abc', '-1', '70000', ''])('dev --port=%s is said to be no port', (port) => {
  expect(run(['dev', `--port=${port}`], { BINNEN_TOKEN: 'x' })).toBe(
    `--port ${port}: expected a port, 0 to 65535.`,
  );
});

test('dev --help says what there is, and outside a repository dev says so', () => {
  const env = { PATH: '', BINNEN_TOKEN: 'x' };
  const runIn = (words: string[]) =>
    spawnSync(process.execPath, [program, ...words], {
      cwd: mkdtempSync(path.join(tmpdir(), 'binnen-empty-')),
      encoding: 'utf8',
      env,
    });
  expect(runIn(['dev', '--help']).stdout).toMatch(/^Usage: pnpm remote/);
  expect(runIn(['dev']).stderr).toMatch(/^\S+ has no package\.json: .*\n\nAll commands: .*\n$/);
});

test('with a token nothing is said of it', () => {
  expect(run(['help'], { BINNEN_TOKEN: 'x', BINNEN_URL: real })).toBe('');
});
