import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { createToyRemote, createToyShell, promote, upload } from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';
import type { Bindings } from '../../src/environment/env.ts';

const app = createApp();

/** Asks for a page and waits for its background work. */
const visit = async (path: string, env: Bindings = bindings, init: RequestInit = {}): Promise<Response> => {
  const context = createExecutionContext();
  const response = await app.request(path, init, env, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return new Response(text || null, response);
};

/** A page whose renders can be told apart. */
const counting = `() => 'render ' + (globalThis.renders = (globalThis.renders ?? 0) + 1)`;

const publish = async (remote: string, version: string, pages: Record<string, string>) => {
  await upload(await createToyRemote(remote, { version, pages }));
  const reply = await promote({ [remote]: version });
  expect(reply.status).toBe(200);
};

afterEach(() => vi.restoreAllMocks());

/** A page that is kept is of its day, and its clock of its hour: neither ends soon after this time. */
const findTenPast = () => Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 600_000;

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await createToyRemote('mf-pages', { pages: { '/tel': counting, '/vast': `() => 'vast'` } }));
  await promote({ shell: '1.0.0', 'mf-pages': '1.0.0' });
});

test('a page that was just rendered is answered from the cache, and its headers say so', async () => {
  const first = await visit('/tel');
  const second = await visit('/tel');
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('cache-status')).toContain('binnen-pages; hit');
  expect(second.headers.get('age')).not.toBeNull();
});

