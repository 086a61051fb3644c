import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { call, counts, handOver, prepareVersions, readCanary, show, site, start, visit } from '../canary.ts';
import {
  ask,
  asToken,
  createToyRemote,
  ownerToken,
  promote,
  readRefusal,
  rollBack,
  sendJson,
  upload,
} from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';
import { composer } from '../../src/site/composer.ts';

beforeAll(prepareVersions);
afterEach(async () => {
  vi.restoreAllMocks();
  if ((await readCanary())?.state === 'running') await call('/_platform/canary/abort', {});
});

test('a share of the visitors gets the canary, each stays on its side, and a higher share moves nobody back', async () => {
  const { id } = await start('2.0.0', 5);
  expect(await show('/loop', `${id}.499`)).toContain('versie 2.0.0');
  expect(await show('/loop', `${id}.500`)).toContain('versie 1.0.0');
  await call('/_platform/canary', { share: 25 });
  expect(await show('/loop', `${id}.499`)).toContain('versie 2.0.0');
  expect(await show('/loop', `${id}.2499`)).toContain('versie 2.0.0');
  expect(await show('/loop', `${id}.2500`)).toContain('versie 1.0.0');
});

test('a visitor without a lot is on the stable side and draws one; one with the lot of another canary, too', async () => {
  const { id } = await start('2.0.0', 100);
  for (const lot of [undefined, 'another.0', `${id}.12345`]) {
    const page = await visit('/loop', lot);
    expect(await page.text()).toContain('versie 1.0.0');
    expect(page.headers.get('set-cookie')).toMatch(
      new RegExp(`^__Host-canary=${id}\\.\\d{1,4}; Path=/; Secure; HttpOnly; SameSite=Lax$`),
    );
    expect(page.headers.get('server-timing')).not.toContain('side');
  }
});

test('while no canary runs there is no cookie, no script and no count, and an old lot is taken back', async () => {
  const page = await visit('/loop?soort=zonder');
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(await page.text()).not.toContain('/_reports/visits.js');
  expect((await visit('/loop', 'old.1')).headers.get('set-cookie')).toContain('Max-Age=0');
});

test('the page cache and the last good page know the sides', async () => {
  const { id } = await start('2.0.0');
  const sides = [
    { lot: `${id}.1`, version: '2.0.0' },
    { lot: `${id}.9999`, version: '1.0.0' },
  ];
  for (const status of ['fwd=uri-miss', 'hit']) {
    const seen = await Promise.all(sides.map(({ lot }) => visit('/loop?soort=zijde', lot)));
    for (const [at, page] of seen.entries()) {
      expect(await page.text()).toContain(`versie ${sides[at]!.version}`);
      expect(page.headers.get('cache-status')).toContain(status);
      expect(page.headers.get('set-cookie')).not.toContain('__Host-canary');
    }
  }
});

