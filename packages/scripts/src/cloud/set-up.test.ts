import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { configFile, readCloudConfig, readText } from './environments.ts';
import { createAccount, setUpEnvironment, type Wrangler } from './set-up.ts';

/** An account that answers as wrangler prints; `calls` has what was created. */
const createFakeAccount = () => {
  const namespaces = [{ id: '0'.repeat(32), title: 'somebody-else' }];
  const buckets = ['somebody-else'];
  const calls: string[] = [];
  const wrangler: Wrangler = (...words) => {
    const command = words.slice(0, 3).join(' ');
    if (command === 'kv namespace list') return Promise.resolve(`A note\n${JSON.stringify(namespaces)}`);
    if (command === 'r2 bucket list')
      return Promise.resolve(
        `Listing buckets...\n${buckets.map((name) => `name:           ${name}\ncreation_date:  2026`).join('\n\n')}`,
      );
    if (words[0] === 'secret')
      return Promise.reject(new Error('This Worker does not exist on your account.'));
    calls.push(words.join(' '));
    if (words[0] === 'kv') namespaces.push({ id: `${namespaces.length}`.repeat(32), title: words[3]! });
    else buckets.push(words[3]!);
    return Promise.resolve('');
  };
  return { account: createAccount(wrangler), calls };
};

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'cloud-')), 'wrangler.jsonc');
  writeFileSync(file, readText(configFile));
});

const setUp = async (fake: ReturnType<typeof createFakeAccount>, dryRun = false) => {
  const result = await setUpEnvironment(fake.account, 'staging', file, readText(file), dryRun);
  if (!dryRun) writeFileSync(file, result.text);
  return result;
};

test('what is missing is created once, and its ids are in the environment’s own section', async () => {
  const fake = createFakeAccount();
  const { created } = await setUp(fake);
  expect(created).toEqual([
    'the KV namespace binnen-staging-cache',
    'the KV namespace binnen-staging-compositions',
    'the R2 bucket binnen-releases-staging',
  ]);
  const ids = (name: 'staging' | 'production') =>
    readCloudConfig(file).env[name]!.kv_namespaces.map(({ id }) => id);
  expect(ids('staging')).toEqual(['1'.repeat(32), '2'.repeat(32)]);
  expect(ids('production')).toEqual([undefined, undefined]);

  const text = readText(file);
  const calls = [...fake.calls];
  expect((await setUp(fake)).created).toEqual([]);
  expect(readText(file)).toBe(text);
  expect(fake.calls).toEqual(calls);
});

test('a dry run says what is missing and creates nothing', async () => {
  const fake = createFakeAccount();
  const { created, text } = await setUp(fake, true);
  expect(created).toHaveLength(3);
  expect(fake.calls).toEqual([]);
  expect(text).toBe(readText(configFile));
});

test('what only a person can do is said: variables, secrets and the domain', async () => {
  const { left } = await setUp(createFakeAccount());
  expect(left).toContain('write SITE_ORIGIN into "vars" of staging');
  expect(left).toContain('make the secret SIGNING_KEY: pnpm cloud:secret SIGNING_KEY --env staging');
});
