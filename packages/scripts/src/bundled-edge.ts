/**
 * The edge without the development server: bundled once, then workerd alone, which starts in a fraction of the time. For
 * what starts it hundreds of times.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { root } from '@binnen/build/workspace';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { checkPortFree, startProcess, waitForAnswer, type Running } from './processes.ts';
import { writeVariables, type StackOptions } from './stack.ts';

const edgeFolder = path.join(root, 'edge-api');
const bundleFolder = path.join(root, '.cache/edge-bundle');

/** What `serve-bundle.ts` reads. */
export interface BundledEdge {
  port: number;
  stateFolder: string;
  script: string;
  worker: object;
}

/** Bundles the Worker as a deploy would. */
export const bundleEdge = async (): Promise<void> => {
  const wrangler = path.join(edgeFolder, 'node_modules/wrangler/bin/wrangler.js');
  await promisify(execFile)(process.execPath, [wrangler, 'deploy', '--dry-run', '--outdir', bundleFolder], {
    cwd: edgeFolder,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  });
};

/** Starts what `bundleEdge` made, with the bindings of `wrangler.jsonc`. */
export const startBundledEdge = async (options: StackOptions): Promise<Running> => {
  await checkPortFree(options.port, 'PORT');
  const configuration = unstable_getMiniflareWorkerOptions(path.join(edgeFolder, 'wrangler.jsonc'));
  // The bundle is one module: there is nothing left to match rules against.
  const { modulesRules: _, ...workerOptions } = configuration.workerOptions;
  const edge: BundledEdge = {
    port: options.port,
    stateFolder: options.stateFolder,
    script: path.join(bundleFolder, 'worker.js'),
    worker: {
      ...workerOptions,
      rootPath: bundleFolder,
      bindings: parseEnv(readFileSync(writeVariables(options), 'utf8')),
    },
  };
  mkdirSync(options.stateFolder, { recursive: true });
  const file = path.join(options.stateFolder, 'bundled-edge.json');
  writeFileSync(file, JSON.stringify(edge));
  const program = startProcess(process.execPath, [path.join(import.meta.dirname, 'serve-bundle.ts'), file], {
    cwd: edgeFolder,
    onOutput: options.verbose ? (text) => process.stdout.write(text) : undefined,
  });
  await waitForAnswer(`http://localhost:${options.port}/healthz`, program, 'The bundled edge');
  return program;
};
