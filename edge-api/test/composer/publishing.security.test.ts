import { expect, test } from 'vitest';
import { bindings } from '../bindings.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  readRefusal,
  upload,
} from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';
import { createExecutionContext } from 'cloudflare:test';

const hashOf = async (token: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** An edge that knows these tokens, by their hashes. */
const edgeWith = async (tokens: Record<string, string[]>) => {
  const hashed = await Promise.all(
    Object.entries(tokens).map(async ([token, scopes]) => [await hashOf(token), scopes] as const),
  );
  const env = { ...bindings, PLATFORM_TOKENS: JSON.stringify(Object.fromEntries(hashed)) };
  const app = createApp();
  return (path: string, token: string, init: RequestInit = {}) =>
    app.request(
      path,
      { ...init, headers: { ...asToken(token), ...init.headers } },
      env,
      createExecutionContext(),
    );
};

test('without a token, and with one that is not known, nothing can be published', async () => {
  const release = await createToyRemote('mf-safe');
  const bare = await ask('/_platform/releases/mf-safe/1.0.0', { method: 'PUT', body: 'x' });
  expect(bare.status).toBe(401);
  expect((await upload(release, 'a-guess-at-a-token')).status).toBe(401);
});

test('a token that is too short to be one is said to be none, and not asked to be sent', async () => {
  const refused = await upload(await createToyRemote('mf-safe'), 'short');
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ detail: 'This is no token.' });
});

test('the scheme of a token is read in any case, as HTTP has it', async () => {
  const { authorization } = asToken(ownerToken);
  for (const [scheme, status] of [
    ['bearer', 200],
    ['BEARER', 200],
    ['basic', 401],
  ] as const) {
    const headers = { authorization: authorization.replace('Bearer', scheme) };
    expect((await ask('/_platform/status', { headers })).status, scheme).toBe(status);
  }
});

test('the token of one team cannot publish or promote the remote of another', async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await createToyRemote('mf-theirs'));
  await promote({ shell: '1.0.0', 'mf-theirs': '1.0.0' });
  const asLeads = await edgeWith({ 'team-leads-token': ['publish:mf-leads'] });
  const put = await asLeads('/_platform/releases/mf-theirs/2.0.0', 'team-leads-token', {
    method: 'PUT',
    body: 'x',
  });
  expect(put.status).toBe(403);
  const body = JSON.stringify({ versions: { 'mf-theirs': '1.0.0' } });
  const json = { 'content-type': 'application/json' };
  const post = await asLeads('/_platform/composition', 'team-leads-token', {
    method: 'POST',
    headers: json,
    body,
  });
  expect(post.status).toBe(403);
  // The narrowest scope that would do is named: nobody has to ask for the right to everything.
  expect(await post.json()).toMatchObject({
    detail: 'This token does not have the scope "promote" or "publish:mf-theirs".',
  });
  expect(post.headers.get('www-authenticate')).toContain('scope="publish:mf-theirs"');
});

test('a team may promote its own remote, and not a whole site', async () => {
  const asTeam = await edgeWith({ 'team-own-token': ['publish:mf-theirs'] });
  const json = { 'content-type': 'application/json' };
  const send = (versions: object) =>
    asTeam('/_platform/composition', 'team-own-token', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ versions }),
    });
  expect((await send({ 'mf-theirs': '1.0.0' })).status).toBe(200);
  expect((await send({ 'mf-theirs': '1.0.0', shell: '1.0.0' })).status).toBe(403);
});

test.each([
  '/remotes/mf-theirs/1.0.0/..%2f..%2fshell/1.0.0/main.js',
  '/remotes/mf-theirs/1.0.0/server/mf-theirs.js',
  '/remotes/mf-theirs/1.0.0/../../../releases/mf-theirs/1.0.0/server/mf-theirs.js',
  '/remotes/mf-theirs/1.0.0/%2e%2e/server/mf-theirs.js',
])('%s gives no server module and no other file', async (path) => {
  expect([400, 404]).toContain((await ask(path)).status);
});

test('history and releases are for those who may see the status', async () => {
  expect((await ask('/_platform/releases')).status).toBe(401);
  expect((await ask('/_platform/composition/history')).status).toBe(401);
  expect((await ask('/_platform/releases', { headers: asToken(ownerToken) })).status).toBe(200);
});

test.each([
  ['/content/******!', 'whole segments'],
  [`/${'*'.repeat(300)}`, 'at most 200 characters'],
])('a release that would read %s is refused, with what is wrong', async (read, reason) => {
  const release = await createToyRemote('mf-greedy', { reads: [read] });
  const refused = await upload(release);
  expect(refused.status).toBe(422);
  expect(JSON.stringify((await readRefusal(refused)).errors)).toContain(reason);
});

test('a release that would read hundreds of paths is refused', async () => {
  const reads = Array.from({ length: 101 }, (_, at) => `/content/pages/${at}`);
  expect((await upload(await createToyRemote('mf-greedy', { reads }))).status).toBe(422);
});
