import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app/create-app.ts';
import { composer } from '../../src/site/composer.ts';
import { bindings } from '../bindings.ts';
import { createToyRemote, createToyShell, promote, retire, rollBack, upload } from '../releases.ts';

const app = createApp();
const minute = 60_000;

/** A page as a visitor gets it, and whether somebody waited for it. Its background work is done. */
const visit = async (path: string, cookie = '') => {
  const context = createExecutionContext();
  const response = await app.request(path, { headers: { cookie } }, bindings, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { text, status: response.status, cache: response.headers.get('cache-status') ?? '' };
};

const list = (name: string) => `/lijst-${name}`;
const lists = Array.from({ length: 18 }, (_, at) => list(String.fromCharCode(97 + at)));

let run = 0;
/** Names that no other test has. */
const createNames = () => {
  run += 1;
  const letter = String.fromCharCode(96 + run);
  return { pages: `mf-pages${letter}`, forms: `mf-forms${letter}`, at: `/${letter}` };
};

const publish = async (
  remote: string,
  version: string,
  pages: Record<string, string>,
  more: { widgets?: string[]; uses?: string[] } = {},
) => upload(await createToyRemote(remote, { version, pages, ...more }));

const pass = (milliseconds: number) => {
  const now = Date.now() + milliseconds;
  vi.spyOn(Date, 'now').mockReturnValue(now);
};
beforeEach(async () => {
  await upload(await createToyShell('1.0.0'));
});
afterEach(() => vi.restoreAllMocks());

/** A team with eighteen lists and a home with a form of another team. */
const start = async () => {
  const names = createNames();
  const { pages, forms, at } = names;
  const form = `form${pages.at(-1)}`;
  const home = `() => ({ text: 'huis 1', asks: [{ widget: '${form}', props: {} }] })`;
  const all = Object.fromEntries(lists.map((path) => [at + path, `() => 'lijst'`]));
  await publish(forms, '1.0.0', { [`${at}/bedankt`]: `() => 'bedankt 1'` }, { widgets: [form] });
  await publish(forms, '2.0.0', { [`${at}/bedankt`]: `() => 'bedankt 2'` }, { widgets: [form] });
  await publish(pages, '1.0.0', { ...all, [`${at}/huis`]: home }, { uses: [form] });
  const live = { shell: '1.0.0', [pages]: '1.0.0', [forms]: '1.0.0' };
  expect((await promote(live)).status).toBe(200);
  return { ...names, promoteForms: () => promote({ [forms]: '2.0.0' }, { now: false }) };
};

test('a promote of one team leaves the other team’s lists fresh; a page with its widget is made anew behind', async () => {
  const { at, promoteForms } = await start();
  const homes = [...lists, '/huis'];
  for (const path of [...homes, '/bedankt']) await visit(at + path);
  expect((await promoteForms()).status).toBe(200);
  const kept = await Promise.all(homes.map((path) => visit(at + path)));
  const fresh = kept.filter(({ cache }) => cache === 'binnen-pages; hit');
  expect(fresh.length / homes.length).toBeGreaterThanOrEqual(0.9);
  expect(kept.at(-1)!.cache).toContain('hit; detail=stale');
  expect(await visit(`${at}/bedankt`)).toMatchObject({ text: expect.stringContaining('bedankt 1') });
  expect(await visit(`${at}/bedankt`)).toMatchObject({ text: expect.stringContaining('bedankt 2') });
});

test('a page that a promote changed is served from before for a minute, and not a second longer', async () => {
  const { at, promoteForms } = await start();
  await visit(`${at}/bedankt`);
  await promoteForms();
  pass(minute + 1_000);
  const page = await visit(`${at}/bedankt`);
  expect(page.text).toContain('bedankt 2');
  expect(page.cache).toContain('uri-miss');
});

test('a promote by a clock that was hours ahead shows within a minute of the right one', async () => {
  const { at, promoteForms } = await start();
  await visit(`${at}/bedankt`);
  pass(120 * minute);
  await promoteForms();
  vi.restoreAllMocks();
  expect((await visit(`${at}/bedankt`)).text).toContain('bedankt 2');
});

test('a page that an earlier promote changed is not served again after a promote of another team', async () => {
  const { at, pages, promoteForms } = await start();
  await visit(`${at}/bedankt`);
  await promoteForms();
  pass(2 * minute);
  const others = Object.fromEntries([...lists, '/huis'].map((path) => [at + path, `() => 'anders'`]));
  await publish(pages, '2.0.0', others);
  expect((await promote({ [pages]: '2.0.0' }, { now: false })).status).toBe(200);
  expect((await visit(`${at}/bedankt`)).text).toContain('bedankt 2');
});

test('a promote that asks for it shows at once, and so does a retirement', async () => {
  const { at, pages, forms } = await start();
  for (const path of ['/bedankt', list('a')]) await visit(at + path);
  expect((await promote({ [forms]: '2.0.0' }, { now: true })).status).toBe(200);
  expect((await visit(`${at}/bedankt`)).text).toContain('bedankt 2');
  expect((await visit(at + list('a'))).cache).toContain('uri-miss');
  expect((await retire(pages)).status).toBe(200);
  expect((await visit(at + list('a'))).status).toBe(404);
});

test('a roll-back shows at once, also after a promote that did not', async () => {
  const { at, forms, promoteForms } = await start();
  await promoteForms();
  expect((await visit(`${at}/bedankt`)).text).toContain('bedankt 2');
  await rollBack(forms);
  expect((await visit(`${at}/bedankt`)).text).toContain('bedankt 1');
});

test('a page at an address that another team takes over is not the old team’s', async () => {
  const { at, forms } = await start();
  await publish(forms, '3.0.0', { [`${at}/bedankt`]: `() => 'bedankt 3'`, [`${at}/:wat`]: `() => 'alles'` });
  await promote({ [forms]: '3.0.0' });
  await publish('mf-taker', '1.0.0', { [`${at}/later`]: `() => 'van een ander'` });
  await visit(`${at}/later`);
  await promote({ 'mf-taker': '1.0.0' }, { now: false });
  pass(minute + 1_000);
  expect((await visit(`${at}/later`)).text).toContain('van een ander');
});

/** Another data centre: its isolates and its cache know nothing. */
const moveAway = async (...paths: string[]) => {
  clearIsolateCache();
  const cache = await caches.open('pages');
  const { keys } = await bindings.CACHE.list({ prefix: 'page:' });
  for (const { name } of keys) await cache.delete(name.slice('page:'.length));
  return keys
    .map(({ name }) => new URL(name.slice('page:'.length)).pathname)
    .filter((each) => paths.some((path) => each.endsWith(path)));
};

test('another data centre gets the page that one kept, until its data is purged', async () => {
  const { at } = await start();
  const path = at + list('a');
  await visit(path);
  expect(await moveAway(path)).toHaveLength(1);
  expect((await visit(path)).cache).toBe('binnen-pages; hit');
  // The second time it comes from the data centre's own cache.
  const read = vi.spyOn(bindings.CACHE, 'get');
  clearIsolateCache();
  expect((await visit(path)).cache).toBe('binnen-pages; hit');
  expect(read).not.toHaveBeenCalled();
});

test('a page whose data was purged is none for another data centre', async () => {
  const { at, pages } = await start();
  const path = `${at}/beleid`;
  const reads = ['/content/frame'];
  await upload(
    await createToyRemote(pages, { version: '2.0.0', pages: { [path]: `() => 'beleid'` }, reads }),
  );
  await promote({ [pages]: '2.0.0' }, { allowLoss: ['/*'] });
  await visit(path);
  await moveAway();
  expect((await visit(path)).cache).toBe('binnen-pages; hit');
  await composer.purgeTags(bindings, ['content:frame', 'content:menus', 'content:socials', 'content:pages']);
  await moveAway();
  expect((await visit(path)).cache).toContain('uri-miss');
});

test('only whole live pages without a visitor’s own query are shared, and each once in ten minutes', async () => {
  const { at } = await start();
  const put = vi.spyOn(bindings.CACHE, 'put');
  const written = () => put.mock.calls.map(([name]) => name).filter((name) => name.startsWith('page:'));
  await visit(`${at}${list('a')}?zoeken=jan`);
  await visit(`${at}/er-is-niets`);
  expect(written()).toEqual([]);
  for (let minutes = 0; minutes < 9; minutes += 1) {
    await visit(at + list('a'));
    pass(minute);
  }
  expect(written()).toHaveLength(1);
  pass(2 * minute);
  await visit(at + list('a'));
  expect(written()).toHaveLength(2);
});
