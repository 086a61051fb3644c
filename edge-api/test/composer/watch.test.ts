import {
  createExecutionContext,
  createScheduledController,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test';
import type { RemoteHealth } from '@binnen/platform/contract/watch';
import { createToken } from '@binnen/composer/behind/rollouts/canary/visit-token';
import { findNetwork, widenNetwork } from '@binnen/edge-kit/quotas/find-network';
import { quarterMilliseconds } from '@binnen/composer/behind/registry/watching/quarters';
import { findRegistryStub } from '@binnen/composer/behind/registry/get-registry';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { prepareVersions, site, visit } from '../canary.ts';
import { issue } from '../console.ts';
import { createOvertakenEdge } from '../late-edge.ts';
import { ask, asToken, createToyRemote, ownerToken, promote, upload } from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';
import type { Bindings } from '../../src/environment/env.ts';
import worker from '../../src/worker.ts';

const app = createApp();

beforeAll(prepareVersions);
afterEach(() => void vi.restoreAllMocks());

interface Sent {
  address?: string;
  body?: object;
  token?: string;
}

/** Sends reports as browsers do, and waits until they are handed over. */
const report = async (...reports: Sent[]): Promise<number[]> => {
  const context = createExecutionContext();
  const statuses: number[] = [];
  for (const { address, body, token } of reports) {
    const network = address && widenNetwork(findNetwork(address));
    const side = token ?? (await createToken(bindings, { id: 'live', draw: 'live' }, 'stable', network));
    const own = { releases: ['mf-walk@1.0.0', 'shell@1.0.0'], path: '/loop', faults: [] };
    const headers = {
      'content-type': 'application/json',
      origin: site,
      ...(address ? { 'cf-connecting-ip': address } : {}),
    };
    const sent = { method: 'POST', headers, body: JSON.stringify({ side, ...own, ...body }) };
    statuses.push((await app.request(`${site}/_reports/visits`, sent, bindings, context)).status);
  }
  await waitOnExecutionContext(context);
  return statuses;
};
const fault = {
  kind: 'hydration',
  path: '/loop',
  stack: `at x (${site}/remotes/shell/1.0.0/shell.js:1:2)\nat y (${site}/remotes/mf-walk/1.0.0/remoteEntry.js?x=anna:12:34)`,
};
const readHealth = async (remote = 'mf-walk'): Promise<RemoteHealth> =>
  (await ask(`/_platform/remotes/${remote}/health`, { headers: asToken(ownerToken) })).json();

test('a watched view counts for its releases and page, with its times and its fault, and nothing of who looked', async () => {
  const side = /watch;desc="([^"]+)"/.exec((await visit('/loop')).headers.get('server-timing') ?? '')?.[1];
  const statuses = await report(
    { ...(side ? { token: side } : {}), body: { lcp: 1_300, inp: 90, cls: 0.02 } },
    // Again: each part of a view counts once.
    { ...(side ? { token: side } : {}), body: { lcp: 9_000, faults: [fault] } },
    { body: { lcp: 1_300, releases: ['mf-walk@0.9.0', 'mf-walk@1.0.0', '<b>'] } },
    { body: { faults: [{ ...fault, stack: 'at chrome-extension://abcdef/content.js:1:1' }] } },
  );
  expect(statuses).toEqual([204, 204, 204, 204]);
  const { releases } = await readHealth();
  expect(releases).toMatchObject([
    {
      ...{ version: '1.0.0', isLive: true, views: 3, faults: 1 },
      kinds: [
        {
          kind: 'hydration',
          page: '/loop',
          stack: 'mf-walk/1.0.0/remoteEntry.js:12:34',
        },
      ],
      pages: [{ page: '/loop', views: 3, lcp: 1_321, inp: 92, cls: 21 }],
    },
  ]);
  expect(releases[0]?.pace).toBeCloseTo(1 / 3 / 0.005);
  expect((await readHealth('shell')).releases[0]).toMatchObject({ views: 2, faults: 0 });
  expect(JSON.stringify(releases)).not.toContain('anna');
});

