import { composer } from '../site/composer.ts';
import { createExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createToyShell, promote, upload } from '../../test/releases.ts';
import { createApi } from '../app/create-app.ts';
import { cached } from '../site/cache.ts';
import { breaker, callUpstream } from '@binnen/upstreams/calls/call';
import type { StatusSchema } from '@binnen/composer';
import type { InferOutput } from 'valibot';

const api = createApi();
const site = bindings['SITE_ORIGIN'] as string;
const token = 'a-token-for-the-status';
const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const ask = (scopes: string[], given = token, env: object = {}) =>
  api.request(
    `${site}/_platform/status`,
    { headers: { authorization: `Bearer ${given}` } },
    { ...bindings, PLATFORM_TOKENS: JSON.stringify({ [hash]: scopes }), ...env },
    createExecutionContext(),
  );

beforeEach(() => breaker.reset());

test('the status tells which upstream’s circuit is open, and until when', async () => {
  const url = `${bindings.AWKWARD}/status-route/status?code=500`;
  for (let calls = 0; calls < 5; calls += 1)
    await callUpstream(bindings, { service: 'valuation', url }).catch(() => {});
  const response = await ask(['status']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { upstreams } = (await response.json()) as { upstreams: { service: string }[] };
  const find = (service: string) => upstreams.find((one) => one.service === service);
  expect(find('valuation')).toMatchObject({
    state: 'open',
    failures: 5,
    openUntil: expect.stringMatching(/^20/),
  });
  expect(find('directus')).toMatchObject({ state: 'closed', openUntil: null });
});

test('… and how old the cached values are, by key and without the values', async () => {
  const ctx = createExecutionContext();
  await cached({ env: bindings, ctx }, { key: 'status:test', freshSeconds: 60, load: async () => 'a value' });
  const text = await (await ask(['status'])).text();
  expect(JSON.parse(text)).toMatchObject({
    cache: expect.arrayContaining([{ key: 'status:test', ageSeconds: expect.any(Number) }]),
  });
  expect(text).not.toContain('a value');
});

test('… which composition is live, what was purged, and how many leads wait', async () => {
  await upload(await createToyShell('1.0.0'));
  await promote({ shell: '1.0.0' });
  await composer.purgeTags(bindings, ['content:status']);
  const status = (await (await ask(['status'])).json()) as InferOutput<typeof StatusSchema>;
  expect(status.composition).toEqual({ id: expect.any(String), versions: { shell: '1.0.0' } });
  expect(status.purges).toMatchObject({ 'content:status': 1 });
  expect(status.outbox).toEqual({ pending: 0, oldestPendingSeconds: null, dead: 0, held: 0 });
});

test('an outbox that does not answer is reported, and the rest of the status is there', async () => {
  const OUTBOX = {
    idFromName: () => 'leads',
    get: () => ({ measure: () => Promise.reject(new Error('gone')) }),
  };
  const status = (await (await ask(['status'], token, { OUTBOX })).json()) as InferOutput<
    typeof StatusSchema
  >;
  expect(status.outbox).toBeNull();
  expect(status.upstreams.length).toBeGreaterThan(0);
});

test.each([
  ['no such token', ['status'], 'another-token', 401],
  ['another scope', ['site:leads'], token, 403],
])('%s is refused', async (_, scopes, given, status) => {
  expect((await ask(scopes, given)).status).toBe(status);
});

test('a caller that tries many tokens has to wait, and one with a good token does not', async () => {
  const RATE_LIMIT = { limit: vi.fn(async () => ({ success: false })) };
  const refused = await ask(['status'], 'another-token', { RATE_LIMIT });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await ask(['status'], token, { RATE_LIMIT })).status).toBe(200);
  expect(RATE_LIMIT.limit).toHaveBeenCalledTimes(1);
});
