/** What `pnpm check` looks at: nothing here runs the product. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { describeChains, findArchitectureFaults } from '../architecture/read-tree.ts';
import { findContractFaults } from '../contract/find-contract-faults.ts';
import { findDocumentFaults } from '../documents.ts';
import { findRepositoryFaults } from '../repository/find-repository-faults.ts';
import { bin, cache, each, faultless, flatten, folders, once, runQuietly, type Count } from './run.ts';

export const checkFormat = async (): Promise<Count> => {
  const kept = ['--cache', '--cache-strategy', 'content', '--cache-location', path.join(cache, 'prettier')];
  return once(
    await runQuietly('prettier', bin('prettier'), ['--check', '--log-level', 'warn', ...kept, '.']),
  );
};

export const lint = async (): Promise<Count> =>
  once(await runQuietly('oxlint', bin('oxlint'), ['--deny-warnings']));

/** Types of every package, and those of the bindings against `wrangler.jsonc`. */
export const checkTypes = async (): Promise<Count> => {
  const edge = path.join(root, 'edge-api');
  const words = ['node_modules/wrangler/bin/wrangler.js', 'types', '--check'];
  const isCurrent = await runQuietly('types of the bindings', process.execPath, words, edge, {
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG_PATH: path.join(root, '.cache/wrangler'),
  });
  if (!isCurrent) console.error('  Run "pnpm --filter edge-api bindings" and commit what it writes.');
  // Some packages have a part for another place, such as what runs in browsers beside a Worker.
  const parts = globSync('packages/*/*/tsconfig.json', { cwd: root }).map((file) => path.dirname(file));
  const { passed, failed } = await each([...folders, ...parts], (folder) => {
    const kept = ['--incremental', '--tsBuildInfoFile', path.join(cache, 'types', `${flatten(folder)}.json`)];
    return runQuietly(`types of ${folder}`, bin('tsc'), ['--noEmit', ...kept, '-p', folder]);
  });
  return isCurrent ? { passed: passed + 1, failed } : { passed, failed: failed + 1 };
};

export const checkArchitecture = (): Promise<Count> => {
  for (const line of describeChains()) console.log(`  ${line}`);
  return Promise.resolve(faultless('architecture', [...findArchitectureFaults(), ...findDocumentFaults()]));
};

export const checkRepository = async (): Promise<Count> =>
  faultless('repository', await findRepositoryFaults());

/** Today's contract against what each number that is hosted promised. */
export const checkContract = (): Promise<Count> =>
  Promise.resolve(faultless('contract', findContractFaults()));

/** The packages for remotes in repositories of their own, as a registry would get them. */
export const checkPackages = async (): Promise<Count> =>
  faultless('packages', await (await import('../packing/find-packing-faults.ts')).findPackingFaults());

export const findUnused = async (): Promise<Count> =>
  once(await runQuietly('knip', bin('knip'), ['--no-progress']));
