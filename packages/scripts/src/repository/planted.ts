import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Bugs in `packages/e2e/planted` that can no longer be planted, or that name a test that is gone. */
export const checkPlanted = (root: string, exists: (file: string) => boolean): string[] =>
  globSync('packages/e2e/planted/*.patch', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const { status } = spawnSync('git', ['apply', '--check', '-C1', file], { cwd: root });
      const [, by = ''] = readFileSync(path.join(root, file), 'utf8').split('\n');
      const tests = /^found by: (.+)$/.exec(by)?.[1]?.split(' ') ?? [];
      return [
        ...(status === 0 ? [] : [`${file} does not apply: make it anew from today's code`]),
        ...(tests.length ? [] : [`${file} does not say what finds it, in its second line`]),
        ...tests
          .filter((test) => test !== 'simulation' && !exists(test))
          .map((test) => `${file} names ${test}, which is not there`),
      ];
    });
