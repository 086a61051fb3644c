import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

// Each run is a process of its own.
vi.setConfig({ testTimeout: 30_000 });

const program = path.join(import.meta.dirname, 'bin.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'binnen-own-'));
const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('outside a repository it says where a remote is built', () => {
  expect(run()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^\S+ has no package\.json: .*\n$/),
  });
});

test('--help builds nothing, and neither does a word that it does not know', () => {
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "mf-proof", "version": "1.0.0" }');
  mkdirSync(path.join(folder, 'dist'));
  expect(run('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--describe'),
    stderr: '',
  });
  for (const words of [['foo'], ['--nonsense'], ['--styles', 'foo']])
    expect(run(...words)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: binnen-build/) });
  expect(existsSync(path.join(folder, 'dist'))).toBe(true);
});
