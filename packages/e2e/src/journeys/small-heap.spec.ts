import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { startBundledEdge } from '@binnen/scripts/bundled-edge';
import { publishWorkspace } from '@binnen/scripts/stack';
import { expect, test } from '@playwright/test';
import { access, stackPorts } from '../stack.ts';

const port = stackPorts.port + 14;
const stateFolder = path.join(root, `.cache/small-heap-state-${port}`);
const url = `http://localhost:${port}`;
const paths = [
  '/',
  '/woningaanbod',
  '/woningaanbod?pagina=2',
  '/woningaanbod/deventer',
  '/verkoop',
  '/contact',
];
const calls = ['/objects/archive/', '/objects/map/', '/content/texts', '/openapi.json', '/sitemap.xml'];

/** Cloudflare ends an isolate that takes more than 128 MB: this leaves a fifth of it for what is not on the heap. It fits into 40. */
test('publishing, pages and calls fit into the heap of an isolate', async () => {
  rmSync(stateFolder, { recursive: true, force: true });
  const { standInsPort } = stackPorts;
  const edge = await startBundledEdge({
    ...{ port, standInsPort, stateFolder, manyVisitors: true, isolateMegabytes: 100 },
  });
  try {
    await publishWorkspace({ ...access, url });
    const statuses = await Promise.all(
      [...paths, ...calls, ...paths].map(async (asked) => {
        const response = await fetch(url + asked);
        await response.arrayBuffer();
        return [asked, response.status];
      }),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  } finally {
    await edge.stop();
  }
});