test('a report needs a token of ours, and one network is a fiftieth of what counts', async () => {
  const countOwn = async () => (await readHealth()).releases.map(({ views, faults }) => ({ views, faults }));
  const [before = { views: 0, faults: 0 }] = await countOwn();
  const token = await createToken(bindings, { id: 'live', draw: 'live' }, 'stable', undefined);
  const changed = `${token.slice(0, -2)}AA`;
  expect(await report({ token: changed }, { token: 'live.stable' }, { body: { cls: -1 } })).toEqual([
    403, 403, 400,
  ]);
  const own = Array.from({ length: 30 }, (_, at) => ({
    address: `2001:db8:bad:${at}::1`,
    body: { faults: [fault] },
  }));
  await report(...own);
  expect(await countOwn()).toEqual([{ views: before.views + 1, faults: before.faults + 1 }]);
});

test('after a quarter of an hour some of the views are watched, and none that is drawn beforehand or of who saves data', async () => {
  const isWatched = async (init: RequestInit = {}) =>
    (await visit('/loop', undefined, init)).headers.get('server-timing')?.includes('watch;') ?? false;
  expect(await isWatched()).toBe(true);
  expect(await isWatched({ headers: { 'sec-purpose': 'prefetch;prerender' } })).toBe(false);
  expect(await isWatched({ headers: { 'save-data': 'on' } })).toBe(false);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + quarterMilliseconds);
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.11);
  expect(await isWatched()).toBe(false);
  chance.mockReturnValue(0.09);
  expect(await isWatched()).toBe(true);
});

test('a release is compared with the one before it, and what is a week old is forgotten', async () => {
  await promote({ 'mf-walk': '2.0.0' });
  await report({ body: { releases: ['mf-walk@2.0.0'] } });
  const { releases } = await readHealth();
  expect(releases.map(({ version, isLive }) => ({ version, isLive }))).toEqual([
    { version: '2.0.0', isLive: true },
    { version: '1.0.0', isLive: false },
  ]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 86_400_000);
  await report({ body: { releases: ['mf-walk@2.0.0'] } });
  expect((await readHealth()).releases).toMatchObject([{ version: '2.0.0', views: 1 }]);
});

test('a team sets the error budget of its own remote, and no other', async () => {
  const set = (body: object, token: string) =>
    ask('/_platform/remotes/mf-walk/error-budget', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asToken(token) },
      body: JSON.stringify(body),
    });
  const own = await issue('team-budget', ['publish:mf-walk']);
  const read = async () => {
    const { budget, releases } = await readHealth();
    return [budget, releases[0]?.used];
  };
  const stack = `at y (${site}/remotes/mf-walk/2.0.0/remoteEntry.js:12:34)`;
  const faults = [{ ...fault, stack }];
  await report({ address: '2001:db8:77::1', body: { releases: ['mf-walk@2.0.0'], faults } });
  const [before, used = 0] = await read();
  expect([before, used > 0]).toEqual([0.005, true]);
  expect(await (await set({ budget: 0.05 }, own)).json()).toEqual({ remote: 'mf-walk', budget: 0.05 });
  expect(await read()).toEqual([0.05, expect.closeTo(used / 10)]);
  expect((await readHealth('shell')).budget).toBe(0.005);
  for (const budget of [0, 0.5, '0.01']) expect((await set({ budget }, own)).status).toBe(400);
  expect((await set({ budget: 0.01 }, await issue('team-none', ['publish:mf-other']))).status).toBe(403);
  expect(await (await set({ budget: null }, own)).json()).toEqual({ remote: 'mf-walk', budget: 0.005 });
});

interface Message {
  event: string;
  text: string;
  troubles?: { name: string; whose: string; command: string }[];
  over?: string[];
}
const webhook = `${bindings.UPSTREAMS}/slack/services/T1/B1/team-walk`;
let heard = 0;
/** What the team's webhook got since this was asked last. */
const hear = async (): Promise<Message[]> => {
  const reply = await fetch(`${bindings.UPSTREAMS}/_recorded?service=slack`);
  const all = (await reply.json<{ path: string; body: Message }[]>()).filter(({ path }) =>
    path.endsWith('team-walk'),
  );
  const news = all.slice(heard).map(({ body }) => body);
  heard = all.length;
  return news;
};
/** What Cloudflare does each minute. */
const look = async (env: Bindings = bindings) => {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController({ cron: '* * * * *' }), env, context);
  await waitOnExecutionContext(context);
};
const setWebhook = (url: string, token = ownerToken, env = bindings) =>
  app.request(
    `${String(env['SITE_ORIGIN'])}/_platform/remotes/mf-walk/webhook`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asToken(token) },
      body: JSON.stringify({ url }),
    },
    env,
    createExecutionContext(),
  );

