import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { parseEnv, promisify } from 'node:util';
import { root } from '@binnen/build/workspace';
import type { Composition, Pointer } from '@binnen/platform/contract/composition';
import { build } from 'esbuild';
import { workFolder } from '../capture.ts';
import { ownPage, readComposedModules } from '../composed-modules.ts';
import { readProcessorTime } from '../processor-time.ts';
import { pinned } from '../workerd.ts';

const require = createRequire(import.meta.url);

export interface RawEdge {
  url: string;
  /** Of the workerd process, which runs the minimal Workers as well. */
  pid: number;
  /**
   * Starts it anew with these values in KV, or all, and an empty cache of the data centre, and asks for a page: ms of processor
   * time from the start to the answer. `status`: what the page has to say of its cache.
   */
  measureStart: (path: string, keys: readonly string[] | 'all', status: string) => Promise<number>;
  /** Values of KV by their names. */
  kvUrl: string;
  /** The minimal Workers: `/json`, and the kept page at every other path. */
  limitUrl: string;
  /** Makes a composition live: the workspace's own shell and remotes under another id, as other releases. */
  promote: (id: string) => Promise<void>;
  stop: () => void;
}

/** The files that `wrangler deploy` would upload. */
const bundleEdge = async (edgeFolder: string, folder: string): Promise<void> => {
  const wrangler = path.join(edgeFolder, 'node_modules/wrangler/bin/wrangler.js');
  const words = [wrangler, 'deploy', '--dry-run', '--minify', '--outdir', folder];
  await promisify(execFile)(process.execPath, words, { cwd: edgeFolder });
};

const bundle = (entry: string, folder: string, name: string) =>
  build({
    entryPoints: [path.join(import.meta.dirname, entry)],
    bundle: true,
    format: 'esm',
    outfile: path.join(folder, name),
    logLevel: 'error',
  });

const quote = (text: string) => JSON.stringify(text);
const formatTexts = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => `(name = ${quote(name)}, text = ${quote(text)})`);

/** The edge refuses to start without them, and no measured request asks them: limits are off. */
const unused = ['RELEASES', 'IMAGES', 'RATE_LIMIT', 'ASSETS'];

