import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '@binnen/build/workspace';
import { expect, test } from 'vitest';
import { makeSecret } from './secret.ts';

test('the Worker gets the hash of the root token, and only the operator the token', () => {
  const { value, told } = makeSecret('PLATFORM_TOKENS', 'staging')!;
  const token = /root_[\w-]{43}$/.exec(told[0]!)![0];
  expect(value).not.toContain(token);
  expect(JSON.parse(value)).toEqual({ [createHash('sha256').update(token).digest('hex')]: ['*'] });
});

test('made secrets differ each time, are accepted by the Worker, and an upstream’s cannot be made', async () => {
  expect(makeSecret('SIGNING_KEY', 'staging')!.value).not.toBe(makeSecret('SIGNING_KEY', 'staging')!.value);
  expect(makeSecret('DIRECTUS_TOKEN', 'staging')).toBeUndefined();
  const { findConfigFaults } = (await import(path.join(root, 'edge-api/src/environment/config.ts'))) as {
    findConfigFaults: (env: object) => object[];
  };
  const local = parseEnv(readFileSync(path.join(root, 'edge-api/local.env'), 'utf8'));
  const secrets = ['SIGNING_KEY', 'PREVIEW_KEYS', 'WEBHOOK_SECRET', 'PLATFORM_TOKENS'].map((name) => [
    name,
    makeSecret(name, 'staging')!.value,
  ]);
  expect(findConfigFaults({ ...local, ...Object.fromEntries(secrets) })).toEqual([]);
});

test('a rotation adds a key before it drops one', () => {
  const first = makeSecret('PREVIEW_KEYS', 'staging')!.value;
  const both = makeSecret('PREVIEW_KEYS', 'staging', first)!.value.split(' ');
  // The first key signs, and each is accepted.
  expect([both.length, both[1], both[0] === first]).toEqual([2, first, false]);
  const tokens = makeSecret('PLATFORM_TOKENS', 'staging')!.value;
  const rotated = JSON.parse(makeSecret('PLATFORM_TOKENS', 'staging', tokens)!.value) as object;
  expect(Object.keys(rotated)).toHaveLength(2);
  expect(rotated).toMatchObject(JSON.parse(tokens) as object);
  expect(() => makeSecret('PLATFORM_TOKENS', 'staging', '[1]')).toThrow(/Expected the JSON/);
});

const run = (...words: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, CLOUDFLARE_API_TOKEN: '', HOME: '/nonexistent', XDG_CONFIG_HOME: '/nonexistent' },
  });

test('a dry run without an account prints what a set-up would make, and succeeds', () => {
  const { status, stdout } = run('setup', '--env', 'staging', '--dry-run');
  expect(status).toBe(0);
  for (const made of [
    'the KV namespace binnen-staging-cache',
    'the R2 bucket binnen-releases-staging',
    'PREVIEW_KEYS',
  ])
    expect(stdout).toContain(made);
  expect(stdout).toContain('No account');
});

test('only secrets that the Worker has can be put, and only some can keep what was', () => {
  expect(run('secret', 'NOPE', '--env', 'staging').stderr).toMatch(
    /Expected one of: .*PREVIEW_KEYS, TURNSTILE_SECRET/,
  );
  expect(run('secret', 'SIGNING_KEY', '--env', 'staging', '--keep', 'x').stderr).toMatch(/holds one value/);
});

test.each([
  ['secret', 'SIGNING_KEY', '--env', 'staging', '--dry-run'],
  ['secret', 'SIGNING_KEY', 'WEBHOOK_SECRET', '--env', 'staging'],
  ['setup', '--env', 'staging', '--dry-run', '--keep', 'x'],
])(
  '%s %s %s %s %s: a flag or a word that a command does not have is refused, and nothing is done',
  (...words) => {
    const { status, stderr } = run(...words);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Usage: /);
  },
);

test('each command that is advised names its environment, and leaves the shell where it was', () => {
  for (const name of ['PREVIEW_KEYS', 'PLATFORM_TOKENS'])
    expect(makeSecret(name, 'free')?.told.join('\n')).toMatch(
      new RegExp(`pnpm cloud:secret ${name} --env free --keep`),
    );
  const files = ['*.md', 'docs/*.md', 'packages/{composer,scripts}/src/**/*.{ts,tsx}'];
  const advised = globSync(files, { cwd: root, exclude: (file) => /node_modules|\.test\.ts$/.test(file) });
  for (const file of advised) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const secrets = [...text.matchAll(/pnpm cloud:secret (?:[A-Z_]+|<NAME>)(.{0,6})/g)];
    expect([file, ...secrets.map(([, next]) => next)]).toEqual([file, ...secrets.map(() => ' --env')]);
    const deploys = [...text.matchAll(/(.{0,16})npx wrangler (?:deploy|rollback)(.{0,6})/g)];
    expect([file, ...deploys.map(([, before, next]) => `${before}…${next}`)]).toEqual([
      file,
      ...deploys.map(() => '(cd edge-api && … --env'),
    ]);
  }
});
