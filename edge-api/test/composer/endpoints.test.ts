import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { createApp } from '../../src/app/create-app.ts';
import { bindings } from '../bindings.ts';
import { call as callPlatform, site } from '../canary.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  publish,
  readRefusal,
  sendJson,
  shellSource,
  upload,
  type ToyRemote,
} from '../releases.ts';

const app = createApp();
const visit = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const context = createExecutionContext();
  const response = await app.request(site + path, init, bindings, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return new Response(text || null, response);
};

/** As the platform does: an endpoint's value is the first piece, and nothing follows it. */
const shell = shellSource.replace(
  'const asked = ',
  `if (body.maxAge !== undefined) return {
    status: 200, html: [encode(JSON.stringify(body.value) ?? ''), encode(''), encode('')],
    pattern: path, widgets: [], used: page.reads ?? [], ...body };
  const asked = `,
);

const counting = `(value) => ({ maxAge: 60, value: { soort: new URL(value.url).searchParams.get('soort'), nr: (globalThis.made = (globalThis.made ?? 0) + 1) } })`;
const unlessTried = (source: string) =>
  `({ url }) => url.includes('sample.invalid') ? { maxAge: 60, value: 1 } : ${source}`;

const endpoints = {
  '/cijfers/tel': counting,
  '/cijfers/vers': `() => ({ maxAge: 0, value: (globalThis.fresh = (globalThis.fresh ?? 0) + 1) })`,
  '/cijfers/stuk': unlessTried(`{ maxAge: 60, status: 500, fault: 'Error: a bug' }`),
  '/cijfers/lus': unlessTried(`(() => { throw new Error('the isolate') })()`),
  '/cijfers/weg': unlessTried(`{ maxAge: 60, status: 404 }`),
  '/cijfers/dicht': unlessTried(`{ maxAge: 60, status: 503, code: 'upstream-unavailable' }`),
};

const createRelease = async (version: string, pages: Record<string, string>, more: ToyRemote = {}) => {
  const release = await createToyRemote('mf-cijfers', { version, pages, ...more });
  for (const [pattern, page] of Object.entries(release.record.pages))
    if (pattern !== '/cijfers') page.endpoint = true;
  return release;
};

beforeAll(async () => {
  await upload(await createToyShell('1.0.0', [1], shell));
  await upload(await createRelease('1.0.0', { '/cijfers': `() => 'de pagina'`, ...endpoints }));
  const reply = await promote({ shell: '1.0.0', 'mf-cijfers': '1.0.0' });
  expect(reply.status, await reply.clone().text()).toBe(200);
});
afterEach(() => vi.restoreAllMocks());

test('an endpoint answers JSON for as long as it says, with no cookie and nothing of a document', async () => {
  // Ten past: what is kept is of its day, which does not end in this test.
  const now = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 600_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  const first = await visit('/cijfers/tel?soort=koop', { headers: { cookie: 'a=1' } });
  expect(first.status).toBe(200);
  expect(await first.clone().json()).toMatchObject({ soort: 'koop' });
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=60',
    'cache-status': 'binnen-pages; fwd=uri-miss; stored',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'x-served-by': 'composed',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  for (const name of ['set-cookie', 'link', 'speculation-rules', 'content-language'])
    expect(first.headers.get(name), name).toBeNull();
  // A page is fresh for 30 seconds; an endpoint for what it says.
  clock.mockReturnValue(now + 45_000);
  const kept = await visit('/cijfers/tel?soort=koop');
  expect(await kept.text()).toBe(await first.text());
  expect(kept.headers.get('cache-status')).toBe('binnen-pages; hit');
  clock.mockReturnValue(now + 75_000);
  expect((await visit('/cijfers/tel?soort=koop')).headers.get('cache-status')).toContain('detail=stale');
});

