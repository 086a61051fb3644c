import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app/create-app.ts';
import type { Bindings } from '../../src/environment/env.ts';
import { bindings } from '../bindings.ts';
import { createToyRemote, createToyShell, ownerToken, promote, sendJson, upload } from '../releases.ts';

const app = createApp();
const findIntegrity = vi.fn((...asked: [string, string, string]) =>
  getRegistry(bindings).findIntegrity(...asked),
);
const REGISTRY = {
  idFromName: () => 'registry',
  get: () => ({ ask: (_: string, asked: [string, string, string]) => findIntegrity(...asked) }),
};
const used = new Map<string, number>();
/** The binding's 60 a minute, in a minute that does not end: the real one is the wall clock's, and may end in a test. */
const RATE_LIMIT: Bindings['RATE_LIMIT'] = {
  limit: ({ key }) => {
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return Promise.resolve({ success: count <= 60 });
  },
};
const env: Bindings = Object.assign({ ...bindings, LIMITS: 'on' }, { REGISTRY, RATE_LIMIT });

const get = async (path: string, address: string): Promise<number> => {
  const context = createExecutionContext();
  const response = await app.request(path, { headers: { 'cf-connecting-ip': address } }, env, context);
  await response.arrayBuffer();
  await waitOnExecutionContext(context);
  return response.status;
};
/** Asks for each file once, by one address after the other of a network. */
const flood = async (paths: string[], network: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (const [at, path] of paths.entries()) statuses.push(await get(path, `${network}${at.toString(16)}`));
  return statuses;
};
const makeUp = (count: number, folder: string) =>
  Array.from({ length: count }, () => `${folder}/${crypto.randomUUID()}.js`);

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) {
    await upload(await createToyRemote('mf-files', { version, pages: { '/stuk': `() => 'stuk'` } }));
    expect((await promote({ shell: '1.0.0', 'mf-files': version })).status).toBe(200);
  }
});
beforeEach(() => {
  findIntegrity.mockClear();
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 12));
});

test('one network may look up 240 files of other releases a minute, and others go on', async () => {
  const [kept, other] = ['/remotes/mf-files/1.0.0/remoteEntry.js', '/remotes/mf-files/1.1.0/remoteEntry.js'];
  expect(await get(kept, '2001:db8:6:6::1')).toBe(200);
  const statuses = await flood(makeUp(600, '/remotes/mf-files/1.0.0'), '2001:db8:6:6::');
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(200);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
  expect(findIntegrity.mock.calls.length).toBeLessThanOrEqual(241);
  // A tab of an older release in another network, and in the same one what is kept.
  expect(await get(other, '198.51.100.9')).toBe(200);
  expect(await get(kept, '2001:db8:6:6::1')).toBe(200);
});

test('files of a canary that runs are never counted, and need no registry', async () => {
  await upload(await createToyRemote('mf-files', { version: '2.1.0', pages: { '/stuk': `() => 'nieuw'` } }));
  const body = { versions: { 'mf-files': '2.1.0' }, share: 5 };
  expect((await sendJson('/_platform/canary', body, ownerToken)).status).toBe(200);
  const statuses = await flood(makeUp(300, '/remotes/mf-files/2.1.0'), '2001:db8:8:8::');
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(await get('/remotes/mf-files/2.1.0/remoteEntry.js', '2001:db8:8:8::1')).toBe(200);
  expect(findIntegrity).not.toHaveBeenCalled();
});

test('files of the live release are never counted', async () => {
  const statuses = await flood(makeUp(300, '/remotes/mf-files/2.0.0'), '2001:db8:7:7::');
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(findIntegrity).not.toHaveBeenCalled();
});