test('only a public address with https gets messages, and a team sets that of its own remote', async () => {
  const env = { ...bindings, SITE_ORIGIN: 'https://site.example' };
  for (const url of ['http://hooks.example/x', 'https://10.0.0.1/x', 'https://localhost/x', 'x'])
    expect((await setWebhook(url, ownerToken, env)).status).toBe(400);
  expect((await setWebhook(webhook, 'none')).status).toBe(401);
  expect((await setWebhook(webhook, await issue('team-other', ['publish:mf-other']))).status).toBe(403);
  expect((await setWebhook(webhook, await issue('team-walk', ['publish:mf-walk']))).status).toBe(200);
  await setWebhook('');
  await hear();
});

test('a team is told within a minute that its new release breaks in browsers, once, and when it is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const goOn = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  goOn(3 * 24 * 60);
  await promote({ 'mf-walk': '1.0.0' });
  const set = await (await setWebhook(webhook)).json<{ taken: boolean; secret: string }>();
  expect(set).toMatchObject({ taken: true, secret: expect.stringMatching(/^whsec_/) });
  expect(await hear()).toMatchObject([{ event: 'webhook-set' }]);
  await promote({ 'mf-walk': '2.0.0' });
  let visitors = 0;
  const broken = (version: string) => ({
    address: `2001:db8:${(visitors += 1)}::1`,
    body: {
      releases: [`mf-walk@${version}`],
      faults: [{ ...fault, stack: `at y (${site}/remotes/mf-walk/${version}/remoteEntry.js:12:34)` }],
    },
  });
  await report(broken('2.0.0'), broken('2.0.0'), broken('2.0.0'), { body: { releases: ['mf-walk@2.0.0'] } });
  await look();
  expect(await hear()).toEqual([]);
  await report(broken('2.0.0'));
  goOn(1);
  // The registry does not describe it in this minute: it is told in the next.
  await look(createOvertakenEdge('listHistory', () => Promise.reject(new Error('lost'))));
  expect(await hear()).toEqual([]);
  await look();
  const [message] = await hear();
  expect(message).toMatchObject({
    event: 'release-watch',
    troubles: [{ name: 'budget', whose: 'release', command: 'pnpm remote rollback mf-walk' }],
    over: [],
  });
  expect(message?.text).toMatch(
    /\nmf-walk@2\.0\.0 has a fault in 4 of 5 views in the last half hour \(80 %\): .* mostly hydration on \/loop at mf-walk\/2\.0\.0\/remoteEntry\.js:12:34\. It is the release’s, live for 1 minutes by token \w+: pnpm remote rollback mf-walk$/,
  );
  for (const minutes of [1, 5, 5]) {
    goOn(minutes);
    await look();
  }
  expect(await hear()).toEqual([]);
  expect((await readHealth()).troubles).toMatchObject([{ name: 'budget' }]);
  // The cron trigger stopped, and goes on between two looks at all counts.
  vi.setSystemTime(Math.ceil(Date.now() / quarterMilliseconds + 3) * quarterMilliseconds + 60_000);
  await look();
  expect(await hear()).toEqual([]);
  await promote({ 'mf-walk': '1.0.0' });
  goOn(1);
  await look();
  expect(await hear()).toMatchObject([{ troubles: [], over: ['budget mf-walk@2.0.0'] }]);
  await setWebhook('');
  vi.useRealTimers();
});

test('a kind of fault that the version before had an hour ago is no news, in whichever minute it is looked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const goOn = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  vi.setSystemTime(Math.ceil(Date.now() / 86_400_000 + 20) * 86_400_000);
  await promote({ 'mf-walk': '1.0.0' });
  await setWebhook(webhook);
  await hear();
  let visitors = 0;
  const view = (version: string, isBroken = false) => ({
    address: `2001:db9:${(visitors += 1)}::1`,
    body: {
      releases: [`mf-walk@${version}`],
      faults: isBroken
        ? [{ ...fault, stack: `at y (${site}/remotes/mf-walk/${version}/remoteEntry.js:12:34)` }]
        : [],
    },
  });
  const views = (version: string) => Array.from({ length: 44 }, (_, at) => view(version, at % 11 === 0));
  await report(...views('1.0.0'));
  goOn(60);
  await report(view('1.0.0'));
  await promote({ 'mf-walk': '2.0.0' });
  await report(...views('2.0.0'));
  goOn(1);
  await look();
  expect(await hear()).toEqual([]);
  await setWebhook('');
  vi.useRealTimers();
});

