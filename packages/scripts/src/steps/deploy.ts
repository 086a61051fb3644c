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
const sizeBudget = 635;
/**
 * What is evaluated before the first answer, compressed, in KiB: what a kept page and a client file need. The rest is
 * evaluated when a request needs it (decision 44).
 */
const frontBudget = 40;
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

/** In KiB, compressed: what a Worker evaluates before its first answer, which is all that it imports but on demand. */
export const measureFront = async (entry: string): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
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

const findLargeFront = async (): Promise<string[]> => {
  const size = Math.round(await measureFront(path.join(edge, 'src/worker.ts')));
  console.log(`  evaluated before the first answer: ${size} KiB of at most ${frontBudget}, compressed`);
  return size > frontBudget ? [`the Worker evaluates ${size} KiB at once, more than ${frontBudget}`] : [];
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
  const checks = [...environments.map((name) => () => findDeployFaults(name)), findLargeFront, findSlowStart];
  for (const check of checks) {
    const { passed, failed } = faultless('deploy', await check());
    count.passed += passed;
    count.failed += failed;
  }
  return count;
};
