/** Serves the edge that a `BundledEdge` file describes, until it is ended. */
import { readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare';
import type { BundledEdge } from './bundled-edge.ts';

const { port, stateFolder, script, worker } = JSON.parse(
  readFileSync(process.argv[2]!, 'utf8'),
) as BundledEdge;
const options: V4MiniflareOptions = {
  ...worker,
  name: 'edge',
  modules: true,
  scriptPath: script,
  port,
  cf: false,
};
await new Miniflare({ ...convertV4MiniflareOptions(options), resourcePersistencePath: stateFolder }).ready;