test('a page that fails in the canary is shown as the stable one, and counts against the canary', async () => {
  const { id } = await start('4.0.0');
  const page = await visit('/loop?soort=koop', `${id}.1`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('versie 1.0.0');
  await visit('/loop', `${id}.9999`);
  const { counts: counted, faults } = await readCanary();
  expect(counted.canary).toMatchObject({ views: 1, faults: { server: 1 } });
  expect(counted.stable).toMatchObject({ views: 1, faults: {} });
  expect(faults[0]).toMatchObject({ side: 'canary', kind: 'server' });
});

test('… also where the stable page was kept before the canary began', async () => {
  await visit('/loop?soort=voordien');
  const { id } = await start('4.0.0');
  const page = await visit('/loop?soort=voordien', `${id}.1`);
  expect(page.headers.get('cache-status')).toContain('; hit');
  expect((await readCanary()).counts.canary).toMatchObject({ views: 1, faults: { server: 1 } });
});

test('a fault of the stable side counts with its view, also where its last good page is from before the canary', async () => {
  for (const [version, page] of [
    ['5.0.0', `() => 'versie 5.0.0'`],
    ['5.1.0', `({ url }) => (url.includes('soort') ? { fault: 'Error: x' } : 'versie 5.1.0')`],
  ] as const)
    await upload(await createToyRemote('mf-walk', { version, pages: { '/loop': page }, query: ['soort'] }));
  await promote({ 'mf-walk': '5.0.0' });
  await visit('/loop?soort=vast');
  await promote({ 'mf-walk': '5.1.0' });
  const { id } = await start('2.0.0');
  expect(await (await visit('/loop?soort=vast', `${id}.9999`)).text()).toContain('versie 5.0.0');
  await visit('/loop', `${id}.9999`);
  expect((await readCanary()).counts.stable).toMatchObject({ views: 2, faults: { server: 1 } });
  await call('/_platform/canary/abort', {});
  await promote({ 'mf-walk': '1.0.0' });
});

test('a page that the canary alone answers with 404 counts against it, and one that never was does not', async () => {
  const page = `({ url }) => url.includes('soort') ? { text: 'niets', status: 404 } : 'versie 6.0.0'`;
  await upload(
    await createToyRemote('mf-walk', { version: '6.0.0', pages: { '/loop': page }, query: ['soort'] }),
  );
  await visit('/loop?soort=kwijt');
  const { id } = await start('6.0.0');
  for (const path of ['/loop?soort=kwijt', '/loop?soort=nooit', '/loop']) await visit(path, `${id}.1`);
  const { counts: counted, faults } = await readCanary();
  expect(counted.canary).toMatchObject({ views: 3, faults: { server: 1 } });
  expect(faults).toMatchObject([{ side: 'canary', kind: 'server', page: '/loop', stack: '404' }]);
});

test('a redirect in the place of a page counts where it leads back to it or to no page', async () => {
  const kinds = { zelf: '/loop?soort=zelf&utm_source=x', streep: '/loop/?soort=streep', weg: '/weg' };
  const others = { kop: '/loop', elders: 'https://elders.example/weg', vreemd: 'https://' };
  const to = JSON.stringify({ ...kinds, ...others });
  const page = `({ url }) => { const location = ${to}[url.split('soort=')[1]]; return location ? { text: '', status: 302, location } : 'er'; }`;
  await upload(
    await createToyRemote('mf-walk', { version: '6.3.0', pages: { '/loop': page }, query: ['soort'] }),
  );
  const paths = Object.keys({ ...kinds, ...others }).map((kind) => `/loop?soort=${kind}`);
  for (const path of paths) await visit(path);
  const { id } = await start('6.3.0');
  for (const path of paths) expect((await visit(path, `${id}.1`)).status).toBe(302);
  const { counts: counted, faults } = await readCanary();
  expect(counted.canary).toMatchObject({ views: 6, faults: { server: 3 } });
  expect(faults).toMatchObject([{ side: 'canary', kind: 'server', page: '/loop', stack: '302' }]);
});

test('a 404 is a fault an hour after the page was good, and none after two days or a purge of what it read', async () => {
  for (const [version, one] of [
    ['6.1.0', `'er'`],
    ['6.2.0', `{ text: 'niets', status: 404 }`],
  ] as const)
    await upload(
      await createToyRemote('mf-walk', {
        version,
        pages: { '/loop': `({ url }) => url.includes('soort') ? ${one} : 'er'` },
        query: ['soort'],
        reads: ['/content/socials'],
      }),
    );
  await promote({ 'mf-walk': '6.1.0' });
  await visit('/loop?soort=leeg');
  await composer.purgeTags(bindings, ['content:socials']);
  for (const path of ['/loop', '/loop?soort=toen']) await visit(path);
  const { id } = await start('6.2.0');
  await visit('/loop?soort=leeg', `${id}.1`);
  const began = Date.now();
  for (const hours of [1, 48]) {
    vi.spyOn(Date, 'now').mockReturnValue(began + hours * 3_600_000);
    await visit('/loop?soort=toen', `${id}.1`);
  }
  const { counts: counted, faults } = await readCanary();
  expect([counted.canary.views, faults]).toMatchObject([3, [{ page: '/loop', stack: '404', count: 1 }]]);
  await call('/_platform/canary/abort', {});
  await promote({ 'mf-walk': '1.0.0' });
});

test('a fault of the canary has its place in the sources, for who looks at it', async () => {
  const { id } = await start('4.1.0');
  await visit('/loop?soort=kaart', `${id}.1`);
  expect((await readCanary()).faults[0]).toMatchObject({
    kind: 'server',
    page: '/loop',
    stack: 'mf-walk/4.1.0/server/mf-walk.js:2:87',
    source: 'mf-walk/src/page.tsx:31:9',
  });
});

test('a stable page that was kept before the canary began has no reporter, and its views do not count', async () => {
  await visit('/loop?soort=eerder');
  const { id } = await start('2.0.0');
  const kept = await visit('/loop?soort=eerder', `${id}.9999`);
  expect(kept.headers.get('cache-status')).toContain('; hit');
  expect(await kept.text()).not.toContain('/_reports/visits.js');
  expect(kept.headers.get('server-timing')).not.toContain('side');
  const later = await visit('/loop?soort=later', `${id}.9999`);
  expect(await later.text()).toContain('/_reports/visits.js');
  expect(later.headers.get('server-timing')).toContain(`${id}.stable`);
  expect((await readCanary()).counts.stable.views).toBe(1);
});

test('a page that a browser draws beforehand is of its visitor’s side, and counts for neither', async () => {
  const { id } = await start('4.0.0');
  const purpose = { headers: { 'sec-purpose': 'prefetch;prerender' } };
  for (const lot of [`${id}.1`, `${id}.9999`]) {
    const page = await visit('/loop?soort=vooraf', lot, purpose);
    expect(page.status).toBe(200);
    expect(page.headers.get('server-timing')).not.toContain('side');
  }
  await visit('/loop', `${id}.9999`);
  expect((await readCanary()).counts).toMatchObject({
    canary: { views: 0, faults: {} },
    stable: { views: 1, faults: {} },
  });
});

const report = (body: object, headers: HeadersInit = { origin: site }) =>
  visit('/_reports/visits', undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const readToken = async (id: string, side: 'stable' | 'canary') => {
  const page = await visit('/loop', `${id}.${side === 'canary' ? 1 : 9_999}`);
  return /side;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1] ?? '';
};

test('a browser’s report is counted on its side, without texts, queries or what is not ours', async () => {
  const { id } = await start('2.0.0');
  const stack = `TypeError: anna@voorbeeld.example is not a function
    at submit (${site}/remotes/mf-walk/2.0.0/remoteEntry.js?x=anna:12:34)
    at chrome-extension://abcdef/content.js:1:1`;
  const fault = { kind: 'error', path: '/loop', stack };
  const extension = { ...fault, stack: 'at chrome-extension://abcdef/content.js:1:1' };
  const side = await readToken(id, 'canary');
  expect((await report({ side, faults: [extension] })).status).toBe(204);
  expect((await report({ side, faults: [fault], lcp: 1_300, inp: 90 })).status).toBe(204);
  const { counts: counted, faults: told } = await readCanary();
  expect(counted.canary.faults).toEqual({ error: 1 });
  expect(Object.values(counted.canary.lcp)).toEqual([1]);
  expect(told).toEqual([
    { side: 'canary', kind: 'error', page: '/loop', stack: 'mf-walk/2.0.0/remoteEntry.js:12:34', count: 1 },
  ]);
});

test('a report is refused without an origin, from another one, and when it is none; one of no canary counts nothing', async () => {
  const { id } = await start('2.0.0');
  const body = { side: `${id}.canary`, faults: [], lcp: 1_300 };
  expect((await report(body, {})).status).toBe(403);
  expect((await report(body, { origin: 'https://elders.example' })).status).toBe(403);
  for (const wrong of [
    {},
    { ...body, side: 'x.other' },
    { ...body, lcp: -1 },
    { ...body, faults: [{ kind: 'server' }] },
  ])
    expect((await report(wrong)).status).toBe(400);
  expect((await report({ ...body, side: 'unknown.canary' })).status).toBe(204);
  expect((await readCanary()).counts.canary.lcp).toEqual({});
});

test('a canary that is worse goes back at once, and the log has the evidence', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id } = await start('2.0.0', 5);
  expect(await show('/loop', `${id}.1`)).toContain('versie 2.0.0');
  const fault = {
    side: 'canary',
    kind: 'error',
    page: '/loop',
    stack: 'mf-walk/2.0.0/a.js:1:2',
    count: 4,
  } as const;
  await handOver(id, { stable: counts(950), canary: counts(50, { faults: { server: 4 } }), faults: [fault] });
  expect(await readCanary()).toMatchObject({
    state: 'rolled-back',
    says: expect.stringContaining('worse in faults'),
  });
  expect(await show('/loop', `${id}.1`)).toContain('versie 1.0.0');
  await expect.poll(() => told.mock.calls.flat().join()).toContain('A canary was rolled back');
  expect(told.mock.calls.flat().join()).toContain('mf-walk/2.0.0/a.js:1:2');
});

