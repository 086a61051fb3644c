import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import type { Archive } from '@binnen/contracts/property';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { askJson, changeHome } from '../ask-api.ts';
import { bindings } from '../bindings.ts';
import { changeContent, failUpstream, forgetContent, restoreContent } from '../content.ts';
import { createToyRemote, createToyShell, promote, upload } from '../releases.ts';
import { createApi, createApp } from '../../src/app/create-app.ts';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { composer } from '../../src/site/composer.ts';
import { parseGenerations } from '@binnen/edge-kit/caching/generations';
import { refreshListings } from '../../src/listings/offer/snapshot.ts';

const app = createApp();

interface Visit {
  status: number;
  html: string;
  /** `miss`, `hit` or `stale`. */
  cache: string;
}

/** Asks for a page and waits for its background work. */
const visit = async (path: string): Promise<Visit> => {
  const context = createExecutionContext();
  const response = await app.request(path, {}, bindings, context);
  const html = await response.text();
  await waitOnExecutionContext(context);
  const status = response.headers.get('cache-status') ?? '';
  return {
    status: response.status,
    html,
    cache: /detail=(stale)/.exec(status)?.[1] ?? /hit/.exec(status)?.[0] ?? 'miss',
  };
};

/** Renders the replies that it read, and a number that differs for each render. */
const show = `({ data }) => JSON.stringify(data) + (globalThis.renders = (globalThis.renders ?? 0) + 1)`;
/** Answers 404 for what its API does not have, and also, by mistake, when an upstream fails. */
const showOrMiss = `({ data }) => Object.values(data).every((one) => one.sample || typeof one === 'string') ? JSON.stringify(data) : { status: 404, text: 'weg' }`;
const pages = { socials: '/sociaal', places: '/plaatsen', nothing: '/vast', both: '/beide' };
/** Each is made from one CMS page; the one with `rules` is of the blog backend. */
const cmsPages = { disclaimer: '/disclaimer', contact: '/contact', rules: '/huisregels-bezichtiging' };

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  const releases = await Promise.all([
    createToyRemote('mf-social', { pages: { [pages.socials]: show }, reads: ['/content/socials'] }),
    createToyRemote('mf-places', { pages: { [pages.places]: show }, reads: ['/objects/places/'] }),
    createToyRemote('mf-nothing', { pages: { [pages.nothing]: show } }),
    createToyRemote('mf-both', {
      pages: { [pages.both]: show },
      reads: ['/content/socials', '/objects/places/'],
    }),
  ]);
  const cms = Object.values(cmsPages).map((path) =>
    createToyRemote(`mf-cms${path.slice(1, 5)}`, {
      pages: { [path]: showOrMiss },
      reads: [`/content/pages${path}`],
    }),
  );
  releases.push(...(await Promise.all(cms)));
  for (const release of releases) await upload(release);
  const versions = Object.fromEntries(releases.map(({ record }) => [record.remote, record.version]));
  expect((await promote({ shell: '1.0.0', ...versions })).status).toBe(200);
});
beforeEach(async () => {
  await composer.purgeTags(bindings, ['content:socials', 'content:pages', 'listings']);
  // Once for the background refresh of the values, once for the page that is made from them.
  for (const path of [...Object.values(pages), ...Object.values(cmsPages)])
    for (let times = 0; times < 3; times += 1) await visit(path);
});
afterEach(restoreContent);

const listStates = async <Name extends string>(of: Record<Name, string>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries<string>(of).map(async ([name, path]) => [name, (await visit(path)).cache]),
    ),
  ) as Record<Name, string>;

test('pages that were not purged are answered from the cache', async () => {
  expect(await listStates(pages)).toEqual({ socials: 'hit', places: 'hit', nothing: 'hit', both: 'hit' });
});

test('the generations of a reply are visible inside the edge only', async () => {
  const context = createExecutionContext();
  const ask = (door: typeof app) => door.request('/content/socials', {}, bindings, context);
  const [inside, outside] = await Promise.all([ask(createApi()), ask(app)]);
  expect(parseGenerations(inside.headers)).toEqual({ 'content:socials': expect.any(Number) });
  expect([...outside.headers.keys()].filter((name) => /generation/.test(name))).toEqual([]);
  await waitOnExecutionContext(context);
});

