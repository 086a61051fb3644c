/** Serves the Worker that a `BundledWorker` file describes, until it is ended. */
import { readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare';
import type { BundledWorker } from './bundled-edge.ts';

const { port, stateFolder, script, worker } = JSON.parse(
  readFileSync(process.argv[2]!, 'utf8'),
) as BundledWorker;
const options: V4MiniflareOptions = {
  ...worker,
  name: 'edge',
  modules: true,
  scriptPath: script,
  port,
  cf: false,
};
await new Miniflare({
  ...convertV4MiniflareOptions(options),
  resourcePersistencePath: stateFolder,
  // When workerd ended, Miniflare starts another one silently: `keep-running.ts` shall start all of it again and say so.
  unsafeHandleRuntimeRestart: () => void process.kill(-process.pid, 'SIGKILL'),
}).ready;