test('a canary goes on by itself when minutes with visits have passed, and is live in the end; a clock that jumps does not hurry it', async () => {
  const { id } = await start('2.0.0', 5, { auto: { shares: [25, 100], everyMinutes: 2 } });
  const clock = vi.spyOn(Date, 'now');
  const began = Date.now();
  const at = (minutes: number) => clock.mockReturnValue(began + minutes * 60_000);
  const visits = () => handOver(id, { stable: counts(950), canary: counts(50) });
  await visits();
  at(600);
  await visits();
  expect((await readCanary()).share).toBe(5);
  at(601);
  await visits();
  expect(await readCanary()).toMatchObject({ share: 25, state: 'running', auto: { shares: [100] } });
  for (const minute of [602, 603]) {
    at(minute);
    // No visit to the canary says nothing.
    await handOver(id, { stable: counts(950), canary: counts(0) });
  }
  at(604);
  await visits();
  expect((await readCanary()).share).toBe(25);
  for (const minute of [605, 606, 607]) {
    at(minute);
    await visits();
  }
  expect((await readCanary()).state).toBe('promoted');
  vi.restoreAllMocks();
  expect(await show('/loop')).toContain('versie 2.0.0');
  await promote({ 'mf-walk': '1.0.0' });
});

test('another share keeps the shares that follow, unless they are ended', async () => {
  await start('2.0.0', 5, { auto: { shares: [25, 50, 100], everyMinutes: 2 } });
  expect((await call('/_platform/canary', { share: 30 })).auto).toEqual({
    shares: [50, 100],
    everyMinutes: 2,
  });
  expect((await call('/_platform/canary', { share: 100 })).auto).toMatchObject({ shares: [100] });
  expect((await call('/_platform/canary', { share: 40, auto: null })).auto).toBeNull();
});

