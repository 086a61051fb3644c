import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { postForm } from '../../../test/leads.ts';
import { createSubmission, createWorld } from '../../../test/outbox-world.ts';
import { findOutbox } from '../../site/find-outbox.ts';
import type { Outbox } from '../../app/objects.ts';

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  const keep = (line: string) => void logged.push(line);
  vi.spyOn(console, 'error').mockImplementation(keep);
  vi.spyOn(console, 'warn').mockImplementation(keep);
});
afterEach(() => vi.restoreAllMocks());

/** A lead that looks like a robot's, from this network and this address in it. */
const createHeld = (lead: string, network: string, address = lead) => ({
  ...createSubmission(lead, `${lead}@example.nl`),
  held: 'honeypot filled in',
  network,
  source: address,
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

test('a thousand robots of one network push no visitor’s lead out of the list', async () => {
  const world = await createWorld('flood');
  await world.stub.submit(createHeld('anna', 'home'));
  await send(world, 1_020, (robot) => createHeld(`robot-${robot}`, 'botnet'));
  expect(await listKeys(world)).toContain('anna');
});

/** Some forty leads, of which one network has room for two. */
const small = { LEADS_HELD_BYTES: '44000' };

test('a network that fills its share loses its own older leads, and the office is told how many', async () => {
  const hooks: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    hooks.push(JSON.parse(String(init?.body)));
    return new Response();
  });
  const world = await createWorld('share', { ...small, LEADS_WEBHOOK_URL: 'https://office.example/hook' });
  await send(world, 3, (index) => createHeld(`visitor-${index}`, `home-${index}`));
  const outcomes = await send(world, 20, (robot) => createHeld(`robot-${robot}`, 'botnet', 'one machine'));
  expect(new Set(outcomes)).toEqual(new Set(['queued']));
  const kept = await listKeys(world);
  expect(kept).toEqual(expect.arrayContaining(['visitor-0', 'visitor-1', 'visitor-2', 'robot-19']));
  const erased = 23 - kept.length;
  expect(erased).toBeGreaterThanOrEqual(17);
  expect(await world.stub.listActions()).toMatchObject([{ by: 'outbox', did: 'made room', leads: erased }]);
  expect(logged.filter((line) => line.includes('Held leads made room'))).toHaveLength(erased);
  // Only the first and the tenth of the flood are told: a flood of robots must not become one of messages.
  expect(hooks).toEqual([
    { event: 'leads-held', held: 1 },
    { event: 'leads-held-erased', erased: 1, thisHour: 1 },
    { event: 'leads-held-erased', erased: 1, thisHour: 10 },
  ]);
});

test('the only lead of an address stays in a full share: who comes after it is told that nothing was stored', async () => {
  const world = await createWorld('addresses', small);
  const outcomes = await send(world, 20, (robot) => createHeld(`robot-${robot}`, 'botnet'));
  const taken = outcomes.filter((kind) => kind === 'queued').length;
  expect(outcomes.slice(taken)).toEqual(Array.from({ length: 20 - taken }, () => 'no-room'));
  expect(await listKeys(world)).toEqual(
    Array.from({ length: taken }, (_, index) => `robot-${taken - 1 - index}`),
  );
});

test('robots from everywhere fill the list and erase nobody’s only lead', async () => {
  const world = await createWorld('everywhere', small);
  await world.stub.submit(createHeld('anna', 'home'));
  await send(world, 10, (robot) =>
    createHeld(`twice-${robot}`, `network-${robot % 5}`, `network-${robot % 5}`),
  );
  const outcomes = await send(world, 60, (robot) => createHeld(`robot-${robot}`, `botnet-${robot}`));
  expect(outcomes.at(-1)).toBe('no-room');
  const kept = await listKeys(world);
  expect(kept).toContain('anna');
  // Each of the five networks lost the older of its two.
  expect(kept.filter((key) => key.startsWith('twice')).sort()).toEqual(
    [5, 6, 7, 8, 9].map((robot) => `twice-${robot}`),
  );
});

test('networks are told apart by /48 and /24, and a robot without room gets an honest answer', async () => {
  const robot = (address: string) => {
    const fields = {
      firstname: 'Robot',
      email: `${address}@example.nl`,
      phone: '06',
      acceptsPrivacy: 'ja',
      _website: 'x',
    };
    return postForm('formulier', 'contact', fields, { 'cf-connecting-ip': address });
  };
  await runInDurableObject<Outbox, void>(findOutbox(bindings), async ({ work }) => {
    Object.assign(await work, { env: { ...bindings, LEADS_HELD_BYTES: '30000' } });
  });
  expect((await robot('2001:db8:7:1::1')).status).toBe(200);
  const refused = await robot('2001:db8:7:2::1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await robot('2001:db8:8:2::1')).status).toBe(200);
  expect((await robot('192.0.2.1')).status).toBe(200);
  expect((await robot('192.0.2.77')).status).toBe(503);
  expect((await robot('192.0.3.1')).status).toBe(200);
});
