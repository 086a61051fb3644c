import { createExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { asToken } from '../../test/releases.ts';
import { createApp } from '../app/create-app.ts';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';

const app = createApp();

const createEdge = async (tokens: Record<string, string[]>) => {
  const hashed = await Promise.all(
    Object.entries(tokens).map(async ([token, scopes]) => [await formatSha256(token), scopes] as const),
  );
  const env = { ...bindings, PLATFORM_TOKENS: JSON.stringify(Object.fromEntries(hashed)) };
  return async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    app.request(path, { ...init, headers }, env, createExecutionContext());
};

const statusPath = '/_platform/composition/history';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a token does what its scopes say, and nothing else', async () => {
  const edge = await createEdge({ 'sees-the-status': ['status'], 'sees-the-leads': ['site:leads'] });
  expect((await edge(statusPath, asToken('sees-the-status'))).status).toBe(200);
  expect((await edge('/_platform/leads', asToken('sees-the-status'))).status).toBe(403);
  expect((await edge(statusPath, asToken('sees-the-leads'))).status).toBe(403);
});

test('a refusal says which scope is needed', async () => {
  const edge = await createEdge({ 'sees-the-leads': ['site:leads'] });
  const challenge = async (headers: Record<string, string>) =>
    (await edge(statusPath, headers)).headers.get('www-authenticate');
  expect(await challenge({})).toBe('Bearer');
  expect(await challenge(asToken('no-such-token'))).toBe('Bearer error="invalid_token"');
  expect(await challenge(asToken('sees-the-leads'))).toBe(
    'Bearer error="insufficient_scope", scope="status"',
  );
});

test('a token is replaced without a gap: for a while both are good, and then only the new one', async () => {
  const during = await createEdge({ 'the-old-token': ['status'], 'the-new-token': ['status'] });
  expect((await during(statusPath, asToken('the-old-token'))).status).toBe(200);
  expect((await during(statusPath, asToken('the-new-token'))).status).toBe(200);
  const after = await createEdge({ 'the-new-token': ['status'] });
  expect((await after(statusPath, asToken('the-old-token'))).status).toBe(401);
  expect((await after(statusPath, asToken('the-new-token'))).status).toBe(200);
});

test('a stolen configuration opens nothing: it holds hashes, and a hash is no token', async () => {
  const edge = await createEdge({ 'a-good-token': ['*'] });
  expect((await edge(statusPath, asToken(await formatSha256('a-good-token')))).status).toBe(401);
});

test.each([
  'Bearer ',
  'Basic YTpi',
  'bearer a-good-token',
  'Bearer a-good-token ',
  'Bearer a-good-token, Bearer x',
  `Bearer ${'a'.repeat(300)}`,
  'Bearer __proto__',
])('"%s" is no token of ours', async (authorization) => {
  const edge = await createEdge({ 'other-token': ['*'] });
  expect((await edge(statusPath, { authorization })).status).toBe(401);
});

test('a token in the URL is ignored: URLs are logged', async () => {
  const edge = await createEdge({ 'a-good-token': ['*'] });
  expect((await edge(`${statusPath}?access_token=a-good-token&token=a-good-token`)).status).toBe(401);
});

test('every known hash is compared, in constant time, whichever of them matches', async () => {
  const edge = await createEdge({ 'first-token': ['status'], 'second-token': [], 'third-token': ['status'] });
  const compare = vi.spyOn(crypto.subtle, 'timingSafeEqual');
  for (const token of ['first-token', 'third-token', 'no-such-token']) {
    compare.mockClear();
    await edge(statusPath, asToken(token));
    expect(compare).toHaveBeenCalledTimes(3);
  }
});

test.each([
  ['/_platform/releases/mf-big/1.0.0', 'PUT'],
  ['/_platform/releases/No Such Name/x', 'PUT'],
  ['/_platform/composition', 'POST'],
  ['/_platform/composition/rollback', 'POST'],
  ['/_platform/grants', 'POST'],
  ['/_platform/tokens', 'POST'],
  ['/_platform/leads', 'POST'],
  ['/_platform/listings/refresh', 'POST'],
  ['/_platform/no-such-call', 'POST'],
])('nobody without a token makes us read a body: %s', async (path, method) => {
  const edge = await createEdge({ 'a-good-token': ['*'] });
  let read = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      read += 1;
      controller.enqueue(new Uint8Array(65_536));
      if (read > 40) controller.close();
    },
  });
  const reply = await edge(path, {}, { method, body });
  expect(reply.status).toBe(401);
  expect(read).toBeLessThan(5);
});

test.each([
  ['/_platform/releases/mf-big/1.0.0', 'PUT', 20_000_000],
  ['/_platform/composition', 'POST', 70_000],
  ['/_platform/composition/rollback', 'POST', 70_000],
  ['/_platform/leads', 'POST', 300_000],
])('a body without end and without a length is cut off: %s', async (path, method, bytes) => {
  const edge = await createEdge({ 'a-good-token': ['*'] });
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
      if (sent > 4 * bytes) controller.close();
    },
  });
  const headers = { ...asToken('a-good-token'), 'content-type': 'multipart/form-data; boundary=x' };
  const reply = await edge(path, headers, { method, body });
  expect(reply.status).toBe(413);
  // The runtime reads ahead of us, on a busy machine by as much again.
  expect(sent).toBeLessThan(3 * bytes);
});
