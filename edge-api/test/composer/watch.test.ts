import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import type { RemoteHealth } from '@binnen/platform/contract/watch';
import { createToken } from '@binnen/composer/rollouts/canary/visit-token';
import { quarterMilliseconds } from '@binnen/composer/registry/watching/watch-store';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { prepareVersions, site, visit } from '../canary.ts';
import { ask, asToken, ownerToken, promote } from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';

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
    const side = token ?? (await createToken(bindings, 'live', 'stable'));
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
  const token = await createToken(bindings, 'live', 'stable');
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

test('after a quarter of an hour some of the views are watched, and none that a browser draws beforehand', async () => {
  const isWatched = async (init: RequestInit = {}) =>
    (await visit('/loop', undefined, init)).headers.get('server-timing')?.includes('watch;') ?? false;
  expect(await isWatched()).toBe(true);
  expect(await isWatched({ headers: { 'sec-purpose': 'prefetch;prerender' } })).toBe(false);
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
