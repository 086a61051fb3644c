import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import type { ContactReply } from '@binnen/contracts/leads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { clearFaults, listCalls, post, postForm, setFault } from '../../../test/leads.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { findOutbox } from '../../site/find-objects.ts';
import type { Outbox } from '../outbox/outbox.ts';

const outbox = () => findOutbox(bindings);
/** The service is back, the edge was restarted, and everything that waits is due. */
const restartAndDeliver = async () => {
  await clearFaults();
  breaker.reset();
  await evictDurableObject(outbox());
  await runInDurableObject<Outbox, void>(outbox(), (_, { storage }) => {
    storage.sql.exec('UPDATE leads SET nextAt = 0');
    return storage.setAlarm(Date.now() + 60_000);
  });
  await runDurableObjectAlarm(outbox());
};

let run = 0;
const createEmail = () => `waiting-${(run += 1)}@example.nl`;
const send = async (path: string, parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  post(`${path}?${new URLSearchParams(parameters)}`, { headers });
const note = (id: string, text: string, key?: string) =>
  send('/ac/contact/note/add', { id, note: text }, key ? { 'idempotency-key': key } : {});
const notify = (id: string) => send('/ac/contact/automation/notification', { id });
const addWaiting = async (email: string): Promise<string> => {
  await setFault({ service: 'activecampaign', status: 503 });
  const reply = (await (await send('/ac/contact/add/kopers', { email })).json()) as ContactReply;
  expect(reply).toMatchObject({ result_code: 1, result_message: 'Contact toegevoegd' });
  return reply.subscriber_id ?? '';
};
const listSent = async (email: string) =>
  (await listCalls(email)).map(({ action, parameters }) => parameters.note ?? action);
const findLead = async (email: string) => {
  for (const state of ['pending', 'dead', 'delivered'] as const) {
    const found = (await outbox().list(state, 100)).find((entry) => entry.person === email);
    if (found) return found;
  }
  return undefined;
};
/** The whole time of a lead is over. */
const giveUp = async (email: string) => {
  await runInDurableObject<Outbox, void>(outbox(), (_, { storage }) => {
    storage.sql.exec(
      "UPDATE leads SET nextAt = 0, entry = json_set(entry, '$.giveUpAt', 0) WHERE entry ->> 'person' = ?",
      email,
    );
    return storage.setAlarm(Date.now() + 60_000);
  });
  await evictDurableObject(outbox());
  await runDurableObjectAlarm(outbox());
};

beforeEach(() => {
  breaker.reset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await clearFaults();
});

test('calls about a contact that was queued wait behind it, also through a restart, and arrive in order', async () => {
  const email = createEmail();
  const id = await addWaiting(email);
  expect(id).not.toContain('kopers');
  for (const reply of [await note(id, 'een'), await notify(id), await note(id, 'twee')])
    expect(await reply.json()).toEqual({ result_code: 1, result_message: 'Contact toegevoegd' });
  await clearFaults();
  expect(await listSent(email)).toEqual([]);
  await restartAndDeliver();
  expect(await listSent(email)).toEqual(['contact_sync', 'een', 'automation_contact_add', 'twee']);
  expect((await findLead(email))?.state).toBe('delivered');
});

test('the same id goes on to work once the contact was taken', async () => {
  const email = createEmail();
  const id = await addWaiting(email);
  await note(id, 'voor', 'waiting-note-1');
  await restartAndDeliver();
  await note(id, 'voor', 'waiting-note-1');
  expect(await (await note(id, 'na')).json()).toMatchObject({ result_code: 1 });
  expect(await listSent(email)).toEqual(['contact_sync', 'voor', 'na']);
});

test('a repeated call is one call, and its key with other values is a conflict', async () => {
  const email = createEmail();
  const id = await addWaiting(email);
  expect((await note(id, 'een', 'waiting-note-2')).status).toBe(200);
  expect((await note(id, 'een', 'waiting-note-2')).status).toBe(200);
  expect((await note(id, 'twee', 'waiting-note-2')).status).toBe(409);
  await restartAndDeliver();
  expect(await listSent(email)).toEqual(['contact_sync', 'een']);
});

test('behind a contact that cannot be delivered they are seen by the office, and sent with it alone', async () => {
  const email = createEmail();
  const id = await addWaiting(email);
  await note(id, 'een');
  await giveUp(email);
  await note(id, 'twee');
  await clearFaults();
  await restartAndDeliver();
  expect(await listSent(email)).toEqual([]);
  const dead = await findLead(email);
  expect(dead).toMatchObject({ state: 'dead', values: { email, note: 'een\ntwee' } });
  expect(dead?.steps.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'contact pending',
    'note pending',
    'note pending',
  ]);
  await outbox().retry([dead?.key ?? '']);
  await restartAndDeliver();
  expect(await listSent(email)).toEqual(['contact_sync', 'een', 'twee']);
});

test('they are erased with the person, and then the id is none', async () => {
  const email = createEmail();
  const id = await addWaiting(email);
  await note(id, 'een');
  expect(await outbox().erase({ email }, 'office')).toBe(1);
  const refused = await note(id, 'twee');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'id', message: 'Onbekend of verlopen' }] });
  await restartAndDeliver();
  expect(await listSent(email)).toEqual([]);
});

test('the id is valid for an hour', async () => {
  const id = await addWaiting(createEmail());
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 3_601_000);
  expect((await note(id, 'laat')).status).toBe(400);
});

test('a full disk takes no call that follows, and the lead stays as it was', async () => {
  const email = createEmail();
  const id = await addWaiting(email);
  const exec = (statement: string) =>
    runInDurableObject<Outbox, void>(outbox(), (_, { storage }) => void storage.sql.exec(statement));
  await exec(
    `CREATE TRIGGER full BEFORE UPDATE ON leads BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
  );
  expect((await note(id, 'een')).status).toBe(503);
  await exec('DROP TRIGGER full');
  await note(id, 'twee');
  await restartAndDeliver();
  expect(await listSent(email)).toEqual(['contact_sync', 'twee']);
});

test('a form needs no id: all of its steps follow by themselves', async () => {
  await setFault({ service: 'activecampaign', status: 503 });
  const visitor = { firstname: 'Anna', email: createEmail(), phone: '06', acceptsPrivacy: 'ja' };
  expect(await (await postForm('formulier', 'contact', visitor)).json()).not.toHaveProperty('subscriber_id');
});
