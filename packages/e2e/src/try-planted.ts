/**
 * `node packages/e2e/src/try-planted.ts [name …]`: plants the bugs of `packages/e2e/planted` in the sources, one after the
 * other, and says which the simulation of the outbox finds within a minute. Needs a tree without changes.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';

const folder = path.join(root, 'packages/e2e/planted');
const asked = process.argv.slice(2);
const git = (...given: string[]): string => execFileSync('git', given, { cwd: root, encoding: 'utf8' });

/** It ends with 1 at the first broken promise. */
const simulate = () =>
  spawnSync(process.execPath, ['edge-api/test/simulation/main.ts', '5000', '--seconds', '60'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 180_000,
  });

if (git('status', '--porcelain', 'edge-api/src')) {
  console.error('edge-api/src has changes: commit or stash them first.');
  process.exit(1);
}
for (const file of readdirSync(folder).filter((name) => name.endsWith('.patch'))) {
  if (asked.length > 0 && !asked.some((name) => file.includes(name))) continue;
  const patch = path.join(folder, file);
  const [what] = readFileSync(patch, 'utf8').split('\n');
  git('apply', patch);
  try {
    const { status, stderr } = simulate();
    const said = status === 1 ? `found: ${stderr.split('\n')[0]}` : status === 0 ? 'not found' : 'never ends';
    console.log(`${file}: ${what}: ${said}`);
  } finally {
    git('apply', '--reverse', patch);
  }
}
