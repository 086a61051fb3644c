import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { workThrough } from '@binnen/composer/behind/pages/unasked/render-unasked';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { composer } from '../../src/site/composer.ts';
import worker from '../../src/worker.ts';
import { bindings } from '../bindings.ts';
import { countKv, type KvCounts } from '../count-kv.ts';
import { createLateEdge, pointerKey } from '../late-edge.ts';
import { createToyRemote, createToyShell, promote, rollBack, upload } from '../releases.ts';
import { startIsolate } from '../start-isolate.ts';

const minute = 60_000;
let clock = Date.now();
const pass = (milliseconds: number) => {
  clock += milliseconds;
  vi.spyOn(Date, 'now').mockReturnValue(clock);
};

const reads = ['/content/frame'];
/** A page of a version; the second time it is asked for `kapot` it has a bug that its sample does not show. */
const publish = async (version: string, more: Record<string, string> = {}) => {
  const say = (name: string) => `() => '${name} ${version}'`;
  const pages = { '/veel': say('veel'), '/weinig': say('weinig'), '/kapot': say('kapot'), ...more };
  await upload(await createToyRemote('mf-warm', { version, pages, reads }));
};
const makeLive = async (version: string, now = false) =>
  expect((await promote({ 'mf-warm': version }, { now, allowLoss: ['/*'] })).status).toBe(200);

const visit = async (path: string) => {
  const context = createExecutionContext();
  const request = new Request<unknown, IncomingRequestCfProperties>(
    `${String(bindings['SITE_ORIGIN'])}${path}`,
  );
  const response = await worker.fetch(request, bindings, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { text, cache: response.headers.get('cache-status') };
};

/** Another data centre keeps nothing yet. */
const moveAway = async () => {
  clearIsolateCache();
  const cache = await caches.open('pages');
  const { keys } = await bindings.CACHE.list({ prefix: 'page:' });
  for (const { name } of keys) await cache.delete(name.slice('page:'.length));
};
const visitElsewhere = async (path: string) => {
  await moveAway();
  return visit(path);
};

/** The cron trigger of each minute. */
const runMinute = async (more: object = {}): Promise<KvCounts> => {
  const counts: KvCounts = { reads: [], writes: [] };
  const context = createExecutionContext();
  const given = { ...bindings, CACHE: countKv(bindings.CACHE, counts), ...more };
  await worker.scheduled(createScheduledController({ cron: '* * * * *' }), given, context);
  await waitOnExecutionContext(context);
  return counts;
};
const kept = 'binnen-pages; hit';

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await publish('1.0.0');
  expect((await promote({ shell: '1.0.0', 'mf-warm': '1.0.0' })).status).toBe(200);
  for (const path of ['/veel', '/veel?utm_source=brief&email=jan@voorbeeld.example', '/kapot', '/weinig'])
    await visit(path);
  await visit('/er-is-niets/van-jan');
  await visit('/weinig?zoeken=jan');
  // What an isolate counted for longer is lost when it ends.
  pass(1.5 * minute);
  await visit('/veel');
  pass(11 * minute);
}, 60_000);
// The clock goes on, and KV takes a write a second.
beforeEach(() => pass(minute));

test('pages are counted by their path alone, the most asked for first', async () => {
  expect(await getRegistry(bindings).listAsked(9)).toEqual(['/veel', '/kapot', '/weinig']);
});

test('a page number is known to all data centres, a visitor’s own words are not', async () => {
  await visit('/weinig?pagina=2');
  expect((await visitElsewhere('/weinig?pagina=2')).cache).toBe(kept);
  const { keys } = await bindings.CACHE.list({ prefix: 'page:' });
  expect(keys.map(({ name }) => name.replace(/^.*1\.\d/, ''))).toEqual([
    '/kapot',
    '/veel',
    '/weinig',
    '/weinig?pagina=2',
  ]);
});

test('after a promote the first visitor elsewhere gets the new page without a render, and before it the old one', async () => {
  await publish('2.0.0');
  const put = bindings.CACHE.put.bind(bindings.CACHE);
  const meanwhile: string[] = [];
  vi.spyOn(bindings.CACHE, 'put').mockImplementation(async (...given: Parameters<typeof put>) => {
    await put(...given);
    if (given[0].endsWith('/veel')) meanwhile.push((await visitElsewhere('/veel')).text);
  });
  await makeLive('2.0.0');
  expect(meanwhile).toEqual([expect.stringContaining('veel 1.0.0')]);
  vi.restoreAllMocks();
  pass(20_000);
  await moveAway();
  const { response, text } = await (await startIsolate()).visit('/veel');
  expect([response.headers.get('cache-status'), text]).toEqual([kept, expect.stringContaining('veel 2.0.0')]);
});

