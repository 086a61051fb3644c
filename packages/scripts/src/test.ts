/**
 * `npm test`, or some of its steps by name: format, lint, types, architecture, repository, contract, packages, unused,
 * build, budgets, deploy, unit, e2e. Ends with the line "N passed, N failed".
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { deployables } from '@binnen/build/workspace';
import { findBudgetFaults } from './budgets.ts';
import {
  checkArchitecture,
  checkContract,
  checkFormat,
  checkPackages,
  checkRepository,
  checkTypes,
  findUnused,
  lint,
} from './steps/check.ts';
import { cache, faultless, reports, type Count } from './steps/run.ts';
import { runEndToEnd, runUnit } from './steps/tests.ts';

const build = async (): Promise<Count> => {
  // Imported here: the bundler alone takes a second to load, and most steps do without.
  const { buildAll } = await import('./build.ts');
  const built = await buildAll();
  console.log(built.length ? `  built ${built.join(', ')}` : '  nothing to build');
  return { passed: deployables.length, failed: 0 };
};

/** Loads wrangler, for the same reason only when asked. */
const deploy = async (): Promise<Count> => (await import('./steps/deploy.ts')).checkDeploy();

const steps: Record<string, () => Promise<Count>> = {
  types: checkTypes,
  format: checkFormat,
  lint,
  architecture: checkArchitecture,
  repository: checkRepository,
  contract: checkContract,
  packages: checkPackages,
  unused: findUnused,
  build,
  budgets: () => Promise.resolve(faultless('budget', findBudgetFaults())),
  deploy,
  unit: runUnit,
  e2e: runEndToEnd,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in steps));
if (unknown) {
  console.error(`"${unknown}" is no step. Expected some of: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// The tests start hundreds of programs, and compiling takes half of a start: what one has compiled, the next ones read.
const compiled = path.join(cache, 'compiled');
rmSync(compiled, { recursive: true, force: true, maxRetries: 3 });
process.env['NODE_COMPILE_CACHE'] = compiled;
// A test that is ended midway leaves its folder of files, and so do many others: one place, gone with the run.
const leftovers = mkdtempSync(path.join(tmpdir(), 'test-'));
process.env['TMPDIR'] = leftovers;
process.on('exit', () => rmSync(leftovers, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
const total = { passed: 0, failed: 0, failures: new Array<string>() };

const runStep = async (name: string): Promise<void> => {
  const began = performance.now();
  console.log(`\n== ${name}`);
  let count: Count;
  try {
    count = await steps[name]!();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    count = { passed: 0, failed: 1, failures: [message] };
  }
  total.passed += count.passed;
  total.failed += count.failed;
  const { failed, failures = [`${failed} failed, as said there`] } = count;
  if (failed) total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`== ${name}: ${count.failed ? `${count.failed} failed` : 'passed'} (${seconds} s)`);
};

/** Runs these steps one after the other. */
const runInTurn = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await runStep(name);
};

/** The two kinds of test share nothing but the build. Each keeps more than one core busy, and some of them count time. */
const tests = availableParallelism() > 2 ? [['unit'], ['e2e']] : [['unit', 'e2e']];

/** Lanes of a phase run at the same time, two programs at most; the compiler runs beside all other checks. */
const phases = [
  [['types'], ['format', 'lint', 'architecture', 'repository', 'contract', 'packages', 'unused']],
  [['build', 'budgets', 'deploy']],
  tests,
];
const isAsked = (name: string): boolean => !asked.length || asked.includes(name);
for (const lanes of phases) await Promise.all(lanes.map((names) => runInTurn(names.filter(isAsked))));

// Said once more: above it lie thousands of lines of other tests.
for (const failure of total.failures)
  console.log(`\nFAILED in ${stripVTControlCharacters(failure).slice(0, 1_500)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
