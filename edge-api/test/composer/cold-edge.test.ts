import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readComposition } from '@binnen/composer/behind/registry/pointer';
import { modulesKey } from '@binnen/composer/behind/registry/stores/stored-names';
import { readModules, writeModules } from '@binnen/composer/behind/releases/compositions/isolate';
import { formatVariant } from '@binnen/contracts/images';
import { ask } from '../ask-api.ts';
import { bindings } from '../bindings.ts';
import { composer } from '../../src/site/composer.ts';
import { changeContent } from '../content.ts';
import { countKv, type KvCounts } from '../count-kv.ts';
import { createFarKv } from '../late-edge.ts';
import { createToyRemote, createToyShell, describeFile, promote, upload } from '../releases.ts';
import { startIsolate } from '../start-isolate.ts';

/** What a list reads. */
const reads = [
  '/content/frame',
  '/content/pages/woningaanbod?alleen=kop',
  '/objects/archive/?fields=shown&limit=12&offset=0&soort=koop&sort=-date_created&verkocht=nee',
  '/objects/places/',
];
const page = `({ data }) => Object.values(data).map((reply) => String(reply).length).join(' ')`;

// Ten past: what is kept is of its day, which does not end in a test.
const began = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 600_000;
const pass = (seconds: number) => void vi.spyOn(Date, 'now').mockReturnValue(began + seconds * 1_000);

/** What it has of this page, another data centre has not. */
const leave = async (path: string) => {
  const cache = await caches.open('pages');
  const { keys } = await bindings.CACHE.list({ prefix: 'page:' });
  for (const { name } of keys.filter((key) => key.name.endsWith(path)))
    expect(await cache.delete(name.slice('page:'.length))).toBe(true);
};

beforeAll(async () => {
  pass(0);
  const shell = await createToyShell('1.0.0');
  shell.record.client.push(await describeFile('root/sw.js', '// worker'));
  shell.files['client/root/sw.js'] = '// worker';
  await upload(shell);
  await upload(await createToyRemote('mf-list', { pages: { '/lijst': page, '/lijst-b': page }, reads }));
  expect((await promote({ shell: '1.0.0', 'mf-list': '1.0.0' })).status).toBe(200);
  const { refreshOffer, runMinute, visit } = await startIsolate();
  await refreshOffer();
  await runMinute();
  await visit('/lijst');
  vi.restoreAllMocks();
}, 60_000);
beforeEach(() => pass(0));
afterEach(() => vi.restoreAllMocks());

test('a new isolate answers a page that the data centre keeps with one read, before the rest of the Worker is evaluated', async () => {
  const { visit, counts, hasLoadedRest } = await startIsolate();
  const { response, text } = await visit('/lijst');
  expect(response.headers.get('cache-status')).toBe('binnen-pages; hit');
  expect(text).toMatch(/<body>(\d{3,} ?){4}</);
  expect(counts).toEqual({ reads: ['pointer'], writes: [], calls: [], renders: [] });
  expect(hasLoadedRest()).toBe(false);
});

test('… and one that only another data centre keeps with two', async () => {
  await leave('/lijst');
  const { visit, counts, hasLoadedRest } = await startIsolate();
  const { response } = await visit('/lijst');
  expect(response.headers.get('cache-status')).toBe('binnen-pages; hit');
  expect(counts).toEqual({
    reads: ['pointer', expect.stringMatching(/^page:.*\/lijst$/)],
    writes: [],
    calls: [],
    renders: [],
  });
  expect(hasLoadedRest()).toBe(false);
});

test('so is a client file, with no read at all, and a read of content as ever', async () => {
  const file = '/remotes/mf-list/1.0.0/remoteEntry.js';
  await (await startIsolate()).visit(file);
  const { visit, counts, hasLoadedRest } = await startIsolate();
  expect((await visit(file)).response.headers.get('cache-control')).toContain('immutable');
  expect(counts).toEqual({ reads: [], writes: [], calls: [], renders: [] });
  expect(hasLoadedRest()).toBe(false);
  expect((await visit('/content/frame')).response.status).toBe(200);
  expect(hasLoadedRest()).toBe(true);
});

test('so is a file at the site’s root, with no read of the store of files', async () => {
  await (await startIsolate()).visit('/sw.js');
  const { visit, counts, hasLoadedRest } = await startIsolate();
  const { response, text } = await visit('/sw.js');
  expect([text, response.headers.get('cache-control')]).toEqual(['// worker', 'no-cache']);
  expect(counts).toEqual({ reads: ['pointer'], writes: [], calls: [], renders: [] });
  expect(hasLoadedRest()).toBe(false);
});

