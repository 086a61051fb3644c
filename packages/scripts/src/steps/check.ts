/** What `pnpm check` looks at: nothing here runs the product. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { describeChains, findArchitectureFaults } from '../architecture/read-tree.ts';
import { findContractFaults } from '../contract/find-contract-faults.ts';
import { findDocumentFaults } from '../repository/documents.ts';
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

interface TypeSettings {
  compilerOptions?: { types?: string[] };
  include: string[];
  exclude?: string[];
}

/**
 * The settings of each run of the compiler. Packages with the same options, and with the same files of others, are checked
 * in one run, which reads once what they share. Types of a package's own are found from its folder alone: it has a run to
 * itself.
 */
const writeTypeSettings = (parts: readonly string[]): string[] => {
  const read = (folder: string): TypeSettings =>
    JSON.parse(readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8'));
  const groups = Map.groupBy(parts, (folder) => {
    const { compilerOptions = {}, include } = read(folder);
    if (compilerOptions.types?.some((types) => types !== 'node')) return folder;
    const others = include.filter((file) => file.startsWith('..')).map((file) => path.join(folder, file));
    return JSON.stringify([compilerOptions, others.sort()]);
  });
  mkdirSync(path.join(cache, 'types'), { recursive: true });
  return [...groups.values()].map(([first = '', ...others]) => {
    if (others.length === 0) return path.join(first, 'tsconfig.json');
    const all = [first, ...others];
    const list = (name: 'include' | 'exclude') =>
      all.flatMap((folder) => (read(folder)[name] ?? []).map((file) => path.join(root, folder, file)));
    const { compilerOptions } = read(first);
    const file = path.join(
      cache,
      'types',
      `${all.map((folder) => path.basename(folder)).join('-')}.tsconfig.json`,
    );
    const settings = { extends: path.join(root, 'tsconfig.base.json'), compilerOptions };
    writeFileSync(file, JSON.stringify({ ...settings, include: list('include'), exclude: list('exclude') }));
    return file;
  });
};

/** Types of every package, and those of the bindings against `wrangler.jsonc`. */
export const checkTypes = async (): Promise<Count> => {
  const edge = path.join(root, 'edge-api');
  const words = ['node_modules/wrangler/bin/wrangler.js', 'types', '--check'];
  const isCurrent = await runQuietly('types of the bindings', process.execPath, words, edge, {
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG_PATH: path.join(root, '.cache/wrangler'),
  });
  if (!isCurrent) console.error('  Run "pnpm --filter edge-api bindings" and commit what it writes.');
  // Some packages have a part for another place, such as what runs in browsers or in Node beside a Worker.
  const parts = globSync('{packages/*/*,*/test}/tsconfig.json', { cwd: root }).map((file) =>
    path.dirname(file),
  );
  const { passed, failed } = await each(writeTypeSettings([...folders, ...parts]), (settings) => {
    const name = path.relative(root, settings);
    const kept = ['--incremental', '--tsBuildInfoFile', path.join(cache, 'types', `${flatten(name)}.info`)];
    return runQuietly(`types of ${name}`, bin('tsc'), ['--noEmit', ...kept, '-p', settings]);
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
