import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { buildAll } from '@binnen/scripts/build';
import { bundleEdge } from '@binnen/scripts/bundled-edge';
import { stopAll } from '@binnen/scripts/processes/processes';
import { startStack } from '@binnen/scripts/stack';
import type { FullConfig } from '@playwright/test';
import { listMix } from './mix.ts';
import { addressHeader, findPorts } from './stack.ts';

/**
 * Runs the whole site once for each parallel worker, from an empty state, the way `npm start` does: tests of one site
 * would see each other's promotes and faults.
 */
export default async function startForTests({
  workers,
}: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  await buildAll();
  // Once, before all sites want it.
  await bundleEdge();
  const folders = listMix();
  const start = (worker: number) => {
    const ports = findPorts(worker);
    const stateFolder = path.join(root, `.cache/e2e-state-${ports.port}`);
    rmSync(stateFolder, { recursive: true, force: true });
    const verbose = process.env['VERBOSE'] === '1';
    const variables = { CLIENT_ADDRESS_HEADER: addressHeader };
    return startStack({ ...ports, folders, stateFolder, variables, manyVisitors: true, verbose });
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => start(worker)));
  return stopAll;
}
