import { createExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdPointer, readPointer } from '@binnen/composer/behind/registry/pointer';
import { bindings } from '../bindings.ts';
import { call, prepareVersions, readCanary, site, start } from '../canary.ts';
import { hurry } from '../hurry.ts';
import { asToken, createToyRemote, ownerToken, promote, upload } from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';
import type { Bindings } from '../../src/environment/env.ts';

const app = createApp();

beforeAll(prepareVersions);
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(async () => {
  vi.restoreAllMocks();
  if ((await readCanary())?.state === 'running') await call('/_platform/canary/abort', {});
});

const visitAll = async (env: Bindings, path: string, lots: readonly string[]) => {
  const waiting: Promise<unknown>[] = [];
  const context = Object.assign(createExecutionContext(), {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  });
  const pages: Response[] = [];
  for (const lot of lots)
    pages.push(await app.request(site + path, { headers: { cookie: `__Host-canary=${lot}` } }, env, context));
  const texts = await Promise.all(pages.map((page) => page.text()));
  await Promise.all(waiting);
  return pages.map(({ status }, at) => ({ status, text: texts[at] ?? '' }));
};

test('views that a renderer lost count for neither side, but apart and in the status', async () => {
  const { id } = await start('2.0.0');
  const dead = { ...bindings, RENDERER_URL: 'http://localhost:9' };
  await visitAll(dead, '/loop?soort=dood', [`${id}.1`, `${id}.9999`, `${id}.1`, `${id}.9999`]);
  const { counts, faults, apart } = await readCanary();
  expect(counts).toMatchObject({ stable: { views: 0, faults: {} }, canary: { views: 0, faults: {} } });
  expect(faults).toEqual([]);
  expect(apart['machine']).toBeGreaterThanOrEqual(4);
  const status = await app.request(
    `${site}/_platform/status`,
    { headers: asToken(ownerToken) },
    bindings,
    createExecutionContext(),
  );
  const machineFailures = { lost: expect.any(Number) };
  expect(await status.json()).toMatchObject({ machineFailures });
  const health = await app.request(`${site}/healthz`, {}, bindings, createExecutionContext());
  expect(await health.json()).toMatchObject({ status: 'ok', machineFailures });
});

test.each([
  ['fails', '7.0.0', () => Promise.reject(new Error('KV GET failed: 500 Internal Server Error'))],
  ['hangs', '8.0.0', () => new Promise(() => {})],
])('where KV %s, that is no fault of the canary, which starts once KV answers', async (_, version, wait) => {
  hurry(3_000, 4_000);
  // A composition that another file of tests started here goes on without KV: no other file has this one.
  const pages = { '/loop': `() => 'zonder KV versie ${version}'` };
  await upload(await createToyRemote('mf-walk', { version, pages, query: ['soort'] }));
  const { id, composition } = await start(version);
  const get = (key: string) => (key.endsWith(composition) ? wait() : bindings.COMPOSITIONS.get(key));
  const COMPOSITIONS: KVNamespace = Object.assign(Object.create(bindings.COMPOSITIONS), { get });
  const silent = { ...bindings, COMPOSITIONS };
  holdPointer(silent, await readPointer(bindings));
  await visitAll(silent, '/loop?soort=stil', [`${id}.1`]);
  const { counts, apart } = await readCanary();
  expect([counts.canary.faults, apart]).toEqual([{}, { machine: 1 }]);
  const [found] = await visitAll(bindings, '/loop?soort=stil', [`${id}.1`]);
  expect(found?.text).toContain(`versie ${version}`);
});

test('a page that was long rendered when the renderer ended is its release’s fault the second time in a row', async () => {
  const { id } = await start('2.0.0');
  const lots = [`${id}.1`, `${id}.9999`];
  // Both compositions are started before.
  await visitAll(bindings, '/nergens', lots);
  const ending = { ...bindings, RENDERER_URL: bindings.AWKWARD };
  const [canaryLot = ''] = lots;
  await visitAll(ending, '/loop?soort=lang', lots);
  const before = await readCanary();
  expect(before.counts).toMatchObject({ stable: { faults: {} }, canary: { faults: {} } });
  expect(before.apart['machine']).toBeGreaterThanOrEqual(2);
  const readTime = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => readTime() + 60_000);
  await visitAll(ending, '/loop?soort=lang', [canaryLot]);
  expect((await readCanary()).counts).toMatchObject({ canary: { faults: { server: 1 } } });
});

