import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@binnen/api-client';
import { generateForms } from '@binnen/api-client/generate-forms';
import { generateTypes } from '@binnen/api-client/generate-types';
import { root } from '@binnen/build/workspace';
import { packAll } from '@binnen/scripts/packing/pack';
import { expect, test } from '@playwright/test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { access, readRecorded, siteUrl } from '../stack.ts';

const readDocument = async (name = 'openapi.json') => (await fetch(`${siteUrl}/${name}`)).text();

test('the document passes the recommended rules of redocly lint, in both versions of OpenAPI', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The services behind the API have always had such paths: the document says so.
    rules: {
      'no-path-trailing-slash': 'off',
      'no-server-example.com': 'off',
      // The schema names the fields of WordPress that the site uses; the others pass through.
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    },
  });
  for (const name of ['openapi.json', 'openapi-3.0.json']) {
    const problems = await lintFromString({ source: await readDocument(name), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  }
});

test('the client’s types are those of the document', async () => {
  const types = await generateTypes(JSON.parse(await readDocument()));
  const written = readFileSync(path.join(root, 'packages/api-client/src/api.ts'), 'utf8');
  expect(written === types, 'Run "pnpm generate:client" and commit what it writes.').toBe(true);
  const forms = readFileSync(path.join(root, 'packages/api-client/src/forms.ts'), 'utf8');
  expect(forms === generateForms(JSON.parse(await readDocument()))).toBe(true);
});

test('a caller gets typed answers, typed problems, and a platform call with a token', async () => {
  const client = createClient({ origin: siteUrl });
  const { data: homes } = await client.GET('/objects/archive/', {
    params: { query: { limit: 2, soort: 'koop', prijsvan: 200_000 } },
  });
  const prices: (number | null)[] = homes!.resultaten.map(({ koopprijs }) => koopprijs);
  expect(prices).toHaveLength(2);
  for (const price of prices) expect(price).toBeGreaterThanOrEqual(200_000);

  const ids = homes!.resultaten.map(({ id }) => id);
  const { data: same } = await client.GET('/objects/archive/', { params: { query: { ids } } });
  expect(same!.resultaten.map(({ id }) => id).sort()).toEqual(ids.sort());

  const { error, response } = await client.GET('/objects/archive/', { params: { query: { limit: 101 } } });
  expect(response.status).toBe(400);
  const code: 'invalid-parameter' | (string & {}) = error!.code;
  expect(code).toBe('invalid-parameter');
  expect(error!.errors).toEqual([expect.objectContaining({ field: 'limit' })]);

  // A form is read, where JSON would be refused. No alert has this key.
  const { data: stopped } = await client.POST('/melding/beheren', {
    params: { query: { sleutel: '00000000-0000-4000-8000-000000000000.A' } },
    body: { doe: 'stop' },
  });
  expect(stopped?.staat).toBe('gestopt');

  const refused = await client.GET('/_platform/releases');
  expect(refused.error?.code).toBe('unauthorized');
  const { data } = await createClient({ origin: siteUrl, token: access.token }).GET('/_platform/releases');
  expect(data!.releases.map(({ remote }) => remote)).toContain('shell');
});

const program = `import { createClient } from '@binnen/api-client';
const client = createClient({ origin: process.argv[2] });
const result = await client.leads.contact(
  { firstname: 'Anna', email: process.argv[3], phone: '0612345678', acceptsPrivacy: 'ja' },
  { idempotencyKey: 'from-an-empty-folder' },
);
console.log(JSON.stringify(result));
`;

test('in an empty folder, ten lines of Node send a lead, and a second run sends none', async () => {
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), 'binnen-caller-'));
  const tarball = globSync(path.join(await packAll(), 'binnen-api-client-*.tgz'))[0]!;
  const run = promisify(execFile);
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], { cwd: folder });
  writeFileSync(path.join(folder, 'send.mjs'), program);
  const email = `caller-${Date.now()}@example.nl`;
  for (let each = 0; each < 2; each += 1) {
    const { stdout } = await run(process.execPath, ['send.mjs', siteUrl, email], { cwd: folder });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, idempotencyKey: 'from-an-empty-folder' });
  }
  const recorded = await readRecorded('activecampaign');
  const added = recorded.filter(
    ({ query, body }) => query['api_action'] === 'contact_sync' && JSON.stringify(body).includes(email),
  );
  expect(added).toHaveLength(1);
});
