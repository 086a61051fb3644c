import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import type { Pointer } from '@binnen/platform/contract/composition';
import { findRegistryStub, getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { pointerKey } from '../late-edge.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  sendJson,
  upload,
} from '../releases.ts';

const readKv = () => bindings.COMPOSITIONS.get<Pointer>(pointerKey, { type: 'json' });
/** The edge's clock is so far ahead of what it was. */
const setClock = (aheadMs: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs });

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await createToyRemote('mf-een', { pages: { '/een': `() => 'een'` } }));
});
afterEach(() => void vi.useRealTimers());

test('a change reaches KV also when the registry ended between the change and its write, and an older pointer goes', async () => {
  await promote({ shell: '1.0.0' });
  const before = await readKv();
  // KV takes one write a second.
  setClock(2_000);
  await promote({ 'mf-een': '1.0.0' });
  const after = await readKv();
  await bindings.COMPOSITIONS.put(pointerKey, JSON.stringify(before));
  setClock(60_000);
  expect(await runDurableObjectAlarm(findRegistryStub(bindings))).toBe(true);
  expect(await readKv()).toEqual(after);
  // Once more, and not for ever.
  expect(await runDurableObjectAlarm(findRegistryStub(bindings))).toBe(false);
});

test('a registry that rests before it writes a change once more does so once, and not each minute', async () => {
  await getRegistry(bindings).raiseGenerations(['resting']);
  const ran: boolean[] = [];
  for (let minute = 0; minute < 3; minute += 1) {
    setClock(61_000);
    await evictDurableObject(findRegistryStub(bindings));
    ran.push(await runDurableObjectAlarm(findRegistryStub(bindings)));
  }
  expect(ran).toEqual([true, false, false]);
});

test('a canary is not started with a release that was cleaned away since it was tried out', async () => {
  const registry = getRegistry(bindings);
  const seen = await registry.findLive();
  const releases = Object.entries(seen.serving.releases);
  const composition = {
    id: 'gone',
    releases: Object.fromEntries(releases.map(([name, each]) => [name, { ...each, version: '0.9.0' }])),
  };
  expect(await registry.startCanary(composition, seen, { share: 5, auto: null, by: 'a team' })).toBeNull();
  expect(await registry.listCanaries()).toEqual([]);
});

test('a token that was revoked while the clock was ahead stays so when it is right again', async () => {
  const issued = await sendJson('/_platform/tokens', { name: 'team-early', scopes: ['status'] }, ownerToken);
  const { token } = await issued.json<{ token: string }>();
  const askStatus = () => ask('/_platform/composition', { headers: asToken(token) });
  expect((await askStatus()).status).toBe(200);
  setClock(36_000_000);
  await sendJson('/_platform/tokens/team-early/revoke', { leaked: false }, ownerToken);
  vi.useRealTimers();
  expect((await askStatus()).status).toBe(401);
});