test('a stranger with one network accuses no release, however long he goes on beside quiet visitors', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 40 * 86_400_000);
  await promote({ 'mf-walk': '2.0.0' });
  const stack = `at y (${site}/remotes/mf-walk/2.0.0/remoteEntry.js:12:34)`;
  const releases = ['mf-walk@2.0.0'];
  for (let quarter = 0; quarter < 8; quarter += 1) {
    const quiet = Array.from({ length: 12 }, (_, at) => ({
      address: `2001:db8:${quarter + 1}${at}::1`,
      body: { releases, lcp: 900 },
    }));
    const strange = { address: '2001:db8:bad::1', body: { releases, faults: [{ ...fault, stack }] } };
    await report(...quiet, strange, { ...strange, address: '2001:db8:bad:9::1' });
    vi.setSystemTime(Date.now() + quarterMilliseconds);
  }
  const { releases: told, troubles } = await readHealth();
  expect(troubles).toEqual([]);
  expect(told[0]).toMatchObject({ version: '2.0.0', faults: expect.toSatisfy((faults) => faults <= 2) });
  vi.useRealTimers();
});

const countTokens = () =>
  runInDurableObject(
    findRegistryStub(bindings),
    async (_, { storage }) =>
      storage.sql.exec<{ all: number }>('SELECT count(*) AS "all" FROM watch_tokens').one().all,
  );

test('one household has a few reports listened to and few kept, from however many of its networks', async () => {
  const before = await countTokens();
  const reports = Array.from({ length: 340 }, (_, at) => ({ address: `2001:db8:fad:${at.toString(16)}::1` }));
  const minute = () => Math.floor(Date.now() / 60_000);
  const began = minute();
  const statuses = await report(...reports);
  const taken = statuses.filter((status) => status === 204).length;
  // The limit begins anew with each minute of the clock.
  expect(taken).toBeLessThanOrEqual(300 * (minute() - began + 1));
  expect(statuses.filter((status) => status === 429)).toHaveLength(340 - taken);
  expect((await countTokens()) - before).toBe(5);
});

test('a week of as many rows as are kept is told', async () => {
  const buckets = (most: number) => Object.fromEntries(Array.from({ length: most }, (_, at) => [20 + at, 1]));
  const names = Array.from({ length: 8 }, (_, at) => `a network by hash${at}`);
  const times = { lcp: buckets(12), inp: buckets(8), cls: buckets(4) };
  const witnesses = { lcp: names, inp: names, cls: names };
  const record = JSON.stringify({ views: 1, faults: {}, forms: {}, ...times, witnesses });
  const insert = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 120 * 672 - 1)
    INSERT INTO watch_counts SELECT ? - i / 120, 'mf-many', '1.0.' || (i / 120 / 200), '/' || (i % 120), ? FROM n`;
  const quarter = Math.floor(Date.now() / quarterMilliseconds);
  await runInDurableObject(
    findRegistryStub(bindings),
    (_, { storage }) => void storage.sql.exec(insert, quarter, record),
  );
  const { releases } = await readHealth('mf-many');
  expect(releases.map(({ version, views }) => [version, views])).toEqual([
    ['1.0.0', 24_000],
    ['1.0.1', 24_000],
    ['1.0.2', 24_000],
    ['1.0.3', 8_640],
  ]);
  expect(releases[0]?.pages).toHaveLength(120);
  await runInDurableObject(
    findRegistryStub(bindings),
    (_, { storage }) => void storage.sql.exec(`DELETE FROM watch_counts WHERE remote = 'mf-many'`),
  );
});

test('a page that a release answers with 404, and that was good before, is told to the watch', async () => {
  const pages = (loses: boolean) => ({
    '/kwijt': `({ url }) => ${loses} && url.includes('soort') ? { text: 'niets', status: 404 } : 'er'`,
  });
  for (const [version, loses] of [
    ['1.0.0', false],
    ['2.0.0', true],
  ] as const)
    await upload(await createToyRemote('mf-lost', { version, pages: pages(loses), query: ['soort'] }));
  await promote({ 'mf-lost': '1.0.0' });
  await visit('/kwijt?soort=koop');
  await promote({ 'mf-lost': '2.0.0' });
  for (const kind of ['koop', 'huur']) await visit(`/kwijt?soort=${kind}`);
  expect((await readHealth('mf-lost')).releases[0]).toMatchObject({
    ...{ version: '2.0.0', views: 1, faults: 1 },
    kinds: [{ kind: 'server', page: '/kwijt', stack: '404' }],
  });
});
