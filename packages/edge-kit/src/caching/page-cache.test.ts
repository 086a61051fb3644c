import { beforeEach, expect, test, vi } from 'vitest';
import { createMemory } from './memory.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';

let time = 0;
beforeEach(() => {
  time = 1_700_000_000_000;
  vi.restoreAllMocks();
  vi.spyOn(Date, 'now').mockImplementation(() => time);
});
const pass = (seconds: number) => (time += seconds * 1000);

const prepare = () => {
  const open = () => createPageCache(createMemory<KeptPage>(12_000_000));
  return { cache: open(), otherIsolate: open() };
};
// One that no other test has: the tests' cache cannot be emptied.
let key = '';
let run = 0;
beforeEach(() => (key = `https://pages.internal/abc/woningaanbod?run=${(run += 1)}`));
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Accept',
  etag: '"1"',
};
const page = (generations = {}, html = '<h1>Aanbod</h1>') => ({
  body: new TextEncoder().encode(html).buffer as ArrayBuffer,
  headers,
  generations,
  freshSeconds: 60,
  madeBy: {
    composition: 'abc',
    revision: 1,
    pattern: '/woningaanbod',
    releases: { shell: '1.0.0' },
    head: '',
  },
  storedAt: time,
});

test.each(['cache', 'otherIsolate'] as const)(
  'a page comes back with its headers, its age and nothing of the cache’s own, from its %s',
  async (isolate) => {
    const { cache, ...others } = prepare();
    await cache.put(key, page());
    pass(30);
    const found = await { cache, ...others }[isolate].match(key, { generations: {} });
    expect(found).toMatchObject({ state: 'hit' });
    expect(await found!.response.text()).toBe('<h1>Aanbod</h1>');
    expect(Object.fromEntries(found!.response.headers)).toEqual({
      ...headers,
      age: '30',
      'cache-status': 'binnen-pages; hit',
    });
  },
);

test('a page that another isolate rendered anew replaces a stale page', async () => {
  const { cache, otherIsolate } = prepare();
  await cache.put(key, page({ listings: 1 }));
  pass(10);
  await otherIsolate.put(key, page({ listings: 2 }, '<h1>Nieuw aanbod</h1>'));
  const old = await cache.match(key, { generations: { listings: 1 } });
  expect(old!.response.headers.get('age'), 'fresh still').toBe('10');
  const found = await cache.match(key, { generations: { listings: 2 } });
  expect(found).toMatchObject({ state: 'hit' });
  expect(await found!.response.text()).toBe('<h1>Nieuw aanbod</h1>');
});

test('an old page is stale, and still there as a fallback when it cannot be rendered', async () => {
  const { cache } = prepare();
  await cache.put(key, page());
  pass(60);
  const found = await cache.match(key, { generations: {} });
  expect(found).toMatchObject({ state: 'stale' });
  expect(found!.response.headers.get('age')).toBe('60');
});

test('a page that read data which was purged since is stale', async () => {
  const { cache } = prepare();
  await cache.put(key, page({ 'content:pages': 3 }));
  expect(await cache.match(key, { generations: { 'content:pages': 3, listings: 9 } })).toMatchObject({
    state: 'hit',
  });
  expect(await cache.match(key, { generations: { 'content:pages': 4 } })).toMatchObject({ state: 'stale' });
});

test('a cache that fails is a miss', async () => {
  vi.spyOn(caches, 'open').mockRejectedValue(new Error('down'));
  const cache = createPageCache(createMemory<KeptPage>(0));
  await cache.put(key, page());
  expect(await cache.match(key, { generations: {} })).toBeNull();
});

test('a page of other releases is stale while its past lasts, and then gone', async () => {
  const { cache, otherIsolate } = prepare();
  await cache.put(key, page());
  const ask = (worth: 'current' | 'past' | 'gone') => ({ generations: {}, judgeMakers: () => worth });
  for (const isolate of [cache, otherIsolate]) {
    expect(await isolate.match(key, ask('past'))).toMatchObject({ state: 'stale' });
    expect(await isolate.match(key, ask('gone'))).toBeNull();
    expect(await isolate.match(key, ask('current'))).toMatchObject({ state: 'hit' });
  }
});