test('a page of the canary is nobody’s last good one', async () => {
  const { id } = await start('3.0.0');
  const [theirs] = await visitAll(bindings, '/loop', [`${id}.1`]);
  expect(theirs?.text).toContain('versie 3.0.0');
  const dead = { ...bindings, RENDERER_URL: 'http://localhost:9' };
  const [other] = await visitAll(dead, '/loop', [`${id}.9999`]);
  expect(other?.text).not.toContain('versie 3.0.0');
});

test('a page that the canary has no more stays the last good one of all others', async () => {
  const without = `({ url }) => url.includes('soort') ? { status: 404, text: 'weg' } : 'versie 5.0.0'`;
  const pages = { '/loop': without };
  await upload(await createToyRemote('mf-walk', { version: '5.0.0', pages, query: ['soort'] }));
  const { id } = await start('5.0.0');
  const path = '/loop?soort=koop';
  expect(await visitAll(bindings, path, [`${id}.9999`, `${id}.1`])).toMatchObject([
    { status: 200 },
    { status: 404 },
  ]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T12:00:00Z'));
  const [other] = await visitAll({ ...bindings, RENDERER_URL: 'http://localhost:9' }, path, [`${id}.9999`]);
  expect(other?.text).toContain('versie 1.0.0');
});

/** An edge on which a composition takes so long to answer for the first time. */
const createSlowEdge = (milliseconds: number): Bindings => {
  const seen = new Set<string>();
  const loader = bindings.LOADER;
  const get: NonNullable<Bindings['LOADER']>['get'] = (id, code) => {
    const isNew = !seen.has(id ?? '');
    seen.add(id ?? '');
    return loader!.get(id, async () => {
      if (isNew) await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return code();
    });
  };
  return { ...bindings, LOADER: { get, load: loader!.load.bind(loader) } };
};

test('a page that no fallback has waits for a slow start: of the live composition, and of a canary', async () => {
  const rest = { '/:slug': `() => 'all other pages'` };
  await upload(await createToyRemote('mf-slow', { pages: { '/traag': `() => 'traag 1'`, ...rest } }));
  await upload(
    await createToyRemote('mf-slow', {
      version: '2.0.0',
      pages: { '/traag': `() => 'traag 2'`, '/traag-nieuw': `() => 'nieuw'`, ...rest },
    }),
  );
  await promote({ 'mf-slow': '1.0.0' });
  expect(await visitAll(createSlowEdge(700), '/traag', [''])).toMatchObject([
    { status: 200, text: expect.stringContaining('traag 1') },
  ]);
  const { id } = await call('/_platform/canary', { versions: { 'mf-slow': '2.0.0' }, share: 50 });
  expect(await visitAll(createSlowEdge(700), '/traag-nieuw', [`${id}.1`])).toMatchObject([
    { status: 200, text: expect.stringContaining('nieuw') },
  ]);
});

/** An edge on which the second release of a remote, that alone has the path and was promoted at once, did not start yet. */
const promoteLate = async (remote: string, path: string) => {
  for (const version of ['1.0.0', '2.0.0']) {
    await upload(await createToyRemote(remote, { version, pages: { [path]: `() => 'laat ${version}'` } }));
    await promote({ [remote]: version });
    if (version === '1.0.0') await visitAll(bindings, path, ['']);
  }
  return createSlowEdge(700);
};

test('a page of a slow start is not that of a release from before a `promote --now`', async () => {
  expect(await visitAll(await promoteLate('mf-late', '/laat'), '/laat', [''])).toMatchObject([
    { status: 200, text: expect.stringContaining('laat 2.0.0') },
  ]);
});

test('explaining waits for a slow start, as a page does that nobody else has', async () => {
  const slow = await promoteLate('mf-later', '/later');
  const headers = asToken(ownerToken);
  const asked = `${site}/_platform/explain?path=/later`;
  expect(await (await app.request(asked, { headers }, slow, createExecutionContext())).json()).toMatchObject({
    ...{ failure: null, server: 'composed', status: 200 },
    page: { pattern: '/later', remote: 'mf-later', version: '2.0.0' },
  });
});
