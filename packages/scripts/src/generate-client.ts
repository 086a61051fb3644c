/**
 * `pnpm generate:client`: writes the types of the API's client and the replies of the document's examples, from an edge that it starts. After a
 * change of the API the tests fail until it has run.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateForms } from '@binnen/api-client/generate-forms';
import { generateTypes } from '@binnen/api-client/generate-types';
import { root } from '@binnen/build/workspace';
import { buildAll } from './build.ts';
import { findFreePort, stopAll } from './processes/processes.ts';
import { recordReplies } from './record-replies.ts';
import { startEdge, startStandIns } from './stack.ts';

// Beside a site that runs.
const port = Number(process.env['PORT'] ?? (await findFreePort()));
const standInsPort = await findFreePort();
const file = 'packages/api-client/src/api.ts';
const formsFile = 'packages/api-client/src/forms.ts';
const recordedFile = 'edge-api/src/openapi/recorded-replies.json';

await buildAll();
try {
  const stateFolder = mkdtempSync(path.join(tmpdir(), 'binnen-client-'));
  const origin = `http://localhost:${port}`;
  await Promise.all([startStandIns({ standInsPort }), startEdge({ port, standInsPort, stateFolder })]);
  const document: unknown = await (await fetch(`${origin}/openapi.json`)).json();
  writeFileSync(path.join(root, recordedFile), await recordReplies(origin, document));
  console.log(`Written: ${recordedFile}`);
  writeFileSync(path.join(root, file), await generateTypes(document as Parameters<typeof generateTypes>[0]));
  console.log(`Written: ${file}`);
  writeFileSync(path.join(root, formsFile), generateForms(document as Parameters<typeof generateForms>[0]));
  console.log(`Written: ${formsFile}`);
} finally {
  await stopAll();
}
