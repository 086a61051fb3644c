/** Checks the Worker before a deploy: whether each environment can be deployed, its size, and its time to start. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '@binnen/build/workspace';
import { build } from 'esbuild';
import * as v from 'valibot';
import { environments } from '../cloud/environments.ts';
import { cache, faultless, runQuietly, type Count } from './run.ts';

/** Compressed, in KiB; 43 of them are the protocol of assistants (decision 46). Cloudflare takes 3 MiB without the paid plan. */
const sizeBudget = 637;
/**
 * What is evaluated before the first answer, compressed, in KiB: what a kept page and a client file need. The rest is
 * evaluated when a request needs it (decision 44).
 */
const frontBudget = 40;
/** The same for what the first read of the API in an isolate evaluates: neither the console nor what checks a release. */
const readBudget = 180;
/** At work before the first request, in ms, on this machine. Cloudflare refuses a Worker that needs a second. */
const startBudget = 400;

const edge = path.join(root, 'edge-api');
const folder = path.join(cache, 'deploy');

const wrangler = (title: string, ...words: string[]) =>
  runQuietly(title, process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...words], edge, {
    CI: 'true',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG_PATH: path.join(cache, 'wrangler'),
  });

const ProfileSchema = v.object({
  nodes: v.array(v.object({ id: v.number(), callFrame: v.object({ functionName: v.string() }) })),
  samples: v.array(v.number()),
  timeDeltas: v.array(v.number()),
});

/** The milliseconds of a CPU profile in which something ran. */
export const measureActive = (profile: unknown): number => {
  const { nodes, samples, timeDeltas } = v.parse(ProfileSchema, profile);
  const idle = new Set(
    nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id),
  );
  const active = samples.map((id, index) => (idle.has(id) ? 0 : (timeDeltas[index] ?? 0)));
  return active.reduce((sum, time) => sum + time, 0) / 1000;
};

/** In KiB, compressed: what evaluating a module evaluates, which is all that it imports but on demand. */
export const measureEvaluated = async (entry: string): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['workerd', 'worker', 'browser'],
    // The last three are left out by wrangler.jsonc.
    external: ['node:*', 'cloudflare:*', 'postcss', 'ajv', 'ajv-formats'],
    write: false,
    plugins: [
      {
        name: 'on demand',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^/ }, ({ kind, path: file }) =>
            kind === 'dynamic-import' ? { path: file, external: true } : undefined,
          ),
      },
    ],
  });
  return gzipSync(outputFiles[0]?.contents ?? '').length / 1024;
};

const findDeployFaults = async (environment: string): Promise<string[]> => {
  const outdir = path.join(folder, environment);
  const words = ['deploy', '--dry-run', '--env', environment, '--outdir', outdir];
  if (!(await wrangler(environment, ...words))) return [`${environment} cannot be deployed`];
  const size = Math.round(gzipSync(readFileSync(path.join(outdir, 'worker.js'))).length / 1024);
  console.log(`  ${environment}: ${size} KiB of at most ${sizeBudget}, compressed`);
  return size > sizeBudget ? [`${environment} has ${size} KiB, more than ${sizeBudget}`] : [];
};

const evaluated: [entry: string, when: string, budget: number][] = [
  ['src/worker.ts', 'before the first answer', frontBudget],
  ['src/app/create-app.ts', 'for the first read of the API', readBudget],
];

const findLargeParts = async (): Promise<string[]> => {
  const faults: string[] = [];
  for (const [entry, when, budget] of evaluated) {
    const size = Math.round(await measureEvaluated(path.join(edge, entry)));
    console.log(`  evaluated ${when}: ${size} KiB of at most ${budget}, compressed`);
    if (size > budget) faults.push(`${size} KiB are evaluated ${when}, more than ${budget}`);
  }
  return faults;
};

const findSlowStart = async (): Promise<string[]> => {
  const file = path.join(folder, 'startup.cpuprofile');
  if (!(await wrangler('start-up', 'check', 'startup', '--env', 'production', '--outfile', file)))
    return ['the start-up could not be measured'];
  const active = Math.round(measureActive(JSON.parse(readFileSync(file, 'utf8'))));
  console.log(`  start-up: ${active} ms at work, of at most ${startBudget}`);
  return active > startBudget ? [`start-up works for ${active} ms, more than ${startBudget}`] : [];
};

export const checkDeploy = async (): Promise<Count> => {
  mkdirSync(folder, { recursive: true });
  const count = { passed: 0, failed: 0 };
  const checks = [...environments.map((name) => () => findDeployFaults(name)), findLargeParts, findSlowStart];
  for (const check of checks) {
    const { passed, failed } = faultless('deploy', await check());
    count.passed += passed;
    count.failed += failed;
  }
  return count;
};
