import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildWhenChanged } from './fingerprint.ts';

let folder: string;
let builds: number;
const build = () =>
  buildWhenChanged(path.join(folder, 'dist/.stamp'), [path.join(folder, 'source.ts')], async () => {
    builds += 1;
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'binnen-fingerprint-'));
  builds = 0;
  writeFileSync(path.join(folder, 'source.ts'), 'one');
});

test('what did not change is not built again', async () => {
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
  expect(builds).toBe(1);
});

test('what changed is built again', async () => {
  await build();
  writeFileSync(path.join(folder, 'source.ts'), 'two');
  expect(await build()).toBe(true);
});

test('a build that failed is tried again', async () => {
  const failing = buildWhenChanged(path.join(folder, 'dist/.stamp'), [path.join(folder, 'source.ts')], () =>
    Promise.reject(new Error('no')),
  );
  await expect(failing).rejects.toThrow('no');
  expect(await build()).toBe(true);
});

test('after a build that was broken off, sources that are as before are built again', async () => {
  await build();
  const source = path.join(folder, 'source.ts');
  writeFileSync(source, 'two');
  const broken = () => Promise.reject(new Error('no'));
  await expect(buildWhenChanged(path.join(folder, 'dist/.stamp'), [source], broken)).rejects.toThrow('no');
  writeFileSync(source, 'one');
  expect(await build()).toBe(true);
});