test('so is a picture, with the headers of the API’s, and that its source does not have one', async () => {
  const homes = await (await startIsolate()).visit('/objects/archive/?limit=20');
  const photo = /\/images\/realworks\/[^"]+/.exec(homes.text)?.[0] ?? '';
  const picture = formatVariant(photo, 320, 'webp');
  const none = `/assets/${crypto.randomUUID()}`;
  const made = await startIsolate();
  await made.visit(picture);
  expect((await made.visit(none)).response.status).toBe(404);
  expect(made.counts.calls.length).toBeGreaterThan(0);
  const { visit, counts, hasLoadedRest } = await startIsolate();
  const { response } = await visit(picture);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await visit(none)).response.status).toBe(404);
  expect(counts).toEqual({ reads: [], writes: [], calls: [], renders: [] });
  expect(hasLoadedRest()).toBe(false);
  const pick = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['age', 'date', 'server-timing', 'x-request-id'].includes(name));
  expect(pick(response)).toEqual(pick(await ask(String(bindings['SITE_ORIGIN']) + picture)));
});

test('a page that no data centre keeps is made of what KV has: no write and no upstream before the answer', async () => {
  const { visit, counts } = await startIsolate();
  const { response, atAnswer } = await visit('/lijst-b');
  expect(response.headers.get('cache-status')).toBe('binnen-pages; fwd=uri-miss; stored');
  const key = expect.stringMatching(/^page:.*\/lijst-b$/);
  expect(counts).toEqual({
    reads: ['pointer', key, 'content:together', 'listings:manifest'],
    writes: [key],
    calls: [],
    // It says what it reads, and is made.
    renders: ['/lijst-b', '/lijst-b'],
  });
  expect(atAnswer.calls).toEqual([]);
});

test('a purge of one piece makes that one alone anew', async () => {
  await changeContent('directus', 'menu', '1', { titel: 'Een ander menu' });
  await composer.purgeTags(bindings, ['content:frame']);
  pass(6);
  const { visit, counts } = await startIsolate();
  await visit('/content/frame');
  expect(counts.reads.filter((key) => key.startsWith('content:'))).toEqual([
    'content:together',
    'content:frame',
  ]);
  expect((await (await startIsolate()).visit('/content/frame')).text).toContain('Een ander menu');
});

test('a page that is stale like the texts that it reads is answered at once; each is read and written once behind', async () => {
  pass(90);
  const { visit, counts } = await startIsolate();
  const { response, atAnswer, hadLoadedRest } = await visit('/lijst');
  expect(response.headers.get('cache-status')).toBe('binnen-pages; hit; detail=stale');
  expect(atAnswer).toEqual({ reads: ['pointer'], writes: [], calls: [], renders: [] });
  expect(hadLoadedRest).toBe(false);
  const texts = ['content:frame', 'content:page:woningaanbod', 'content:pages'];
  const leases = texts.map((key) => expect.stringMatching(new RegExp(`^lease:${key}@`)));
  const ofPage = [expect.stringMatching(/^page:.*\/lijst$/), 'pointer'];
  expect(counts.reads.toSorted()).toEqual([
    ...texts,
    'content:together',
    ...leases,
    'listings:manifest',
    ...ofPage,
  ]);
  expect(counts.writes.toSorted()).toEqual([...texts, ...leases]);
});

test('what a composition is made of comes from the data centre, and from KV where it is not there', async () => {
  const id = (await readComposition(bindings))?.id ?? 'none';
  const counts: KvCounts = { reads: [], writes: [] };
  const env = { ...bindings, COMPOSITIONS: countKv(bindings.COMPOSITIONS, counts) };
  const cache = await caches.open('compositions');
  await cache.delete(`${String(bindings['SITE_ORIGIN'])}/_kept/compositions/${id}`);
  const read = async () => {
    const behind: Promise<unknown>[] = [];
    const modules = await readModules(env, (work) => void behind.push(work), id);
    await Promise.all(behind);
    return modules;
  };
  const first = await read();
  expect(await read()).toEqual(first);
  expect(counts).toEqual({ reads: [modulesKey(id)], writes: [] });
});

test('modules that KV had lost are found a minute after they are written anew, also where they were missed meanwhile', async () => {
  const id = (await readComposition(bindings))?.id ?? 'none';
  const read = (env = bindings) => readModules(env, () => undefined, id);
  const modules = await read();
  const far = { ...bindings, COMPOSITIONS: createFarKv(bindings.COMPOSITIONS) };
  await (
    await caches.open('compositions')
  ).delete(`${String(bindings['SITE_ORIGIN'])}/_kept/compositions/${id}`);
  await bindings.COMPOSITIONS.delete(modulesKey(id));
  await expect(read(far)).rejects.toThrow('does not give the modules');
  await writeModules(bindings, id, modules);
  pass(61);
  expect(await read(far)).toEqual(modules);
});

test('what is no page of the site is answered by the rest, and so is every call of the API but a picture’s', async () => {
  const { createApi } = await import('../../src/app/create-app.ts');
  const { isForPages } = await import('../../src/app/pages.ts');
  const origin = String(bindings['SITE_ORIGIN']);
  const paths = createApi().routes.map(({ path }) => path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '$1'));
  expect(paths.length).toBeGreaterThan(50);
  const pages = paths.filter((path) => !path.endsWith('*') && isForPages(new Request(origin + path)));
  expect(new Set(pages)).toEqual(new Set(['/assets/path', '/images/origin/path']));
});
