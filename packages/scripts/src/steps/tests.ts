import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { ensureChromium } from '../chromium.ts';
import { bin, flatten, folders, reports, run, runQuietly, type Count } from './run.ts';

/** A runner that dies before it reports has failed, whatever it counted. */
const readReport = (file: string, ok: boolean, read: (report: never) => Count): Count => {
  const died = `${path.basename(file, '.json')}: the runner ended with a failure that is no test's; its output says more`;
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [died] };
  const count = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  return ok || count.failed ? count : { ...count, failed: 1, failures: [died] };
};

/** Of Vitest's JSON report, what is read here: https://vitest.dev/guide/reporters#json-reporter */
interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** The failed tests with their reasons, and files that failed before their first test. */
const readUnit = ({ numPassedTests, numFailedTests, testResults }: UnitReport): Count => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const file = path.relative(root, name);
    if (!failed.length) return status === 'failed' ? [`${file}: ${message}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages?.join('\n')}`,
    );
  }),
});

const hasTests = (folder: string): boolean =>
  globSync('{src,test}/**/*.test.{ts,tsx}', { cwd: path.join(root, folder) }).length > 0;

const edge = 'edge-api';
/**
 * The edge's tests run one file at a time, because they break their stand-ins on purpose, and mostly wait for deadlines.
 * So four parts of them run beside each other, each with stand-ins of its own.
 */
const shardsOf = (folder: string): string[] => (folder === edge ? ['1/4', '2/4', '3/4', '4/4'] : ['1/1']);

let chromium: Promise<string> | undefined;
/** Two steps need it, and one installation is enough. */
const getChromium = (): Promise<string> => (chromium ??= ensureChromium());

const runShard = async (folder: string, shard: string): Promise<Count> => {
  const report = path.join(reports, `${flatten(folder)}-${flatten(shard)}.json`);
  const words = [
    'run',
    `--shard=${shard}`,
    // A machine that does much at once is slow, not wrong.
    '--testTimeout=30000',
    '--hookTimeout=30000',
    ...['default', 'json', 'junit'].map((name) => `--reporter=${name}`),
    `--outputFile.json=${report}`,
    `--outputFile.junit=${report.replace(/json$/, 'junit.xml')}`,
  ];
  const env = { CHROMIUM_PATH: await getChromium() };
  const ok = await runQuietly(`${folder} ${shard}`, bin('vitest'), words, path.join(root, folder), env);
  return readReport(report, ok, readUnit);
};

export const runUnit = async (): Promise<Count> => {
  const total = { passed: 0, failed: 0, failures: new Array<string>() };
  const runFolder = async (folder: string): Promise<void> => {
    for (const { passed, failed, failures = [] } of await Promise.all(
      shardsOf(folder).map((shard) => runShard(folder, shard)),
    )) {
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures);
    }
  };
  const runAll = async (take: () => string | undefined): Promise<void> => {
    for (let folder = take(); folder; folder = take()) await runFolder(folder);
  };
  const tested = folders.filter((folder) => folder !== edge && hasTests(folder));
  const packages = tested.filter((folder) => folder.startsWith('packages/'));
  const browsers = tested.filter((folder) => !packages.includes(folder));
  // Shell and remotes in their browsers, and beside them the packages, which wait for programs that they start. The lane
  // that ends first takes some of the rest.
  await Promise.all([runAll(() => browsers.shift() ?? packages.pop()), runAll(() => packages.shift())]);
  // Alone: it counts time.
  await runFolder(edge);
  return total;
};

/** All of them, or with `SHARD=2/4` a part, for several machines at once. */
export const runEndToEnd = async (): Promise<Count> => {
  const report = path.join(reports, 'e2e.json');
  const shard = process.env['SHARD'];
  const ok = await run(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=list,json,junit,html',
      ...(shard ? [`--shard=${shard}`] : []),
    ],
    path.join(root, 'packages/e2e'),
    {
      CHROMIUM_PATH: await getChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_JUNIT_OUTPUT_NAME: path.join(reports, 'e2e.junit.xml'),
      PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(reports, 'e2e'),
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
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
