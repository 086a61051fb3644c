import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test';
import * as v from 'valibot';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { createSubmission, createWorld } from '../outbox-world.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  readRefusal,
  sendJson,
  upload,
} from '../releases.ts';
import { findRegistryStub, getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { createApp } from '../../src/app/create-app.ts';
import { backUp } from '../../src/backups/back-up.ts';
import { backupFolder } from '@binnen/edge-kit/copies/copies';
import { composer } from '../../src/site/composer.ts';

const app = createApp();
const hourMs = 3_600_000;
const inAnHour = () => new Date(Date.now() + hourMs).toISOString();
const restore = (what: string, at = inAnHour(), { dryRun = false, token = ownerToken } = {}) =>
  sendJson('/_platform/restore', { what, at, dryRun }, token);
const restored = async (...words: Parameters<typeof restore>) =>
  v.parse(platformCalls.restore.reply, await (await restore(...words)).json());

const listCopies = async (what = '') =>
  (await bindings.RELEASES.list({ prefix: backupFolder + what })).objects.map(({ key }) => key);
const readLive = async () =>
  v.parse(
    platformCalls.live.reply,
    await (await ask('/_platform/composition', { headers: asToken(ownerToken) })).json(),
  );

/** All rows of the object's tables go, as if it were made anew. */
const lose = (stub: DurableObjectStub, tables: string[]) =>
  runInDurableObject(stub, (_, { storage }) => {
    for (const table of tables) storage.sql.exec(`DELETE FROM ${table}`);
  });
const registryTables = ['releases', 'removed', 'compositions', 'history', 'grants', 'previews', 'tokens'];

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await createToyRemote('mf-show', { pages: { '/toon': `() => '<h1>huis</h1>'` } }));
  const pages = { '/deel': `() => 'gedeeld'` };
  await upload(await createToyRemote('mf-share', { pages, reads: ['/content/socials'] }));
  await promote({ shell: '1.0.0', 'mf-show': '1.0.0', 'mf-share': '1.0.0' });
});
afterEach(() => {
  vi.useRealTimers();
});

const issue = async (name: string) => {
  const reply = await sendJson('/_platform/tokens', { name, scopes: ['status'] }, ownerToken);
  return v.parse(platformCalls.issueToken.reply, await reply.json()).token;
};
const askStatus = async (token: string) =>
  (await ask('/_platform/composition', { headers: asToken(token) })).status;

test('a registry that was lost is what it was: live, releases, history, grants and tokens; pages go on', async () => {
  const token = await issue('watcher');
  const before = await readLive();
  const history = await getRegistry(bindings).listHistory();
  const grants = await getRegistry(bindings).listGrants();
  const pointer = await bindings.COMPOSITIONS.get<{ revision: number }>('pointer', 'json');
  await backUp(bindings);

  await lose(findRegistryStub(bindings), registryTables);
  expect(await getRegistry(bindings).copy(), 'an empty registry is not copied').toBeNull();
  const { from, restored: rows } = await restored('registry');
  expect(Date.parse(from)).toBeLessThanOrEqual(Date.now());
  expect(rows).toBeGreaterThan(5);

  expect(await readLive()).toEqual(before);
  expect(await getRegistry(bindings).listHistory()).toEqual(history);
  expect(await getRegistry(bindings).listGrants()).toEqual(grants);
  expect(await askStatus(token)).toBe(200);
  expect(await (await ask('/toon')).text()).toContain('<h1>huis</h1>');
  await expect
    .poll(async () => (await bindings.COMPOSITIONS.get<{ revision: number }>('pointer', 'json'))?.revision, {
      timeout: 5_000,
    })
    .toBeGreaterThan(pointer?.revision ?? 0);
});

test('a registry that was spoilt goes back in time; versions and ended tokens of meanwhile stay what they are', async () => {
  const leaked = await issue('leaky');
  const before = await readLive();
  await backUp(bindings);
  await getRegistry(bindings).endTokens('leaky', 'leaked');
  await upload(
    await createToyRemote('mf-show', { version: '1.1.0', pages: { '/toon': `() => '<h1>anders</h1>'` } }),
  );
  await promote({ 'mf-show': '1.1.0' });
  expect((await readLive()).versions).toMatchObject({ 'mf-show': '1.1.0' });

  await restored('registry');
  expect(await readLive()).toEqual(before);
  expect(await (await ask('/toon?na')).text()).toContain('<h1>huis</h1>');
  expect(await askStatus(leaked)).toBe(401);
  expect(await getRegistry(bindings).findRelease('mf-show', '1.1.0')).not.toBeNull();
  await promote({ 'mf-show': '1.1.0' });
  expect((await readLive()).versions).toMatchObject({ 'mf-show': '1.1.0' });
});

