import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import { createPageKey } from './page-key.ts';

let run = 0;
const prepare = async () => {
  let time = 1_700_000_000_000;
  const name = `pages-${(run += 1)}`;
  const open = () =>
    createPageCache(
      () => caches.open(name),
      createMemory<KeptPage>(12_000_000),
      () => time,
    );
  return { cache: open(), otherIsolate: open(), pass: (seconds: number) => (time += seconds * 1000) };
};
const key = 'https://pages.internal/abc/woningaanbod';
const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<h1>Aanbod</h1>', {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept',
      ...headers,
    },
  });

test.each(['cache', 'otherIsolate'] as const)(
  'a page comes back with its headers, its age and nothing of the cache’s own, from its %s',
  async (isolate) => {
    const { cache, pass, ...others } = await prepare();
    expect(await cache.put(key, page({ etag: '"1"' }), {}, 60)).toBe(true);
    pass(30);
    const found = await { cache, ...others }[isolate].match(key, {});
    expect(found).toMatchObject({ state: 'hit', ageSeconds: 30 });
    expect(await found!.response.text()).toBe('<h1>Aanbod</h1>');
    expect(Object.fromEntries(found!.response.headers)).toEqual({
      age: '30',
      'cache-control': 'public, max-age=0, must-revalidate',
      'cache-status': 'binnen-pages; hit',
      'content-type': 'text/html; charset=utf-8',
      etag: '"1"',
      vary: 'Accept',
    });
  },
);

test('a page that another isolate rendered anew replaces a stale page', async () => {
  const { cache, otherIsolate, pass } = await prepare();
  await cache.put(key, page(), { listings: 1 }, 60);
  pass(10);
  await otherIsolate.put(key, new Response('<h1>Nieuw aanbod</h1>'), { listings: 2 }, 60);
  expect(await cache.match(key, { listings: 1 }), 'fresh still').toMatchObject({ ageSeconds: 10 });
  const found = await cache.match(key, { listings: 2 });
  expect(found).toMatchObject({ state: 'hit', ageSeconds: 0 });
  expect(await found!.response.text()).toBe('<h1>Nieuw aanbod</h1>');
});

test('an isolate remembers the pages that were used last, up to a limit in bytes', () => {
  const memory = createMemory<object>(1_000);
  for (const name of ['a', 'b', 'c', 'd', 'a']) memory.keep(name, {}, 240);
  memory.get('b');
  memory.keep('e', {}, 240);
  memory.keep('too large', {}, 251);
  const held = ['a', 'b', 'c', 'd', 'e', 'too large'].filter((name) => memory.get(name));
  expect(held).toEqual(['a', 'b', 'd', 'e']);
});

test('a kept page has an ETag, which stays the same until the page is rendered anew', async () => {
  const { cache } = await prepare();
  const readTag = async () => (await cache.match(key, {}))?.response.headers.get('etag');
  await cache.put(key, page(), {}, 60);
  const first = await readTag();
  expect(first).toMatch(/^W\/"/);
  expect(await readTag()).toBe(first);
  await cache.put(key, new Response('<h1>Ander aanbod</h1>'), {}, 60);
  expect(await readTag()).not.toBe(first);
});

test('an old page is stale, and still there as a fallback when it cannot be rendered', async () => {
  const { cache, pass } = await prepare();
  await cache.put(key, page(), {}, 60);
  pass(60);
  expect(await cache.match(key, {})).toMatchObject({ state: 'stale', ageSeconds: 60 });
});

test('a page that read data which was purged since is stale', async () => {
  const { cache } = await prepare();
  await cache.put(key, page(), { 'content:pages': 3 }, 60);
  expect(await cache.match(key, { 'content:pages': 3, listings: 9 })).toMatchObject({ state: 'hit' });
  expect(await cache.match(key, { 'content:pages': 4 })).toMatchObject({ state: 'stale' });
});

test.each([
  ['an error', page({}, 404)],
  ['a failure', page({}, 503)],
  ['a redirect', new Response(null, { status: 301, headers: { location: '/' } })],
  ['what is per visitor', page({ 'cache-control': 'private, max-age=60' })],
  ['what says no-store', page({ 'cache-control': 'no-store' })],
  ['what sets a cookie', page({ 'set-cookie': 'a=1' })],
])('%s is never kept', async (_, response) => {
  const { cache } = await prepare();
  expect(await cache.put(key, response, {}, 60)).toBe(false);
  expect(await cache.match(key, {})).toBeNull();
});

test('a cache that fails is a miss', async () => {
  const broken = {
    match: () => Promise.reject(new Error('down')),
    put: () => Promise.reject(new Error('down')),
  };
  const cache = createPageCache(async () => broken as unknown as Cache, null);
  expect(await cache.put(key, page(), {}, 60)).toBe(false);
  expect(await cache.match(key, {})).toBeNull();
});

const keyOf = (path: string, composition = 'abc') => {
  const { pathname, searchParams } = new URL(path, 'https://binnen.example');
  return createPageKey(composition, pathname, searchParams);
};

test('a page’s key is its composition, path and query', () => {
  expect(keyOf('/woningaanbod?radius=5&zoeken=olst')).toEqual({
    key: 'https://pages.internal/abc/woningaanbod?radius=5&zoeken=olst',
    path: '/woningaanbod?radius=5&zoeken=olst',
  });
});

test('other places, filters and compositions have other keys', () => {
  const keys = [
    keyOf('/woningaanbod'),
    keyOf('/woningaanbod?zoeken=olst'),
    keyOf('/woningaanbod?zoeken=Olst'),
    keyOf('/woningaanbod/olst'),
    keyOf('/woningaanbod', 'abd'),
  ];
  expect(new Set(keys.map((found) => found?.key)).size).toBe(keys.length);
});

test.each([
  '/over-binnen?refresh_cache=true',
  '/woningaanbod?vak=52.1,6.1,52.2,6.2',
  `/woningaanbod?zoeken=${'a'.repeat(121)}`,
  '/woningaanbod?__proto__=1',
])('a page with what pages are not cached by is not cached: %s', (path) => {
  expect(keyOf(path)).toBeNull();
});