test('shares that would move visitors back are refused', async () => {
  const versions = { 'mf-walk': '2.0.0' };
  for (const shares of [[5], [50, 25], [25, 100]]) {
    const auto = { shares, everyMinutes: 2 };
    const refused = await sendJson('/_platform/canary', { versions, share: 25, auto }, ownerToken);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('nobody is moved back');
  }
  expect((await start('2.0.0', 100, { auto: { shares: [100], everyMinutes: 2 } })).share).toBe(100);
});

test('a flood of reports does not bring a canary forward: with a stable side full of faults it waits', async () => {
  const { id } = await start('2.0.0', 5, { auto: { shares: [25], everyMinutes: 1 } });
  const clock = vi.spyOn(Date, 'now');
  const began = Date.now();
  for (let minute = 0; minute < 4; minute += 1) {
    clock.mockReturnValue(began + minute * 60_000);
    await handOver(id, { stable: counts(950, { faults: { error: 400 } }), canary: counts(50) });
  }
  expect(await readCanary()).toMatchObject({ share: 5, state: 'running' });
});

test('beside a canary a promote is refused unless it is for both, another canary is refused, and a roll-back ends it', async () => {
  await upload(await createToyRemote('mf-side', { pages: { '/zij': `() => 'zij'` } }));
  const { id } = await start('2.0.0');
  const refused = await promote({ 'mf-side': '1.0.0' });
  expect(refused.status).toBe(422);
  expect((await readRefusal(refused)).errors[0]?.message).toContain('--into-both');
  expect(
    (await sendJson('/_platform/canary', { versions: { 'mf-walk': '3.0.0' }, share: 5 }, ownerToken)).status,
  ).toBe(422);

  expect((await promote({ 'mf-side': '1.0.0' }, { intoBoth: true })).status).toBe(200);
  expect(await readCanary()).toMatchObject({
    id,
    state: 'running',
    versions: { 'mf-side': '1.0.0', 'mf-walk': '2.0.0' },
  });
  expect(await show('/zij', `${id}.1`)).toContain('zij');
  expect(await show('/loop', `${id}.1`)).toContain('versie 2.0.0');

  expect((await rollBack()).status).toBe(200);
  expect(await readCanary()).toMatchObject({ state: 'aborted' });
  expect(await show('/loop', `${id}.1`)).toContain('versie 1.0.0');
});

test('it is promoted for everybody, and is a line of the history', async () => {
  await start('3.0.0');
  expect(await call('/_platform/canary/promote', {})).toMatchObject({ state: 'promoted' });
  expect(await show('/loop')).toContain('versie 3.0.0');
  const history = await (
    await ask('/_platform/composition/history', { headers: asToken(ownerToken) })
  ).json();
  expect(history).toHaveProperty('history[0].action', 'promote');
  expect(history).toHaveProperty('history[0].versions.mf-walk', '3.0.0');
});

test('the site serves when the registry does not take the counts', async () => {
  const { id } = await start('2.0.0', 50);
  const gone = {
    ...bindings,
    REGISTRY: {
      get: () => {
        throw new Error('gone');
      },
      idFromName: () => '',
    },
  };
  const context = createExecutionContext();
  const page = await createApp().request(
    `${site}/loop`,
    { headers: { cookie: `__Host-canary=${id}.1` } },
    gone as never,
    context,
  );
  expect(page.status).toBe(200);
  await page.text();
  await waitOnExecutionContext(context);
});