test('a registry with more releases than a call can carry is copied, and comes back', async () => {
  const insert = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
    INSERT INTO releases (remote, version, record, at, by) SELECT 'mf-many', '1.0.' || i, ?, 1, 'a team' FROM n`;
  const fill = (record: string) =>
    runInDurableObject(findRegistryStub(bindings), (_, { storage }) => void storage.sql.exec(insert, record));
  await fill(JSON.stringify({ remote: 'mf-many', client: 'x'.repeat(30_000) }));
  expect((await backUp(bindings)).failed).toEqual([]);
  await lose(findRegistryStub(bindings), registryTables);
  expect((await restored('registry')).restored).toBeGreaterThan(1_200);
  expect(await getRegistry(bindings).findRelease('mf-many', '1.0.1200')).toMatchObject({ remote: 'mf-many' });
  await runInDurableObject(
    findRegistryStub(bindings),
    (_, { storage }) => void storage.sql.exec(`DELETE FROM releases WHERE remote = 'mf-many'`),
  );
});

test('an operator has copies made at any time, and nobody else', async () => {
  const ask = (token: string) => sendJson('/_platform/backup', {}, token);
  expect((await ask(await issue('no-operator'))).status).toBe(403);
  const before = await listCopies();
  vi.useFakeTimers({ now: Date.parse('2027-02-01T08:20:00Z'), toFake: ['Date'] });
  const copied = v.parse(platformCalls.backup.reply, await (await ask(ownerToken)).json());
  expect(copied).toEqual({ copied: expect.arrayContaining(['registry', 'outbox']), failed: [] });
  const added = (await listCopies()).filter((key) => !before.includes(key));
  expect(added.filter((key) => key.startsWith('backups/registry/'))).toHaveLength(1);
  // What happens to the store then is in the copies of the cron trigger.
  vi.setSystemTime(Date.parse('2027-02-01T08:24:00Z'));
  await backUp(bindings);
  const find = async (at: string) => (await restored('registry', at, { dryRun: true })).from;
  expect(await find('2027-02-01T08:23:00Z')).toBe('2027-02-01T08:20:00.000Z');
  expect(await find('2027-02-01T08:30:00Z')).toBe('2027-02-01T08:24:00.000Z');
});

test('of each hour one copy is kept, for a week; the newest from before the instant is taken', async () => {
  const start = Date.parse('2027-03-01T08:20:00Z');
  for (const hours of [0, 1, 24]) {
    vi.useFakeTimers({ now: start + hours * hourMs, toFake: ['Date'] });
    await backUp(bindings);
  }
  const find = async (at: string) => (await restored('registry', at, { dryRun: true })).from;
  expect(await find('2027-03-01T08:30:00Z')).toBe('2027-03-01T08:20:00.000Z');
  expect(await find('2027-03-01T23:00:00Z')).toBe('2027-03-01T09:20:00.000Z');
  expect(await find('2027-03-05T00:00:00Z')).toBe('2027-03-02T08:20:00.000Z');
  vi.setSystemTime(start + 24 * hourMs + 600_000);
  await backUp(bindings);
  expect(await find('2027-03-05T00:00:00Z')).toBe('2027-03-02T08:30:00.000Z');
  vi.setSystemTime(start + 8 * 24 * hourMs);
  await backUp(bindings);
  expect((await listCopies('registry')).at(-1)).toBe('backups/registry/2027-03-09T08');
  expect(await listCopies('registry')).toHaveLength(2);
  const early = await restore('registry', '2026-01-01T00:00:00Z');
  expect(early.status).toBe(400);
  expect((await readRefusal(early)).errors[0]).toMatchObject({
    field: 'at',
    message: expect.stringContaining('no copy'),
  });
});

test('a flood of long leads above a ceiling leaves those that wait in a copy', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { stub, moods } = await createWorld('long-leads');
  moods.all = 'is-down';
  await stub.submit(createSubmission('wacht', 'wacht@example.nl'));
  await runInDurableObject(stub, (_, { storage }) => {
    storage.sql.exec(`
      WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 2000)
      INSERT INTO leads (key, state, nextAt, entry) SELECT 'held-' || n, 'held', 0,
      json_object('reason', 'more than usual in all', 'message', hex(zeroblob(10000))) FROM many`);
  });
  expect(await stub.copy()).toContain('wacht@example.nl');
});

test('a person who is erased while a copy is made comes back by none', async () => {
  const put = bindings.RELEASES.put.bind(bindings.RELEASES);
  const subjects = ['outbox', 'alerts'];
  vi.spyOn(bindings.RELEASES, 'put').mockImplementation(async (...given: Parameters<typeof put>) => {
    const at = subjects.findIndex((subject) => given[0].startsWith(backupFolder + subject));
    if (at >= 0) {
      subjects.splice(at, 1);
      await sendJson('/_platform/leads/erase', { email: 'weg@example.nl' }, ownerToken);
    }
    return put(...given);
  });
  expect((await backUp(bindings)).copied).not.toContain('outbox');
  expect(subjects).toEqual([]);
  expect([await listCopies('outbox'), await listCopies('alerts')]).toEqual([[], []]);
  vi.restoreAllMocks();
  expect((await backUp(bindings)).copied).toContain('outbox');
});

test('leads that had not arrived come back and are sent; a copy can be read by nobody, and holds no lead that arrived', async () => {
  const { stub, moods, arrivals, pass } = await createWorld('leads');
  const arrived = () => arrivals.filter(({ kind }) => kind === 'contact').map(({ lead }) => lead);
  await stub.submit(createSubmission('gekomen', 'gekomen@example.nl'));
  await expect.poll(arrived).toEqual(['gekomen']);
  moods.all = 'is-down';
  await stub.submit(createSubmission('wachtend', 'wachtend@example.nl'));
  await backUp(bindings);
  const [key] = await listCopies('outbox');
  const bytes = await (await bindings.RELEASES.get(key!))!.arrayBuffer();
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('wachtend');
  const { leads } = JSON.parse(await stub.copy()) as { leads: { key: string }[] };
  expect(leads.map((lead) => lead.key)).toEqual(['wachtend']);

  await lose(stub, ['leads']);
  moods.all = 'takes';
  expect((await restored('outbox')).restored).toBe(1);
  await pass();
  await expect.poll(arrived).toEqual(['gekomen', 'wachtend']);
  expect((await restored('outbox')).restored, 'what is there is not added again').toBe(0);
  expect((await stub.listActions()).map(({ did }) => did)).toContain('restored');
});

test('of a lead that was delivered since its copy, what can be asked for arrives once', async () => {
  const { stub, moods, pass, list } = await createWorld('leads');
  moods.all = 'is-down';
  await stub.submit(createSubmission('dubbel', 'dubbel@example.nl'));
  await backUp(bindings);
  moods.all = 'takes';
  await pass();
  await expect.poll(() => list('note')).toEqual(['dubbel']);
  await lose(stub, ['leads']);
  await restored('outbox');
  await pass();
  expect(await stub.list('delivered', 10)).toHaveLength(1);
  expect(list('contact')).toEqual(['dubbel', 'dubbel']);
  expect([list('note'), list('automation')]).toEqual([['dubbel'], ['dubbel']]);
});

test('what a ceiling held comes back held, after what waits; what looks like a robot’s does not', async () => {
  const { stub, moods, arrivals } = await createWorld('leads');
  moods.all = 'is-down';
  const submit = (key: string, held?: string) =>
    stub.submit({ ...createSubmission(key, `${key}@example.nl`), ...(held && { held }) });
  await submit('robot', 'honeypot filled in');
  await submit('bezoeker', 'more than usual in all');
  await submit('collega', 'more than usual of one network');
  await submit('later');
  await backUp(bindings);
  const keys = [...(await stub.copy()).matchAll(/"key":"(\w+)"/g)].map(([, key]) => key);
  expect(keys.slice(-3)).toEqual(['later', 'bezoeker', 'collega']);

  await lose(stub, ['leads']);
  await restored('outbox');
  expect((await stub.list('held', 10)).map(({ key }) => key).toSorted()).toEqual(['bezoeker', 'collega']);
  expect(arrivals).toEqual([]);
  moods.all = 'takes';
  expect(await stub.retry({ held: 'more than usual in all' }, 'office')).toBe(1);
  await expect.poll(() => arrivals.map(({ lead }) => lead)).toContain('bezoeker');
});

test('who is erased does not come back', async () => {
  const { stub, moods } = await createWorld('leads');
  moods.all = 'is-down';
  await stub.submit(createSubmission('vergeten', 'vergeten@example.nl'));
  await backUp(bindings);
  expect(await listCopies('outbox')).not.toEqual([]);
  const office = { method: 'POST', headers: { ...asToken(ownerToken), 'content-type': 'application/json' } };
  const body = JSON.stringify({ email: 'vergeten@example.nl' });
  expect((await ask('/_platform/leads/erase', { ...office, body })).status).toBe(200);
  expect(await listCopies('outbox')).toEqual([]);
  expect((await restore('outbox')).status).toBe(400);
});

test('what changed of homes comes back', async () => {
  const histories = JSON.stringify({
    '7': {
      ...{ sinds: '2026-01-02', gezien: '2026-11-20', status: 'BESCHIKBAAR', prijs: 300_000, soort: 'koop' },
      ...{ conditie: 'KOSTEN_KOPER', wijzigingen: [] },
    },
  });
  await bindings.CACHE.put('listings:history', histories);
  await backUp(bindings);
  await bindings.CACHE.delete('listings:history');
  expect((await restored('histories')).restored).toBe(1);
  expect(await bindings.CACHE.get('listings:history')).toBe(histories);
});

test('a copy that was changed, or made with another key, is refused; cleaning leaves copies alone', async () => {
  await backUp(bindings);
  const before = await listCopies();
  const clean = await sendJson('/_platform/clean', { dryRun: false }, ownerToken);
  expect(clean.status).toBe(200);
  expect(await listCopies()).toEqual(before);
  for (const key of await listCopies('registry')) {
    const stored = (await bindings.RELEASES.get(key))!;
    const bytes = new Uint8Array(await stored.arrayBuffer());
    bytes[40]! ^= 1;
    await bindings.RELEASES.put(key, bytes, { customMetadata: stored.customMetadata ?? {} });
  }
  const refused = await restore('registry');
  expect(refused.status).toBe(400);
  expect((await readRefusal(refused)).errors[0]?.message).toMatch(/cannot be read/);
});

test('only an operator restores', async () => {
  const team = await issue('onlooker');
  expect((await restore('registry', inAnHour(), { token: team })).status).toBe(403);
  expect((await restore('registry', inAnHour(), { token: 'wrong' })).status).toBe(401);
  for (const body of [{ what: 'kv' }, { what: 'registry', at: 'gisteren' }])
    expect(
      (await sendJson('/_platform/restore', { at: inAnHour(), dryRun: true, ...body }, ownerToken)).status,
    ).toBe(400);
  const nothing = await sendJson('/_platform/restore', { dryRun: true }, ownerToken);
  expect(await nothing.json()).toMatchObject({
    errors: ['what', 'at'].map((field) => ({ field, message: 'is missing' })),
  });
  // A name that every object has.
  for (const what of ['kv', 'constructor'])
    expect(await (await restore(what)).text()).toContain(
      'expected one of registry, outbox, alerts, histories',
    );
});

test('a registry that was lost is restored by the first call of a new object, and pages that were purged before are stale', async () => {
  const visit = async () => {
    const context = createExecutionContext();
    const reply = await app.request('/deel', {}, bindings, context);
    await reply.text();
    await waitOnExecutionContext(context);
    return reply.headers.get('cache-status') ?? '';
  };
  await composer.purgeTags(bindings, ['content:socials']);
  for (let times = 0; times < 3; times += 1) await visit();
  expect(await visit()).toMatch(/hit/);
  await backUp(bindings);
  const { REGISTRY } = bindings;
  const fresh = { get: REGISTRY.get.bind(REGISTRY), idFromName: () => REGISTRY.idFromName('made anew') };
  const edge = { ...bindings, REGISTRY: Object.assign(Object.create(REGISTRY), fresh) };
  const body = { what: 'registry', at: inAnHour(), dryRun: false };
  const reply = await sendJson('/_platform/restore', body, ownerToken, edge);
  expect(reply.status, await reply.clone().text()).toBe(200);
  expect(await visit()).toMatch(/stale/);
});
