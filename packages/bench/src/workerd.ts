import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { workFolder } from './capture.ts';

const require = createRequire(import.meta.url);
const hasTaskset = existsSync('/usr/bin/taskset');

/** Pins a program to a core, where the system supports it: server and load must not share one. */
export const pinned = (core: number, command: string, words: string[]): [string, string[]] =>
  hasTaskset ? ['taskset', ['-c', String(core), command, ...words]] : [command, words];

const configuration = (port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "bench", worker = .bench) ],
  sockets = [ (name = "http", address = "127.0.0.1:${port}", http = (), service = "bench") ]
);
const bench :Workerd.Worker = (
  modules = [ (name = "worker.js", esModule = embed "worker.js") ],
  compatibilityDate = "2026-11-01",
  bindings = [ (name = "LOADER", workerLoader = (id = "bench")) ]
);
`;

/**
 * Bundles a Worker and serves it by workerd itself, without the development proxy in between. What it imports of `folder` has to be
 * there.
 */
export const serveWorker = async (
  entry: string,
  port: number,
  folder = workFolder,
): Promise<{ url: string; pid: number; stop: () => void }> => {
  await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    outfile: path.join(folder, 'worker.js'),
    logLevel: 'error',
  });
  writeFileSync(path.join(folder, 'bench.capnp'), configuration(port));
  const binary = require('workerd').default as string;
  const [command, words] = pinned(0, binary, ['serve', '--experimental', 'bench.capnp']);
  const child: ChildProcess = spawn(command, words, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(url);
      return { url, pid: child.pid!, stop: () => child.kill('SIGKILL') };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  child.kill('SIGKILL');
  throw new Error('workerd did not start');
};