test('a browser that has the answer gets 304', async () => {
  const etag = (await visit('/cijfers/tel?soort=huur')).headers.get('etag') ?? '';
  expect((await visit('/cijfers/tel?soort=huur', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('one that may not be kept is made for each call', async () => {
  const first = await visit('/cijfers/vers');
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(await (await visit('/cijfers/vers')).text()).not.toBe(await first.text());
});

test.each([
  ['/cijfers/stuk', 500, 'internal-error'],
  ['/cijfers/lus', 503, 'renderer-unavailable'],
  ['/cijfers/weg', 404, 'not-found'],
  ['/cijfers/dicht', 503, 'upstream-unavailable'],
])('%s fails with a problem document, which nobody keeps', async (path, status, code) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reply = await visit(path);
  expect(reply.status).toBe(status);
  expect(reply.headers.get('content-type')).toBe('application/problem+json');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(await reply.json()).toMatchObject({ code, status, requestId: expect.any(String) });
});

test('only GET and HEAD are answered', async () => {
  expect((await visit('/cijfers/tel', { method: 'HEAD' })).status).toBe(200);
  const posted = await visit('/cijfers/tel', { method: 'POST' });
  expect(posted.status).toBe(405);
  expect(await posted.json()).toMatchObject({ code: 'method-not-allowed' });
});

test('a path beside it is a page that is not there', async () => {
  const reply = await visit('/cijfers/tel/meer');
  expect(reply.status).toBe(404);
  expect(reply.headers.get('content-type')).toContain('text/html');
});

test('explain says whose it is, and a failure is kept to be replayed', async () => {
  const reply = await ask('/_platform/explain?path=/cijfers/vers', { headers: asToken(ownerToken) });
  expect(await reply.json()).toMatchObject({
    page: { pattern: '/cijfers/vers', remote: 'mf-cijfers', version: '1.0.0' },
    kept: { why: 'Not kept: the endpoint says maxAge 0.' },
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await visit('/cijfers/stuk?soort=koop');
  const list = await ask('/_platform/replays', { headers: asToken(ownerToken) });
  const kept = expect.objectContaining({ pattern: '/cijfers/stuk', kind: 'server' });
  expect(await list.json()).toEqual({ replays: expect.arrayContaining([kept]) });
});

test('a preview has its own answer, which is not kept, and an error of it is a problem document', async () => {
  const pages = {
    ...endpoints,
    '/cijfers': `() => 'p'`,
    '/cijfers/tel': `() => ({ maxAge: 60, value: 'nieuw' })`,
  };
  await upload(await createRelease('2.0.0', pages));
  const made = await sendJson('/_platform/previews', { versions: { 'mf-cijfers': '2.0.0' } }, ownerToken);
  const { grant } = v.parse(platformCalls.preview.reply, await made.json());
  const seen = await visit('/cijfers/tel', { headers: { 'x-preview': grant } });
  expect(await seen.text()).toBe('"nieuw"');
  expect(seen.headers.get('cache-control')).toBe('private, no-store');
  expect(await (await visit('/cijfers/tel')).text()).not.toBe('"nieuw"');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const failed = await visit('/cijfers/lus', { headers: { 'x-preview': grant } });
  expect(failed.status).toBe(500);
  expect(await failed.json()).toMatchObject({ code: 'internal-error' });
});

test('a preview that is over tells a caller so in a problem document, and a visitor on a page', async () => {
  const [over, asksJson] = [{ 'x-preview': 'over' }, { 'x-preview': 'over', accept: 'application/json' }];
  // What the preview alone had is asked for as JSON.
  for (const [path, headers] of [['/cijfers/tel', over] as const, ['/cijfers/nieuw', asksJson] as const]) {
    const reply = await visit(path, { headers });
    expect(reply.status).toBe(403);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    });
    expect(await reply.json()).toMatchObject({
      code: 'forbidden',
      detail: 'The preview is not available: unknown. A new one: pnpm remote preview.',
    });
  }
  expect((await visit('/cijfers', { headers: over })).headers.get('content-type')).toContain('text/html');
});

test('while a canary runs each side has its own answer, which only its own visitors keep', async () => {
  const pages = {
    ...endpoints,
    '/cijfers': `() => 'p'`,
    '/cijfers/tel': `() => ({ maxAge: 60, value: 'canarie' })`,
  };
  await upload(await createRelease('3.0.0', pages));
  const { id } = await callPlatform('/_platform/canary', { versions: { 'mf-cijfers': '3.0.0' }, share: 50 });
  const asLot = (lot: number) => visit('/cijfers/tel', { headers: { cookie: `__Host-canary=${id}.${lot}` } });
  const sides = await Promise.all([asLot(0), asLot(9_999)]);
  expect(await Promise.all(sides.map((side) => side.text()))).toEqual([
    '"canarie"',
    expect.stringContaining('"nr"'),
  ]);
  for (const reply of [...sides, await visit('/cijfers/tel')]) {
    expect(reply.headers.get('cache-control')).toBe('private, max-age=60');
    expect(reply.headers.get('set-cookie')).toBeNull();
  }
  await callPlatform('/_platform/canary/abort', {});
});

test('the browser does not take it for a page, and the site map does not list it', async () => {
  const text = await (await visit('/cijfers')).text();
  expect(text).not.toContain('/cijfers/tel');
  expect(await (await visit('/sitemap.xml')).text()).not.toContain('/cijfers/tel');
});

test('an endpoint outside what its remote may claim is refused at publish', async () => {
  const release = await createRelease('4.0.0', { '/cijfers': `() => 'p'`, '/prijzen/tel': counting });
  const refused = await publish(release);
  expect(refused.status).toBe(422);
  expect((await readRefusal(refused)).errors[0]?.message).toContain(
    'mf-cijfers@4.0.0 claims "/prijzen/tel", and mf-cijfers may claim /cijfers',
  );
});

test('one whose sample reads what the release does not declare is refused at publish', async () => {
  const release = await createRelease('5.0.0', { '/cijfers/tel': counting }, { reads: ['/objects/places/'] });
  release.record.reads = [];
  const refused = await publish(release);
  expect((await readRefusal(refused)).errors[0]?.message).toContain('which the release does not declare');
});

test('one whose sample does not answer is not promoted', async () => {
  const broken = `() => ({ maxAge: 1, status: 500, fault: 'Error: stuk' })`;
  await upload(
    await createRelease('6.0.0', { ...endpoints, '/cijfers': `() => 'p'`, '/cijfers/tel': broken }),
  );
  const refused = await promote({ 'mf-cijfers': '6.0.0' });
  expect((await readRefusal(refused)).errors).toEqual([
    { field: 'mf-cijfers@6.0.0 page /cijfers/tel', message: 'It answered 500: Error: stuk' },
  ]);
});