const formatConfig = (texts: Record<string, string>, limits: Record<string, string>, port: number) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "edge", worker = .edge),
    (name = "limit", worker = .limit),
    (name = "stores", worker = .stores),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [
    (name = "edge", address = "127.0.0.1:${port}", http = (), service = "edge"),
    (name = "limit", address = "127.0.0.1:${port + 1}", http = (), service = "limit"),
    (name = "kv", address = "127.0.0.1:${port + 2}", http = (), service = (name = "stores", entrypoint = "kv")),
  ],
);
const stores :Workerd.Worker = (
  modules = [(name = "stores.js", esModule = embed "stores.js")],
  compatibilityDate = "2026-11-01",
);
const limit :Workerd.Worker = (
  modules = [(name = "limit.js", esModule = embed "limit.js")],
  compatibilityDate = "2026-11-01",
  cacheApiOutbound = "stores",
  bindings = [${formatTexts(limits).join(', ')}],
);
const edge :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-11-01",
  cacheApiOutbound = "stores",
  durableObjectNamespaces = [
    (className = "Registry", uniqueKey = "registry", enableSql = true),
    (className = "Outbox", uniqueKey = "outbox", enableSql = true),
    (className = "Alerts", uniqueKey = "alerts", enableSql = true),
    (className = "Quotas", uniqueKey = "quotas", enableSql = true),
    (className = "Changes", uniqueKey = "changes", enableSql = true),
  ],
  durableObjectStorage = (inMemory = void),
  bindings = [
    (name = "CACHE", kvNamespace = (name = "stores", entrypoint = "kv")),
    (name = "COMPOSITIONS", kvNamespace = (name = "stores", entrypoint = "kv")),
    (name = "REGISTRY", durableObjectNamespace = "Registry"),
    (name = "OUTBOX", durableObjectNamespace = "Outbox"),
    (name = "ALERTS", durableObjectNamespace = "Alerts"),
    (name = "QUOTAS", durableObjectNamespace = "Quotas"),
    (name = "CHANGES", durableObjectNamespace = "Changes"),
${unused.map((name) => `    (name = "${name}", service = "stores"),`).join('\n')}
    (name = "LOADER", workerLoader = (id = "edge")),
    ${formatTexts(texts).join(', ')}
  ],
);`;

const readVariables = (edgeFolder: string, standInsPort: number, more: Record<string, string>) => {
  const local = readFileSync(path.join(edgeFolder, 'local.env'), 'utf8');
  const known = parseEnv(local.replaceAll('localhost:8790', `127.0.0.1:${standInsPort}`));
  // One address is many visitors, and only a partner at "localhost" may do without https.
  const own = { LIMITS: 'off', LEADS_QUOTA_PER_HOUR: '0', OFFER_WEBHOOKS: '{}' };
  return { ...(known as Record<string, string>), ...own, ...more };
};

const waitUntilUp = async (url: string, child: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error('workerd did not start');
};

/**
 * The whole edge, as it is deployed, in workerd alone: no development proxy, KV and cache in memory, the stand-ins over
 * HTTP. `limits` are the texts of the minimal Worker; `checkout` is the working tree whose edge it is.
 */
export const startRawEdge = async (options: {
  port: number;
  standInsPort: number;
  variables?: Record<string, string>;
  limits?: Record<string, string>;
  checkout?: string;
}): Promise<RawEdge> => {
  const { port, standInsPort, variables = {}, limits = {}, checkout = root } = options;
  const folder = path.join(workFolder, `edge-${port}`);
  const edgeFolder = path.join(checkout, 'edge-api');
  mkdirSync(folder, { recursive: true });
  await Promise.all([
    bundleEdge(edgeFolder, folder),
    bundle('stores-worker.ts', folder, 'stores.js'),
    bundle('limit-worker.ts', folder, 'limit.js'),
  ]);
  const config = formatConfig(readVariables(edgeFolder, standInsPort, variables), limits, port);
  writeFileSync(path.join(folder, 'edge.capnp'), config);
  const workerd = require('workerd').default as string;
  const [command, words] = pinned(0, workerd, ['serve', '--experimental', 'edge.capnp']);
  const url = `http://127.0.0.1:${port}`;
  const kvUrl = `http://127.0.0.1:${port + 2}/`;
  const start = async (upUrl: string) => {
    const started = spawn(command, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    await waitUntilUp(upUrl, started);
    return { pid: started.pid!, kill: () => started.kill('SIGKILL') };
  };
  let child = await start(`${url}/healthz`);

  const file = path.join(edgeFolder, 'dist/built-in/composition.json');
  const composition = JSON.parse(readFileSync(file, 'utf8')) as Composition;
  const modules = JSON.stringify(readComposedModules(checkout));
  const put = (key: string, body: string) => fetch(kvUrl + encodeURIComponent(key), { method: 'PUT', body });
  let revision = 0;
  return {
    url,
    pid: child.pid,
    measureStart: async (asked, keys, expected) => {
      const values = new Map<string, string>();
      const names = keys === 'all' ? ((await (await fetch(kvUrl)).json()) as string[]) : keys;
      for (const key of names) values.set(key, await (await fetch(kvUrl + encodeURIComponent(key))).text());
      child.kill();
      child = await start(kvUrl);
      const started = readProcessorTime(child.pid);
      for (const [key, value] of values) await put(key, value);
      const before = readProcessorTime(child.pid);
      const response = await fetch(url + asked);
      await response.arrayBuffer();
      const status = response.headers.get('cache-status');
      if (status !== expected) throw new Error(`${asked} was not "${expected}": ${status}`);
      return (started + readProcessorTime(child.pid) - before) / 1e6;
    },
    kvUrl,
    limitUrl: `http://127.0.0.1:${port + 1}`,
    promote: async (id) => {
      await put(`modules:${id}`, modules);
      const { releases } = composition;
      const content = releases['mf-content'];
      const contact = content?.pages['/contact'];
      if (!contact) throw new Error('The built-in composition has no /contact');
      const own = { ...content, remote: 'mf-own', pages: { [ownPage]: contact }, widgets: {} };
      const others = Object.entries({ ...releases, 'mf-own': own }).map(([remote, each]) => [
        remote,
        { ...each, version: id },
      ]);
      const pointer: Pointer = {
        composition: { ...composition, id, releases: Object.fromEntries(others) },
        tagGenerations: {},
        revision: (revision += 1),
      };
      await put('pointer', JSON.stringify(pointer));
    },
    stop: () => void child.kill(),
  };
};
