/**
 * The edge without the development server: bundled once, then workerd alone, which starts in a fraction of the time. And
 * the renderer beside it, in a workerd of its own.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { root } from '@binnen/build/workspace';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { buildWhenChanged } from './fingerprint.ts';
import { createFaultReader } from './processes/read-faults.ts';
import { checkPortFree, startProcess, waitForAnswer, type Running } from './processes/processes.ts';
import { writeVariables, type StackOptions } from './stack-options.ts';

const edgeFolder = path.join(root, 'edge-api');
const bundleFolder = path.join(root, '.cache/edge-bundle');

/** The Workers that run locally, by the configuration that they are bundled with. */
const workers = {
  edge: { configuration: 'wrangler.jsonc', script: 'worker.js' },
  renderer: { configuration: 'renderer.wrangler.jsonc', script: 'worker.js' },
};
type WorkerName = keyof typeof workers;

/** The edge's bundle, once `bundleEdge` has run. */
export const bundledEdge: string = path.join(bundleFolder, 'edge', workers.edge.script);

/** What `serve-bundle.ts` reads. */
export interface BundledWorker {
  port: number;
  stateFolder: string;
  script: string;
  worker: object;
  /** Runs the cron trigger so often; never without it. */
  cronMs?: number | undefined;
  /** Runs it when it is asked to. */
  isTested?: boolean | undefined;
}

const bundle = (name: WorkerName) =>
  promisify(execFile)(
    process.execPath,
    [
      path.join(edgeFolder, 'node_modules/wrangler/bin/wrangler.js'),
      ...['deploy', '--dry-run', '--config', workers[name].configuration],
      ...['--outdir', path.join(bundleFolder, name)],
    ],
    { cwd: edgeFolder, env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' } },
  );

/** Bundles edge and renderer as a deploy would, when something of them changed. */
export const bundleEdge = (): Promise<boolean> => {
  const inputs = [
    'edge-api/src',
    'edge-api/wrangler.jsonc',
    'edge-api/renderer.wrangler.jsonc',
    'pnpm-lock.yaml',
  ];
  const places = [
    ...inputs,
    ...['assistants', 'composer', 'edge-kit', 'contracts', 'offer', 'platform', 'upstreams'].map(
      (name) => `packages/${name}/src`,
    ),
    'edge-api/dist/.stamp',
  ];
  const stamp = path.join(bundleFolder, '.stamp');
  return buildWhenChanged(
    stamp,
    places.map((place) => path.join(root, place)),
    () => Promise.all([bundle('edge'), bundle('renderer')]),
  );
};

const startBundled = async (
  name: WorkerName,
  options: StackOptions,
  {
    bindings,
    cronMs,
    script = path.join(bundleFolder, name, workers[name].script),
    env,
    ...limits
  }: {
    bindings: NodeJS.Dict<string>;
    cronMs?: number | undefined;
    script?: string | undefined;
    mostMegabytes?: number;
    env?: NodeJS.ProcessEnv;
  },
): Promise<Running> => {
  const { port, stateFolder, verbose, onFault } = options;
  const configuration = unstable_getMiniflareWorkerOptions(
    path.join(edgeFolder, workers[name].configuration),
  );
  // The bundle is one module: there is nothing left to match rules against.
  const { modulesRules: _, ...workerOptions } = configuration.workerOptions;
  const worker: BundledWorker = {
    port,
    stateFolder,
    script,
    cronMs,
    isTested: options.manyVisitors,
    worker: {
      ...workerOptions,
      rootPath: path.join(bundleFolder, name),
      bindings,
      // Its objects hold isolates, and nothing that outlives them.
      unsafeEphemeralDurableObjects: name === 'renderer',
    },
  };
  mkdirSync(stateFolder, { recursive: true });
  const file = path.join(stateFolder, `${name}.json`);
  writeFileSync(file, JSON.stringify(worker));
  const program = startProcess([path.join(import.meta.dirname, 'serve-bundle.ts'), file], {
    cwd: edgeFolder,
    env: env ?? {},
    ...limits,
    onOutput: verbose ? (text) => process.stdout.write(text) : onFault && createFaultReader(onFault),
  });
  await waitForAnswer(`http://localhost:${port}/healthz`, program, `The ${name}`);
  return program;
};

/** Starts the edge that `bundleEdge` made, or a `script` that contains it, with the bindings of `wrangler.jsonc`. */
export const startBundledEdge = async (options: StackOptions, script?: string): Promise<Running> => {
  await checkPortFree(options.port, 'PORT');
  const bindings = parseEnv(readFileSync(writeVariables(options), 'utf8'));
  const { isolateMegabytes } = options;
  // Miniflare gives them to workerd.
  const env = isolateMegabytes
    ? { MINIFLARE_WORKERD_V8_FLAGS: `--max-old-space-size=${isolateMegabytes}` }
    : {};
  return startBundled('edge', options, { bindings, script, cronMs: options.cronMs, env });
};

/** More than all isolates of a site need. A render that takes more gets an error, or ends the renderer. */
const rendererMegabytes = 1_500;

/** Starts the renderer that `bundleEdge` made, at a port of its own. */
export const startRenderer = async (options: StackOptions): Promise<Running> => {
  const stateFolder = path.join(options.stateFolder, 'renderer');
  return startBundled(
    'renderer',
    { ...options, stateFolder },
    { bindings: {}, mostMegabytes: rendererMegabytes },
  );
};
