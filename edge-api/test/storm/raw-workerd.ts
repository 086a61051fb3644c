import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';

const folder = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const wrangler = require.resolve('wrangler');
const workerd = createRequire(wrangler).resolve('workerd/bin/workerd');

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const quote = (text: string) => JSON.stringify(text);

const formatConfig = (bindings: Record<string, string>, port: number, objects: string[], target: string) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker), (name = "internet", network = (allow = ["public", "private"])),
    (name = "disk", disk = (path = ${quote(target)}, writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-11-01",
  compatibilityFlags = ["nodejs_compat"],
  bindings = [${[
    ...Object.entries(bindings).map(([name, text]) => `(name = ${quote(name)}, text = ${quote(text)})`),
    ...objects.map(
      (name) => `(name = ${quote(name.toUpperCase())}, durableObjectNamespace = ${quote(name)})`,
    ),
  ].join(', ')}],
  durableObjectNamespaces = [${objects
    .map((name) => `(className = ${quote(name)}, uniqueKey = ${quote(name)}, enableSql = true)`)
    .join(', ')}],
  durableObjectStorage = (localDisk = "disk"),
);`;

/**
 * A Worker in plain workerd, with these classes of Durable Objects bound by their names in capitals. A client that goes away here really cancels its request, as in production. Behind
 * `wrangler dev` the proxy would keep the request alive.
 */
export const startRawWorkerd = async (
  entry: string,
  texts: Record<string, string>,
  objects: string[] = [],
) => {
  const target = mkdtempSync(path.join(tmpdir(), 'edge-storm-'));
  const args = [
    'deploy',
    entry,
    '--dry-run',
    '--outdir',
    target,
    '--config',
    path.join(import.meta.dirname, 'wrangler.json'),
  ];
  await promisify(execFile)(
    process.execPath,
    [path.join(path.dirname(wrangler), '../bin/wrangler.js'), ...args],
    {
      cwd: folder,
    },
  );
  const port = await findFreePort();
  const local = parseEnv(readFileSync(path.join(folder, 'local.env'), 'utf8')) as Record<string, string>;
  writeFileSync(
    path.join(target, 'config.capnp'),
    formatConfig({ ...local, LIMITS: 'off', ...texts }, port, objects, target),
  );
  const child = spawn(workerd, ['serve', path.join(target, 'config.capnp')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await wait(50);
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(target, { recursive: true, force: true });
    },
  };
};
