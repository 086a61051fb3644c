import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { postForm } from '../../../test/leads.ts';
import { createSubmission, createWorld } from '../../../test/outbox-world.ts';
import { findOutbox } from '../../site/find-objects.ts';
import type { Outbox } from '../../app/objects.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A lead that looks like a robot's, from this network. */
const createHeld = (lead: string, network: string, held = 'honeypot filled in') => ({
  ...createSubmission(lead, `${lead}@example.nl`),
  held,
  network,
  source: network,
});
type World = Awaited<ReturnType<typeof createWorld>>;
const send = ({ stub }: World, many: number, toLead: (index: number) => ReturnType<typeof createHeld>) =>
  runInDurableObject<Outbox, string[]>(stub, async ({ work }) => {
    const outbox = await work;
    const outcomes: string[] = [];
    for (let index = 0; index < many; index += 1) outcomes.push((await outbox.submit(toLead(index))).kind);
    return outcomes;
  });
const listKeys = async ({ stub }: World) => (await stub.list('held', 2_000)).map(({ key }) => key);

/** Some forty leads, of which one network has room for two. */
const small = { LEADS_HELD_BYTES: '44000' };

const form = (email: string, address: string, more: Record<string, string> = {}) => {
  const fields = { firstname: 'Anna', email, phone: '06', acceptsPrivacy: 'ja', _website: 'x', ...more };
  return postForm('formulier', 'contact', fields, { 'cf-connecting-ip': address });
};
const setBytes = (LEADS_HELD_BYTES: string) =>
  runInDurableObject<Outbox, void>(findOutbox(bindings), async ({ work }, { storage }) => {
    storage.sql.exec('DELETE FROM leads');
    Object.assign(await work, { env: { ...bindings, LEADS_HELD_BYTES } });
  });

test('a visitor’s held lead stays, whatever others send from the same address', async () => {
  await setBytes('200000');
  expect((await form('anna@example.nl', '192.0.2.1')).status).toBe(200);
  const statuses: number[] = [];
  for (let robot = 0; robot < 8; robot += 1)
    statuses.push((await form(`r${robot}@example.nl`, '192.0.2.1', { message: 'x'.repeat(4_000) })).status);
  expect(statuses.at(-1)).toBe(503);
  const held = await findOutbox(bindings).list('held', 100);
  expect(held.map(({ person }) => person)).toContain('anna@example.nl');
  // Each of those that were thanked is there as well.
  expect(held).toHaveLength(1 + statuses.filter((status) => status === 200).length);
  expect((await form('bob@example.nl', '198.51.100.1')).status).toBe(200);
});

test('a thousand robots of one network push no visitor’s lead out of the list', async () => {
  const world = await createWorld('flood');
  await world.stub.submit(createHeld('anna', 'home'));
  await send(world, 1_020, (robot) => createHeld(`robot-${robot}`, 'botnet'));
  expect(await listKeys(world)).toContain('anna');
});

test('who comes after a network filled its share is told that nothing was stored, and others are not', async () => {
  const world = await createWorld('share', small);
  const outcomes = await send(world, 20, (robot) => createHeld(`robot-${robot}`, 'botnet'));
  const taken = outcomes.filter((kind) => kind === 'queued').length;
  expect(outcomes.slice(taken)).toEqual(Array.from({ length: 20 - taken }, () => 'no-room'));
  expect(await listKeys(world)).toHaveLength(taken);
  expect(await world.stub.watch()).toMatchObject({ suspect: taken, refused: 20 - taken });
  expect((await world.stub.submit(createHeld('anna', 'home'))).kind).toBe('queued');
});

test('networks that fill their shares leave the last quarter of the list to those that have little', async () => {
  const world = await createWorld('everywhere', { LEADS_HELD_BYTES: '440000' });
  await world.stub.submit(createHeld('anna', 'home'));
  const outcomes = await send(world, 400, (robot) => createHeld(`robot-${robot}`, `botnet-${robot % 20}`));
  expect(outcomes.at(-1)).toBe('no-room');
  expect((await world.stub.submit(createHeld('bob', 'another home'))).kind).toBe('queued');
  expect(await listKeys(world)).toEqual(expect.arrayContaining(['anna', 'bob', 'robot-0', 'robot-1']));
});

test('where no address is known there is no share: nobody’s network is everybody’s', async () => {
  const world = await createWorld('nowhere', small);
  const outcomes = await send(world, 20, (robot) => createHeld(`robot-${robot}`, ''));
  expect(new Set(outcomes)).toEqual(new Set(['queued']));
});

test('networks are told apart by /48 and /24, and a robot without room gets an honest answer', async () => {
  await setBytes('30000');
  const robot = (address: string) => form(`${address}@example.nl`, address);
  expect((await robot('2001:db8:7:1::1')).status).toBe(200);
  const refused = await robot('2001:db8:7:2::1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await robot('2001:db8:8:2::1')).status).toBe(200);
  expect((await robot('192.0.2.1')).status).toBe(200);
  expect((await robot('192.0.2.77')).status).toBe(503);
  expect((await robot('192.0.3.1')).status).toBe(200);
});

test('the office hears of each reason once an hour: a robot does not silence what a ceiling held', async () => {
  const hooks: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    hooks.push(JSON.parse(String(init?.body)));
    return new Response();
  });
  const world = await createWorld('told', { LEADS_WEBHOOK_URL: 'https://office.example/hook' });
  await send(world, 3, (index) => createHeld(`robot-${index}`, `botnet-${index}`));
  await send(world, 3, (index) => createHeld(`anna-${index}`, `home-${index}`, 'more than usual in all'));
  const tell = (reason: string) => ({
    event: 'leads-held',
    text: `Leads wait for somebody to look (1): ${reason}.`,
    held: 1,
    reason,
  });
  expect(hooks).toEqual([tell('honeypot filled in'), tell('more than usual in all')]);
});
