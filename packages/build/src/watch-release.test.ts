import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { watchRelease, type WatchedBuild } from './watch-release.ts';
import { root } from './workspace.ts';

test('saves that overtake each other are described one after the other', { timeout: 60_000 }, async () => {
  const output = mkdtempSync(path.join(tmpdir(), 'binnen-watch-'));
  const directory = path.join(root, 'packages/second-site/teams/mf-concerts');
  let stop = () => Promise.resolve();
  const built = await new Promise<WatchedBuild>((resolve) => {
    stop = watchRelease({ name: 'mf-concerts', directory, context: root, output }, resolve);
  });
  const describe = 'describe' in built ? built.describe : () => Promise.reject(new Error(built.faults));
  const releases = await Promise.all([describe(), describe(), describe(), describe()]);
  expect(new Set(releases.map(({ remote }) => remote))).toEqual(new Set(['mf-concerts']));
  await stop();
  rmSync(output, { recursive: true, force: true });
});