test('a purge makes the pages stale that read what was purged, and no others', async () => {
  await composer.purgeTags(bindings, ['content:socials']);
  expect(await listStates(pages)).toEqual({ socials: 'stale', places: 'hit', nothing: 'hit', both: 'stale' });
});

test.each([
  ['one page of the CMS', ['content:page-list', 'content:page:disclaimer'], { disclaimer: 'stale' }],
  ['any page of the CMS', ['content:pages'], { disclaimer: 'stale', contact: 'stale', rules: 'stale' }],
  ['the pages of the blog backend', ['content:wordpress-pages'], { rules: 'stale' }],
])('a change of %s leaves the other pages as they are', async (_, tags, stale) => {
  await composer.purgeTags(bindings, tags);
  const fresh = { disclaimer: 'hit', contact: 'hit', rules: 'hit' };
  expect(await listStates(cmsPages)).toEqual({ ...fresh, ...stale });
});

test('a stale page is served once more and rendered anew in the background, until it is made from new data', async () => {
  const before = await visit(pages.socials);
  await composer.purgeTags(bindings, ['content:socials']);
  expect(await visit(pages.socials)).toEqual({ ...before, cache: 'stale' });
  await visit(pages.socials);
  const after = await visit(pages.socials);
  expect(after.cache).toBe('hit');
  expect(after.html).not.toBe(before.html);
});

test('a refresh of the offer that finds changes makes the pages of the offer stale', async () => {
  const [home] = (await askJson<Archive>('/objects/archive/?limit=1')).resultaten;
  const refresh = async () => {
    clearIsolateCache();
    const context = createExecutionContext();
    await refreshListings(bindings, context);
    await waitOnExecutionContext(context);
  };
  await refresh();
  expect((await listStates(pages)).places, 'when nothing is new').toBe('hit');
  await changeHome(home!.id, { vertrouwelijk: true });
  await refresh();
  expect(await listStates(pages)).toEqual({ socials: 'hit', places: 'stale', nothing: 'hit', both: 'stale' });
});

test('a page that lacks upstream data never replaces a whole one', async () => {
  const whole = await visit(pages.socials);
  await forgetContent();
  await failUpstream({ service: 'directus', status: 500 });
  await composer.purgeTags(bindings, ['content:socials']);
  expect(await visit(pages.socials)).toEqual({ ...whole, cache: 'stale' });
  expect((await visit(pages.socials)).html).toBe(whole.html);
});

/** Nothing of it is kept here: another data centre. */
const visitElsewhere = async (path: string): Promise<Visit> => {
  clearIsolateCache();
  const cache = await caches.open('pages');
  const { keys } = await bindings.CACHE.list({ prefix: 'page:' });
  for (const { name } of keys) await cache.delete(name.slice('page:'.length));
  return visit(path);
};
const purgeDisclaimer = () => composer.purgeTags(bindings, ['content:page-list', 'content:page:disclaimer']);

test('a page that an editor withdraws is gone after its purge, also from other data centres', async () => {
  expect((await visit(cmsPages.disclaimer)).status).toBe(200);
  await changeContent('directus', 'pages', 'disclaimer', { status: 'draft' });
  await purgeDisclaimer();
  // Served stale, while the data and then the page are made anew.
  for (let times = 0; times < 2; times += 1) await visit(cmsPages.disclaimer);
  expect((await visit(cmsPages.disclaimer)).status).toBe(404);
  expect((await visitElsewhere(cmsPages.disclaimer)).status).toBe(404);
  expect((await visit(cmsPages.contact)).cache).toBe('hit');
});

test('a page is kept when what it is made from cannot be read', async () => {
  await forgetContent();
  await failUpstream({ service: 'directus', status: 500 });
  await purgeDisclaimer();
  for (let times = 0; times < 3; times += 1)
    expect(await visit(cmsPages.disclaimer)).toMatchObject({ status: 200, cache: 'stale' });
});
