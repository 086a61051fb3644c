import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { buildAll } from '@binnen/scripts/build';
import { stopAll } from '@binnen/scripts/processes';
import { startStack } from '@binnen/scripts/stack';
import { stackPorts } from './stack.ts';

/** Runs the whole site once for all tests, from an empty state, the way `npm start` does. */
export default async function startForTests(): Promise<() => Promise<void>> {
  const stateFolder = path.join(root, `.cache/e2e-state-${stackPorts.port}`);
  rmSync(stateFolder, { recursive: true, force: true });
  await buildAll();
  await startStack({
    ...stackPorts,
    stateFolder,
    verbose: process.env['VERBOSE'] === '1',
  });
  return stopAll;
}
