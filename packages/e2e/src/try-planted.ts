/**
 * `node packages/e2e/src/try-planted.ts [name …]`: plants the bugs of `packages/e2e/planted` in a copy of the last commit, one
 * after the other, and says which of them the simulation of the outbox and the tests named in the patch find. Prints a table.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { startProcess } from '@binnen/scripts/processes/processes';

const copy = path.join(root, `.cache/planted-${process.pid}`);
const folder = path.join(root, 'packages/e2e/planted');
const asked = process.argv.slice(2);
const simulationSeconds = 60;
/** A bug may make a test wait for ever: then it is found, too. */
const mostSeconds = 240;

const git = (cwd: string, ...given: string[]): string =>
  execFileSync('git', given, { cwd, encoding: 'utf8' });

interface Planted {
  file: string;
  what: string;
  /** `simulation`, and paths of tests. */
  foundBy: string[];
}

const readPlanted = (file: string): Planted => {
  const [what = '', by = ''] = readFileSync(path.join(folder, file), 'utf8').split('\n');
  return { file, what, foundBy: by.replace('found by:', '').trim().split(/\s+/) };
};

/** The last commit, with the packages that are installed here. */
const makeCopy = (): void => {
  rmSync(copy, { recursive: true, force: true });
  git(root, 'worktree', 'prune');
  git(root, 'worktree', 'add', '--detach', copy, 'HEAD');
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const found of globSync('{*,packages/*}/node_modules', { cwd: root }))
    cpSync(path.join(root, found), path.join(copy, found), { recursive: true, verbatimSymlinks: true });
};

interface Ended {
  /** Null: it never ended. */
  code: number | null;
  output: string;
}

const run = async (words: string[], cwd = copy): Promise<Ended> => {
  const program = startProcess(words, { cwd, env: { NO_COLOR: '1' } });
  const timer = setTimeout(() => void program.kill(), mostSeconds * 1000);
  const code = await program.exited;
  clearTimeout(timer);
  return { code, output: program.output() };
};

const installed = (file: string): string => path.join(root, 'node_modules', file);

const checkTypes = (): Promise<Ended> =>
  run([
    ...[installed('typescript/bin/tsc'), '--noEmit', '--incremental', '-p', 'edge-api'],
    ...['--tsBuildInfoFile', path.join(copy, '.cache/types.info')],
    // What a bug leaves unused may stay.
    ...['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'],
  ]);

/** It ends with 1 at the first broken promise. */
const simulate = (): Promise<Ended> =>
  run(['edge-api/test/simulation/main.ts', '5000', '--seconds', String(simulationSeconds)]);

const runTests = (tests: readonly string[]): Promise<Ended> => {
  const files = tests.map((test) => path.relative('edge-api', test));
  return run([installed('vitest/vitest.mjs'), 'run', '--bail', '1', ...files], path.join(copy, 'edge-api'));
};

const tell = ({ code, output }: Ended, first: RegExp): string | null => {
  if (code === 0) return null;
  return code === null
    ? 'never ends'
    : (first.exec(output)?.[1]?.trim() ?? 'ends with an error').slice(0, 120);
};
const saysTest = /FAIL\s+(?:\|\w+\|\s+)?(.+)/;
const saysSimulation = /^(.+)$/m;

const isAsked = (file: string): boolean => asked.length === 0 || asked.some((name) => file.includes(name));
const planted = readdirSync(folder)
  .filter((file) => file.endsWith('.patch') && isAsked(file))
  .map(readPlanted);
const listTests = ({ foundBy }: Planted): string[] => foundBy.filter((by) => by !== 'simulation');

const tryOne = async (bug: Planted) => {
  const patch = path.join(folder, bug.file);
  git(copy, 'apply', '-C1', patch);
  try {
    const types = await checkTypes();
    if (types.code !== 0) throw new Error(`${bug.file} does not compile:\n${types.output}`);
    const isSimulated = bug.foundBy.includes('simulation');
    const simulation = isSimulated ? tell(await simulate(), saysSimulation) : undefined;
    const tests = tell(await runTests(listTests(bug)), saysTest);
    return { ...bug, simulation, tests };
  } finally {
    git(copy, 'checkout', '--', '.');
  }
};

makeCopy();
const tests = [...new Set(planted.flatMap(listTests))];
for (const test of tests)
  if (!existsSync(path.join(copy, test))) throw new Error(`A patch names ${test}, which is not there.`);
const without = await runTests(tests);
if (without.code !== 0) throw new Error(`Without a bug the tests fail:\n${without.output}`);

console.log('| planted bug | simulation | tests |\n| --- | --- | --- |');
const results: Awaited<ReturnType<typeof tryOne>>[] = [];
for (const bug of planted) {
  const result = await tryOne(bug);
  results.push(result);
  const { what, simulation } = result;
  const bySimulation = simulation === undefined ? '–' : (simulation ?? '**not found**');
  console.log(`| ${what} | ${bySimulation} | ${result.tests ?? '**not found**'} |`);
}
const simulated = results.filter(({ simulation }) => simulation !== undefined);
const count = (found: readonly unknown[]): number => found.filter(Boolean).length;
console.log(`
${count(results.map((each) => each.simulation ?? each.tests))} of ${results.length} found:
${count(simulated.map(({ simulation }) => simulation))} of ${simulated.length} by the simulation, ${count(results.map((each) => each.tests))} of ${results.length} by tests.`);
git(root, 'worktree', 'remove', '--force', copy);
