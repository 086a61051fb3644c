/**
 * `npm test`, or some of its steps by name: format, lint, types, architecture, unused, unit, build, budgets, e2e. Ends
 * with the line "N passed, N failed".
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { deployables, packages, root } from '@binnen/build/workspace';
import { findArchitectureFaults } from './architecture/read-tree.ts';
import { findBudgetFaults } from './budgets.ts';
import { ensureChromium } from './chromium.ts';
import { findDocumentFaults } from './documents.ts';

interface Count {
  passed: number;
  failed: number;
}

const folders = packages.map(({ folder }) => folder);
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
/** What steps keep of their last run: what has not changed since is not looked at again. */
const cache = path.join(root, '.cache');
const reports = path.join(cache, 'reports');
const flatten = (folder: string) => folder.replaceAll('/', '-');

const run = (command: string, words: string[], cwd = root, env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, words, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });

/** Prints nothing before the end: something else may be printing meanwhile. */
const runQuietly = (title: string, command: string, words: string[], cwd: string, env: NodeJS.ProcessEnv) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(command, words, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
    const end = (ok: boolean) => {
      console.log(`\n— ${title}\n${Buffer.concat(printed).toString()}`);
      resolve(ok);
    };
    child.on('close', (code) => end(code === 0));
    child.on('error', () => end(false));
  });

const once = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

const each = async <T>(items: readonly T[], check: (item: T) => Promise<boolean>): Promise<Count> => {
  const count = { passed: 0, failed: 0 };
  for (const item of items) count[(await check(item)) ? 'passed' : 'failed'] += 1;
  return count;
};

const faultless = (what: string, faults: string[]): Count => {
  for (const fault of faults) console.error(`  ${what}: ${fault}`);
  return once(faults.length === 0);
};

/** A runner that dies before it reports has failed, whatever it counted. */
const readReport = (file: string, ok: boolean, read: (report: never) => Count): Count => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const count = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  return ok || count.failed ? count : { ...count, failed: 1 };
};

const hasTests = (folder: string): boolean =>
  globSync('{src,test}/**/*.test.{ts,tsx}', { cwd: path.join(root, folder) }).length > 0;

/**
 * The edge's tests take the longest and read nothing of the workspace, where an end-to-end test makes a fourth remote
 * meanwhile.
 */
const edgeLast = (one: string, other: string): number =>
  Number(one === 'edge-api') - Number(other === 'edge-api');

let chromium: Promise<string> | undefined;
/** Two steps need it, and one installation is enough. */
const getChromium = (): Promise<string> => (chromium ??= ensureChromium());

const runUnit = async (): Promise<Count> => {
  const count = { passed: 0, failed: 0 };
  const env = { CHROMIUM_PATH: await getChromium() };
  for (const folder of folders.filter(hasTests).sort(edgeLast)) {
    const report = path.join(reports, `${flatten(folder)}.json`);
    const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ok = await runQuietly(folder, bin('vitest'), words, path.join(root, folder), env);
    const { passed, failed } = readReport(
      report,
      ok,
      (result: { numPassedTests: number; numFailedTests: number }) => ({
        passed: result.numPassedTests,
        failed: result.numFailedTests,
      }),
    );
    count.passed += passed;
    count.failed += failed;
  }
  return count;
};

const runEndToEnd = async (): Promise<Count> => {
  const report = path.join(reports, 'e2e.json');
  const env = { CHROMIUM_PATH: await getChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const ok = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    path.join(root, 'packages/e2e'),
    env,
  );
  return readReport(
    report,
    ok,
    (result: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: result.stats.expected,
      failed: result.stats.unexpected + result.stats.flaky,
    }),
  );
};

/** Types of every package, and those of the bindings against `wrangler.jsonc`. */
const checkTypes = async (): Promise<Count> => {
  const edge = path.join(root, 'edge-api');
  const words = ['node_modules/wrangler/bin/wrangler.js', 'types', '--check'];
  const isCurrent = await run(process.execPath, words, edge, {
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG_PATH: path.join(root, '.cache/wrangler'),
  });
  if (!isCurrent) console.error('  Run "pnpm --filter edge-api bindings" and commit what it writes.');
  const { passed, failed } = await each(folders, (folder) => {
    const kept = ['--incremental', '--tsBuildInfoFile', path.join(cache, 'types', `${flatten(folder)}.json`)];
    return run(bin('tsc'), ['--noEmit', ...kept, '-p', folder]);
  });
  return isCurrent ? { passed: passed + 1, failed } : { passed, failed: failed + 1 };
};

const steps: Record<string, () => Promise<Count>> = {
  format: async () => {
    const kept = ['--cache', '--cache-strategy', 'content', '--cache-location', path.join(cache, 'prettier')];
    return once(await run(bin('prettier'), ['--check', '--log-level', 'warn', ...kept, '.']));
  },
  lint: async () => once(await run(bin('oxlint'), ['--deny-warnings'])),
  types: checkTypes,
  architecture: async () => faultless('architecture', [...findArchitectureFaults(), ...findDocumentFaults()]),
  unused: async () => once(await run(bin('knip'), ['--no-progress'])),
  build: async () => {
    // Imported here: the bundler alone takes a second to load, and most steps do without.
    const { buildAll } = await import('./build.ts');
    const built = await buildAll();
    console.log(built.length ? `  built ${built.join(', ')}` : '  nothing to build');
    return { passed: deployables.length, failed: 0 };
  },
  unit: runUnit,
  budgets: async () => faultless('budget', findBudgetFaults()),
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
const total = { passed: 0, failed: 0 };

const runStep = async (name: string): Promise<void> => {
  const began = performance.now();
  console.log(`\n== ${name}`);
  let count: Count;
  try {
    count = await steps[name]!();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count = { passed: 0, failed: 1 };
  }
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`== ${name}: ${count.failed ? `${count.failed} failed` : 'passed'} (${seconds} s)`);
};

/** Each of these waits more than it works, and they share nothing but the build: they run at the same time. */
const besideEachOther = ['unit', 'e2e'];
const names = asked.length ? asked : Object.keys(steps);
for (const name of names) if (!besideEachOther.includes(name)) await runStep(name);
await Promise.all(besideEachOther.filter((name) => names.includes(name)).map(runStep));

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
