import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { ensureChromium } from '../chromium.ts';
import { bin, flatten, folders, reports, run, runQuietly, type Count } from './run.ts';

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

export const runUnit = async (): Promise<Count> => {
  const count = { passed: 0, failed: 0 };
  const env = { CHROMIUM_PATH: await getChromium() };
  for (const folder of folders.filter(hasTests).sort(edgeLast)) {
    const report = path.join(reports, `${flatten(folder)}.json`);
    const words = [
      'run',
      ...['default', 'json', 'junit'].map((name) => `--reporter=${name}`),
      `--outputFile.json=${report}`,
      `--outputFile.junit=${report.replace(/json$/, 'junit.xml')}`,
    ];
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
