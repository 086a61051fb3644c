import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@binnen/api-client';
import { generateTypes } from '@binnen/api-client/generate-types';
import { root } from '@binnen/build/workspace';
import { expect, test } from '@playwright/test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { access, siteUrl } from '../stack.ts';

const readDocument = async () => (await fetch(`${siteUrl}/openapi.json`)).text();

test('the document passes the recommended rules of redocly lint', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The services behind the API have always had such paths: the document says so.
    rules: { 'no-path-trailing-slash': 'off', 'no-server-example.com': 'off' },
  });
  const problems = await lintFromString({ source: await readDocument(), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('the client’s types are those of the document', async () => {
  const types = await generateTypes(JSON.parse(await readDocument()));
  const written = readFileSync(path.join(root, 'packages/api-client/src/api.ts'), 'utf8');
  expect(written === types, 'Run "pnpm generate:client" and commit what it writes.').toBe(true);
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

  const refused = await client.GET('/_platform/releases');
  expect(refused.error?.code).toBe('unauthorized');
  const { data } = await createClient({ origin: siteUrl, token: access.token }).GET('/_platform/releases');
  expect(data!.releases.map(({ remote }) => remote)).toContain('shell');
});