test('a page that cannot be made does not stop a promote', async () => {
  const onlySample = `({ data }) => { if (!Object.values(data)[0].includes('sample')) throw new Error('kapot'); return 'kapot 3'; }`;
  await publish('3.0.0', { '/kapot': onlySample });
  await makeLive('3.0.0');
  pass(minute + 1);
  expect(await visitElsewhere('/veel')).toMatchObject({
    text: expect.stringContaining('veel 3'),
    cache: expect.stringContaining(kept),
  });
  expect((await visitElsewhere('/kapot')).text).not.toContain('kapot 3');
});

test('what a promote at once, a purge or a roll-back makes old is made anew behind it, so many a minute, the one asked for last first', async () => {
  const listPages = ({ writes }: KvCounts) => writes.filter((name) => name.startsWith('page:'));
  pass(11 * minute);
  await visit('/weinig');
  await makeLive('2.0.0', true);
  pass(minute);
  // The new one is written, and the one of before is forgotten.
  const weinig = expect.stringMatching(/\/weinig$/);
  expect(listPages(await runMinute({ PAGES_RENEWED_A_MINUTE: '1' }))).toEqual([weinig, weinig]);
  await runMinute();
  for (const path of ['/weinig', '/weinig?pagina=2'])
    expect(await visitElsewhere(path)).toEqual({ text: expect.stringContaining('weinig 2'), cache: kept });
  await composer.purgeTags(bindings, ['content:frame']);
  pass(minute);
  await runMinute();
  expect((await visitElsewhere('/veel')).cache).toBe(kept);
  expect((await rollBack('mf-warm')).status).toBe(200);
  pass(minute);
  await runMinute();
  expect(await visitElsewhere('/weinig')).toEqual({ text: expect.stringContaining('weinig 3'), cache: kept });
  // The broken page is tried once more.
  await runMinute();
  // The first is the watch, which asks how old the offer is.
  expect(await runMinute()).toEqual({
    reads: ['listings:manifest', 'renewed-pages'],
    writes: ['content:together'],
  });
});

test('a run where KV still has the pointer of before makes no page of before again', async () => {
  const { COMPOSITIONS } = createLateEdge(await bindings.COMPOSITIONS.get(pointerKey, { type: 'json' }));
  await publish('4.0.0');
  await makeLive('4.0.0', true);
  pass(minute);
  await runMinute();
  const after = { text: expect.stringContaining('weinig 4'), cache: expect.stringContaining(kept) };
  expect(await visitElsewhere('/weinig')).toEqual(after);
  pass(minute);
  expect((await runMinute({ COMPOSITIONS })).writes).not.toContainEqual(expect.stringMatching(/^page:/));
  expect(await visitElsewhere('/weinig')).toEqual(after);
});

const turnstile = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET: 'secret' };

test('with another setting in the head of every page all are made anew behind it, once', async () => {
  await runMinute(turnstile);
  const shared = await bindings.CACHE.list({ prefix: 'page:' });
  const found = shared.keys.find(({ name }) => name.endsWith('/weinig'));
  expect(await bindings.CACHE.get(found?.name ?? '')).toContain('content="site-key"');
  await runMinute(turnstile);
  expect((await runMinute(turnstile)).reads).toEqual(['listings:manifest', 'renewed-pages']);
});

test('a promote that does not change a page makes it anew when it was kept with another setting', async () => {
  await upload(await createToyRemote('mf-other', { pages: { '/anders': `() => 'anders'` } }));
  expect((await promote({ 'mf-other': '1.0.0' }, { now: false })).status).toBe(200);
  expect((await visitElsewhere('/veel')).cache).toBe(kept);
});

test('a page whose data came too late for a run is made in a later one', async () => {
  await composer.purgeTags(bindings, ['content:frame']);
  pass(minute);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('down')));
  await runMinute();
  vi.unstubAllGlobals();
  const progress = await bindings.CACHE.get<{ due: { key: string }[] }>('renewed-pages', { type: 'json' });
  expect(progress?.due.map(({ key }) => key)).toContainEqual(expect.stringMatching(/\/weinig$/));
  // The breaker of the upstream lets one call through at first, so that a page that makes more of them fails once more.
  for (const _ of ['half open', 'closed']) {
    pass(minute);
    await runMinute();
  }
  expect((await visitElsewhere('/weinig')).cache).toBe(kept);
});

test('what was not begun when the time is over stays on the list', async () => {
  const left = ['a', 'b', 'c'];
  expect(await workThrough(left, Date.now(), async () => undefined)).toEqual([]);
  expect(left).toEqual(['a', 'b', 'c']);
});
