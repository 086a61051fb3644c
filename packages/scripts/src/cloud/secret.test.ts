import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '@binnen/build/workspace';
import { expect, test } from 'vitest';
import { makeSecret } from './secret.ts';

test('the Worker gets the hash of the root token, and only the operator the token', () => {
  const { value, told } = makeSecret('PLATFORM_TOKENS')!;
  const token = /root_[\w-]{43}$/.exec(told.join())![0];
  expect(value).not.toContain(token);
  expect(JSON.parse(value)).toEqual({ [createHash('sha256').update(token).digest('hex')]: ['*'] });
});

test('made secrets differ each time, are accepted by the Worker, and an upstream’s cannot be made', async () => {
  expect(makeSecret('SIGNING_KEY')!.value).not.toBe(makeSecret('SIGNING_KEY')!.value);
  expect(makeSecret('DIRECTUS_TOKEN')).toBeUndefined();
  const { findConfigFaults } = (await import(path.join(root, 'edge-api/src/config.ts'))) as {
    findConfigFaults: (env: object) => object[];
  };
  const local = parseEnv(readFileSync(path.join(root, 'edge-api/local.env'), 'utf8'));
  const secrets = ['SIGNING_KEY', 'WEBHOOK_SECRET', 'PLATFORM_TOKENS'].map((name) => [
    name,
    makeSecret(name)!.value,
  ]);
  expect(findConfigFaults({ ...local, ...Object.fromEntries(secrets) })).toEqual([]);
});