test('the first answer says that it was rendered now and kept, and has the same ETag as the kept page', async () => {
  const first = await visit('/vast?soort=koop');
  const second = await visit('/vast?soort=koop');
  expect(first.headers.get('cache-status')).toBe('binnen-pages; fwd=uri-miss; stored');
  expect(first.headers.get('etag')).toMatch(/^W\//);
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  for (const answer of [first, second]) expect(answer.headers.get('vary')).toContain('Accept-Encoding');
});

test('a browser that already has the page gets 304', async () => {
  const etag = (await visit('/vast')).headers.get('etag')!;
  const again = await visit('/vast', bindings, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
  expect(again.headers.get('content-type')).toBeNull();
});

test('a page that says the same after a new render is still a 304 for who has it', async () => {
  const tenPast = findTenPast();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(tenPast);
  const path = '/vast?soort=huur';
  const etag = (await visit(path)).headers.get('etag')!;
  clock.mockReturnValue(tenPast + 45_000);
  expect((await visit(path)).headers.get('cache-status')).toContain('detail=stale');
  const renewed = await visit(path, bindings, { headers: { 'if-none-match': etag } });
  expect(renewed.headers.get('age')).toBe('0');
  expect(renewed.status).toBe(304);
});

test('a page of yesterday is made anew before it is shown: it may say the date', async () => {
  const clock = vi.spyOn(Date, 'now');
  const path = '/vast?soort=gisteren';
  clock.mockReturnValue(Date.parse('2026-11-30T23:59:50+01:00'));
  await visit(path);
  expect((await visit(path)).headers.get('cache-status')).toContain('; hit');
  clock.mockReturnValue(Date.parse('2026-12-01T00:00:05+01:00'));
  expect((await visit(path)).headers.get('cache-status')).toContain('fwd=uri-miss');
});

const turnstile = { ...bindings, TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET: 'secret' };

test('a page that is kept without a setting that pages name is not shown once there is one', async () => {
  const meta = '<meta name="turnstile" content="site-key"';
  for (const path of ['/vast', '/vast?soort=ruil']) {
    expect(await (await visit(path)).text()).not.toContain(meta);
    expect((await visit(path)).headers.get('cache-status')).toContain('; hit');
    expect(await (await visit(path, turnstile)).text()).toContain(meta);
    expect((await visit(path, turnstile)).headers.get('cache-status')).toContain('; hit');
    expect(await (await visit(path)).text()).not.toContain(meta);
  }
});

test('… nor one whose policy knows no tag manager, once there is one', async () => {
  const withTags = { ...bindings, GTM_ID: 'GTM-TEST12' };
  for (const [env, isAllowed] of [
    [bindings, false],
    [withTags, true],
  ] as const) {
    await visit('/vast?soort=tags', env);
    const { headers } = await visit('/vast?soort=tags', env);
    expect(headers.get('cache-status')).toContain('; hit');
    expect(headers.get('content-security-policy')?.includes('googletagmanager')).toBe(isAllowed);
  }
});

test('a page that is rendered each time says so', async () => {
  const answer = await visit('/vast?refresh_cache=true');
  expect(answer.headers.get('cache-status')).toBe('binnen-pages; fwd=bypass');
});

test('campaign parameters and the order of parameters do not change the key', async () => {
  const plain = await (await visit('/tel')).text();
  expect(await (await visit('/tel?utm_source=brief')).text()).toBe(plain);
});

test('what its page does not declare makes no other page: it is neither rendered for it nor kept', async () => {
  const plain = await (await visit('/tel')).text();
  const answer = await visit('/tel?email=anna@example.nl&willekeurig=1&__proto__=2');
  expect(answer.headers.get('cache-status')).toContain('; hit');
  expect(await answer.text()).toBe(plain);
});

test('an error is never kept', async () => {
  const missing = await visit('/is-er-niet');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-status')).toBe('binnen-pages; fwd=uri-miss');
  expect(missing.headers.get('etag')).toBeNull();
  expect(missing.headers.get('cache-control')).toBe('no-store, no-transform');
  await publish('mf-later', '1.0.0', { '/is-er-niet': `() => 'nu wel'` });
  expect(await (await visit('/is-er-niet')).text()).toContain('nu wel');
});

test('the bug behind an error page is logged, and stays out of the page', async () => {
  const call = '/content/frame';
  const page = `({ data }) => data['${call}'].includes('sample') ? 'fine' : { fault: 'Error: kapot at Page' }`;
  await upload(await createToyRemote('mf-broken', { pages: { '/stuk': page }, reads: [call] }));
  expect((await promote({ 'mf-broken': '1.0.0' })).status).toBe(200);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await visit('/stuk');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('kapot');
  expect(logged.mock.calls.flat().join()).toContain('Error: kapot at Page');
});

test('a page whose header has a bug is shown without it, and the log tells', async () => {
  const call = '/content/frame';
  const page = `({ data }) => data['${call}'].includes('sample') ? 'fine' : { text: 'de pagina', fault: 'Error: kapot at header' }`;
  await upload(await createToyRemote('mf-headless', { pages: { '/kop': page }, reads: [call] }));
  expect((await promote({ 'mf-headless': '1.0.0' })).status).toBe(200);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await visit('/kop');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('de pagina');
  expect(logged.mock.calls.flat().join()).toContain('Error: kapot at header');
});

test('without a loader the built-in composition serves', async () => {
  const page = await visit('/zonder-lader', { ...bindings, LOADER: undefined } as unknown as Bindings);
  expect(page.headers.get('x-served-by')).toBe('built-in');
  expect(page.status).toBe(200);
});

/** An edge whose isolates cannot start: the composition's modules are missing. */
const withoutModules = (): Bindings => ({
  ...bindings,
  LOADER: {
    get: () => {
      throw new Error('no isolate');
    },
    load: () => {
      throw new Error('no isolate');
    },
  } as unknown as WorkerLoader,
});

test('when the isolate fails, the last good page is served; a page that was never rendered comes from the built-in composition', async () => {
  expect(await (await visit('/vast')).text()).toContain('vast');
  await publish('mf-other', '1.0.0', { '/anders': `() => 'anders'` });
  const last = await visit('/vast', withoutModules());
  expect(last.headers.get('x-served-by')).toBe('last-good');
  expect(await last.text()).toContain('vast');
  expect((await visit('/nooit-gezien', withoutModules())).headers.get('x-served-by')).toBe('built-in');
});

test('a page that was withdrawn since is never the last good one', async () => {
  const once = `() => (globalThis.asked = (globalThis.asked ?? 0) + 1) > 1 ? { status: 410, text: 'weg' } : 'er is'`;
  await publish('mf-withdrawn', '1.0.0', { '/even': once });
  const now = findTenPast();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  expect((await visit('/even')).status).toBe(200);
  clock.mockReturnValue(now + 45_000);
  expect((await visit('/even')).headers.get('cache-status')).toContain('detail=stale');
  expect((await visit('/even')).status).toBe(410);
  clock.mockReturnValue(now + 50_000);
  expect((await visit('/even', withoutModules())).headers.get('x-served-by')).toBe('built-in');
});

test('when nothing can render there is a page with the phone number and a link home', async () => {
  const page = await visit('/kapot-binnen', withoutModules());
  expect(page.status).toBe(503);
  expect(page.headers.get('x-served-by')).toBe('static');
  const text = await page.text();
  expect(text).toContain('0570 555 010');
  expect(text).toContain('<a href="/">naar de homepage</a>');
});

test.each([
  ['/Contact', '/contact'],
  ['/contact/', '/contact'],
  ['/Blogs/?tag=Deventer', '/blogs?tag=Deventer'],
  ['/%76%61st?soort=Koop', '/vast?soort=Koop'],
  ['/va%53t', '/vast'],
  ['/blogs/caf%c3%a9', '/blogs/caf%C3%A9'],
])('%s leads to %s', async (path, canonical) => {
  const answer = await visit(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(canonical);
});

test.each([
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['/vast', '/vast'],
  ['https://elders.example/', 'https://elders.example/'],
])('a redirect to %s leads to %s: only a whole address leads to another site', async (said, location) => {
  const moved = `({ url }) => url.includes('soort=') ? { text: '', status: 302, location: decodeURIComponent(url.split('soort=')[1]) } : 'er'`;
  await upload(await createToyRemote('mf-moved', { pages: { '/oud': moved }, query: ['soort'] }));
  await promote({ 'mf-moved': '1.0.0' });
  const answer = await visit(`/oud?soort=${encodeURIComponent(said)}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
});

test('a path that cannot be decoded is refused, and breaks nothing', async () => {
  // The toy shell has no page for it; the real one answers 400.
  expect([400, 404]).toContain((await visit('/%E0%A4%A')).status);
});

test('HEAD answers as GET does, without a body', async () => {
  const head = await visit('/vast', bindings, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

/** A page that renders whole with its sample data, and asks for a missing widget with the API's data. */
const withGap = (text: string) =>
  `({ data }) => data['/content/frame'].includes('sample') ? 'proef' : { text: '${text}', asks: [{ widget: 'weg', props: {} }] }`;

test('the last whole page is served instead of one that lacks a widget, and the gap is logged once', async () => {
  const guide = (version: string, html: string) =>
    createToyRemote('mf-guide', { version, pages: { '/gids': html }, reads: ['/content/frame'] });
  await upload(await guide('1.0.0', `() => 'heel'`));
  expect((await promote({ 'mf-guide': '1.0.0' })).status).toBe(200);
  expect(await (await visit('/gids')).text()).toContain('heel');

  await upload(await guide('1.0.1', withGap('met een gat')));
  expect((await promote({ 'mf-guide': '1.0.1' })).status).toBe(200);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = await visit('/gids');
  expect(page.headers.get('x-served-by')).toBe('last-good');
  expect(await page.text()).toContain('heel');
  await visit('/gids');
  const lines = warned.mock.calls.flat().filter((line) => String(line).includes('lacks a widget'));
  expect(lines.map((line) => JSON.parse(String(line)) as object)).toEqual([
    expect.objectContaining({ release: null, page: '/gids', widget: 'weg', reason: 'not-offered', count: 1 }),
  ]);
  // The forms of that page would lack what the edge asks for now.
  expect(await (await visit('/gids', turnstile)).text()).toContain('met een gat');
});

test('a page that lacks a widget and was never whole is served, kept for a few seconds, and never the last good page', async () => {
  const pages = { '/nooit-heel': withGap('wat er is') };
  await upload(await createToyRemote('mf-torn', { pages, reads: ['/content/frame'] }));
  expect((await promote({ 'mf-torn': '1.0.0' })).status).toBe(200);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const now = findTenPast();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  const first = await visit('/nooit-heel');
  expect(await first.text()).toContain('wat er is');
  expect(first.headers.get('cache-status')).toContain('stored');
  expect((await visit('/nooit-heel')).headers.get('cache-status')).toContain('; hit');
  clock.mockReturnValue(now + 6_000);
  expect((await visit('/nooit-heel')).headers.get('cache-status')).toContain('detail=stale');
  vi.restoreAllMocks();
  await publish('mf-other', '1.0.1', { '/anders': `() => 'anders'` });
  expect((await visit('/nooit-heel', withoutModules())).headers.get('x-served-by')).toBe('built-in');
});
