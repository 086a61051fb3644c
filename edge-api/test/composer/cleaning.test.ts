import { runInDurableObject } from 'cloudflare:test';
import { ReleaseSchema } from '@binnen/platform/contract/composition';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  rollBack,
  sendJson,
  upload,
} from '../releases.ts';
import { findRegistryStub, getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { fileKey } from '@binnen/composer/behind/registry/stores/stored-names';

const day = 86_400_000;
const began = Date.now();
const at = (days: number) => vi.spyOn(Date, 'now').mockImplementation(() => began + days * day);
const clean = async (dryRun: boolean) => {
  const reply = await sendJson('/_platform/clean', { dryRun }, ownerToken);
  expect(reply.status).toBe(200);
  return (await reply.json()) as { releases: string[]; compositions: number; files: number; bytes: number };
};
const listFiles = async () => (await bindings.RELEASES.list()).objects.map(({ key }) => key);
const listModules = async () =>
  (await bindings.COMPOSITIONS.list({ prefix: 'modules:' })).keys.map(({ name }) => name);
const publish = async (version: string) => {
  const pages = { '/schoon': `() => 'versie ${version}'` };
  const release = await createToyRemote('mf-tidy', { version, pages });
  await upload(release);
  return release;
};

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await publish('1.0.0');
  expect((await promote({ shell: '1.0.0', 'mf-tidy': '1.0.0' })).status).toBe(200);
});
beforeEach(() => {
  vi.restoreAllMocks();
});

test('unreferenced files are deleted after their time, and a dry run reports them and deletes nothing', async () => {
  const never = await publish('1.1.0');
  await publish('1.2.0');
  expect((await promote({ 'mf-tidy': '1.2.0' })).status).toBe(200);
  at(29);
  expect((await clean(true)).releases).toEqual([]);
  at(31);
  const before = await listFiles();
  const told = await clean(true);
  expect(told.releases).toEqual(['mf-tidy@1.1.0']);
  expect(await listFiles()).toEqual(before);
  expect(await clean(false)).toEqual(told);
  const after = await listFiles();
  const gone = before.filter((key) => !after.includes(key));
  const own = [...never.record.client, ...never.record.server].map(({ integrity }) => fileKey(integrity));
  expect(gone.toSorted()).toEqual(own.toSorted());
  expect([told.files, told.bytes > 0]).toEqual([2, true]);
});

test('what a roll-back or an open tab needs is there after it', async () => {
  at(31);
  expect((await ask('/remotes/mf-tidy/1.0.0/remoteEntry.js')).status).toBe(200);
  expect((await rollBack('mf-tidy')).status).toBe(200);
  expect(await (await ask('/schoon')).text()).toContain('versie 1.0.0');
  expect((await rollBack()).status).toBe(422);
});

test('a retired name is never used for other files', async () => {
  expect((await upload(await createToyRemote('mf-tidy', { version: '1.1.0' }))).status).toBe(409);
  expect((await promote({ 'mf-tidy': '1.1.0' })).status).toBe(422);
});

test('after a hundred changes and thirty days, compositions go with their modules, and what is live stays', async () => {
  at(31);
  await publish('1.3.0');
  await publish('1.4.0');
  await promote({ 'mf-tidy': '1.3.0' });
  for (let turn = 0; turn < 51; turn += 1)
    for (const version of ['1.2.0', '1.0.0'])
      expect((await promote({ 'mf-tidy': version })).status).toBe(200);
  const modules = await listModules();
  at(80);
  const told = await clean(false);
  expect(told).toMatchObject({ releases: ['mf-tidy@1.3.0'], compositions: 1 });
  expect(await listModules()).toHaveLength(modules.length - 1);
  expect(await (await ask('/schoon')).text()).toContain('versie 1.0.0');
  const history = await ask('/_platform/composition/history', { headers: asToken(ownerToken) });
  expect(((await history.json()) as { history: object[] }).history).toHaveLength(100);
  expect((await rollBack()).status).toBe(200);
}, 60_000);

test('modules that KV did not delete are deleted by the next call', async () => {
  at(80);
  await publish('1.4.1');
  const preview = { versions: { 'mf-tidy': '1.4.1' }, hours: 1 };
  expect((await sendJson('/_platform/previews', preview, ownerToken)).status).toBe(201);
  const modules = await listModules();
  at(81);
  const setKv = (COMPOSITIONS: object) =>
    runInDurableObject(findRegistryStub(bindings), async (object) => {
      const registry: object = await Reflect.get(object, 'work');
      const env: unknown = Reflect.get(registry, 'env');
      Object.assign(registry, { env: Object.assign({}, env, { COMPOSITIONS }) });
    });
  await setKv({ delete: () => Promise.reject(new Error('KV is down')) });
  expect((await sendJson('/_platform/clean', { dryRun: false }, ownerToken)).status).toBe(503);
  await setKv(bindings.COMPOSITIONS);
  expect((await clean(false)).compositions).toBe(1);
  expect(await listModules()).toHaveLength(modules.length - 1);
});

test('files of a refused upload are deleted, too', async () => {
  at(80);
  await bindings.RELEASES.put(fileKey('sha384-left-behind'), 'x');
  expect((await clean(false)).files).toBe(1);
});

test('files of an upload whose isolate ended are deleted, and those of one under way are not', async () => {
  at(80);
  const record = v.parse(ReleaseSchema, (await createToyRemote('mf-tidy', { version: '1.9.0' })).record);
  const registry = getRegistry(bindings);
  await registry.reserve('mf-tidy', '1.9.0', 'ended');
  expect(await registry.announce('ended', record)).toBe(true);
  for (const { integrity } of record.server) await bindings.RELEASES.put(fileKey(integrity), 'x');
  expect((await clean(false)).files).toBe(0);
  at(80 + 1 / 24);
  expect((await clean(true)).files).toBe(record.server.length);
  expect((await clean(false)).files).toBe(record.server.length);
  expect(await registry.addRelease('ended', 'nobody')).toBe(false);
});

test('the releases of a canary that ended stay for an hour: pages of it are open, and pointers name it', async () => {
  at(80);
  await publish('1.5.0');
  await publish('1.6.0');
  at(120);
  const canary = { versions: { 'mf-tidy': '1.5.0' }, share: 5 };
  expect((await sendJson('/_platform/canary', canary, ownerToken)).status).toBe(200);
  expect((await sendJson('/_platform/canary/abort', {}, ownerToken)).status).toBe(200);
  expect((await clean(false)).releases).not.toContain('mf-tidy@1.5.0');
  expect((await ask('/remotes/mf-tidy/1.5.0/remoteEntry.js')).status).toBe(200);
  at(120 + 1 / 12);
  expect((await clean(false)).releases).toContain('mf-tidy@1.5.0');
});

test('what the watch has told is kept: an alarm that is not over is not told anew', async () => {
  at(80);
  const told = ['watch/told.json', 'watch/told-mf-tidy.json'];
  for (const key of told) await bindings.RELEASES.put(key, '{}');
  expect((await clean(false)).files).toBe(0);
  expect(await listFiles()).toEqual(expect.arrayContaining(told));
});
