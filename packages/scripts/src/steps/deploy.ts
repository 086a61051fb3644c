/** Checks the Worker before a deploy: whether each environment can be deployed, its size, and its time to start. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '@binnen/build/workspace';
import * as v from 'valibot';
import { environments } from '../cloud/environments.ts';
import { cache, faultless, runQuietly, type Count } from './run.ts';

/**
 * Compressed, in KiB; 84 of them are the protocol of assistants (decision 46). 680 until routes of remotes, the names of a home's place and the
 * forms of a canary came. Cloudflare takes 3 MiB without the paid plan.
 */
const sizeBudget = 700;
/**
 * What is evaluated before the first answer, in KiB as it is deployed: pages that are kept, client files, and the Durable
 * Objects. The rest is evaluated when a request needs it (decision 44).
 */
const evaluatedBudget = 250;
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

const MetafileSchema = v.object({
  inputs: v.record(
    v.string(),
    v.object({ imports: v.array(v.object({ path: v.string(), kind: v.string() })) }),
  ),
  outputs: v.record(
    v.string(),
    v.object({
      entryPoint: v.optional(v.string()),
      inputs: v.record(v.string(), v.object({ bytesInOutput: v.number() })),
    }),
  ),
});

/** The bytes of a bundle's modules that its entry imports at once, by esbuild's account of the bundle. */
export const measureEvaluated = (metafile: unknown): number => {
  const { inputs, outputs } = v.parse(MetafileSchema, metafile);
  const bundle = Object.values(outputs).find(({ entryPoint }) => entryPoint !== undefined);
  const seen = new Set<string>();
  const left = bundle?.entryPoint === undefined ? [] : [bundle.entryPoint];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { path: next, kind } of inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import') left.push(next);
  }
  return [...seen].reduce((sum, file) => sum + (bundle?.inputs[file]?.bytesInOutput ?? 0), 0);
};

const findDeployFaults = async (environment: string): Promise<string[]> => {
  const outdir = path.join(folder, environment);
  const words = ['deploy', '--dry-run', '--metafile', '--env', environment, '--outdir', outdir];
  if (!(await wrangler(environment, ...words))) return [`${environment} cannot be deployed`];
  const size = Math.round(gzipSync(readFileSync(path.join(outdir, 'worker.js'))).length / 1024);
  const metafile: unknown = JSON.parse(readFileSync(path.join(outdir, 'bundle-meta.json'), 'utf8'));
  const evaluated = Math.round(measureEvaluated(metafile) / 1024);
  console.log(
    `  ${environment}: ${size} KiB of at most ${sizeBudget}, compressed; ${evaluated} KiB of at most ${evaluatedBudget} evaluated at once`,
  );
  return [
    ...(size > sizeBudget ? [`${environment} has ${size} KiB, more than ${sizeBudget}`] : []),
    ...(evaluated > evaluatedBudget
      ? [`${environment} evaluates ${evaluated} KiB at once, more than ${evaluatedBudget}`]
      : []),
  ];
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
  const checks = [...environments.map((name) => () => findDeployFaults(name)), findSlowStart];
  for (const check of checks) {
    const { passed, failed } = faultless('deploy', await check());
    count.passed += passed;
    count.failed += failed;
  }
  return count;
};
