/**
 * `pnpm generate:client`: writes the types of the API's client, from the document of an edge that it starts. After a
 * change of the API the tests fail until it has run.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateTypes } from '@binnen/api-client/generate-types';
import { root } from '@binnen/build/workspace';
import { buildAll } from './build.ts';
import { stopAll } from './processes.ts';
import { startEdge } from './stack.ts';

const port = Number(process.env['PORT'] ?? 8787);
const file = 'packages/api-client/src/api.ts';

await buildAll();
try {
  const stateFolder = mkdtempSync(path.join(tmpdir(), 'binnen-client-'));
  await startEdge({ port, standInsPort: port + 1, stateFolder });
  const document = await (await fetch(`http://localhost:${port}/openapi.json`)).json();
  writeFileSync(path.join(root, file), await generateTypes(document as Parameters<typeof generateTypes>[0]));
  console.log(`Written: ${file}`);
} finally {
  await stopAll();
}
