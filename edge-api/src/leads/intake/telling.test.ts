import { runInDurableObject } from 'cloudflare:test';
import type { ContactReply } from '@binnen/contracts/leads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { listCalls, postForm } from '../../../test/leads.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { findOutbox } from '../../site/find-objects.ts';
import type { Outbox } from '../../app/objects.ts';

const limits = { LEADS_QUOTA_PER_HOUR: '100' };
/** Nothing is counted. */
const none = { LEADS_QUOTA_PER_HOUR: '0' };
const limit = (variables: Record<string, string>) =>
  runInDurableObject<Outbox, void>(findOutbox(bindings), async ({ work }) => {
    Object.assign(await work, { env: { ...bindings, ...variables } });
  });

let address = 0;
const createAddress = () => `198.51.100.${(address += 1)}`;
let sent = 0;
const send = async (email: string, from: string, variables: Record<string, string> = limits) => {
  const visitor = { firstname: 'Anna', email, phone: '06', acceptsPrivacy: 'ja', message: `${(sent += 1)}` };
  const reply = await postForm('formulier', 'contact', visitor, { 'cf-connecting-ip': from }, variables);
  return (await reply.json()) as ContactReply;
};
const makeKnown = (email: string) => send(email, '192.0.2.200', none);
const known = { result_code: 1, result_message: 'Contact bijgewerkt' };
const hidden = { result_code: 1, result_message: 'Contact toegevoegd' };

beforeEach(async () => {
  breaker.reset();
  await limit(none);
  // The test does not cross the end of an hour.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
});
afterEach(() => limit({}));

test('one visitor is told of ten e-mail addresses an hour whether they are known, and sends leads on', async () => {
  const emails = Array.from({ length: 12 }, (_, index) => `told-${index}@example.nl`);
  for (const email of emails) await makeKnown(email);
  await limit(limits);
  const from = createAddress();
  const replies: ContactReply[] = [];
  for (const email of emails) replies.push(await send(email, from));
  expect(replies.slice(0, 10)).toMatchObject(Array.from({ length: 10 }, () => known));
  expect(replies.slice(10)).toMatchObject([hidden, hidden]);
  expect(await send(emails[11]!, createAddress())).toMatchObject(known);
  // The office is notified, as of every known contact.
  const actions = (await listCalls(emails[10]!)).map(({ action }) => action);
  expect(actions).toEqual(['contact_sync', 'contact_sync', 'automation_contact_add']);
});

test('who was told of addresses that are not known is told no more either', async () => {
  await makeKnown('told-known@example.nl');
  await limit(limits);
  const from = createAddress();
  for (let time = 0; time < 10; time += 1)
    expect(await send(`told-new-${time}@example.nl`, from)).toMatchObject(hidden);
  expect(await send('told-known@example.nl', from)).toMatchObject(hidden);
});

test('of one e-mail address ten visitors an hour are told, and the counts hold no address', async () => {
  const email = 'told-often@example.nl';
  await makeKnown(email);
  await limit(limits);
  for (let time = 0; time < 10; time += 1) expect(await send(email, createAddress())).toMatchObject(known);
  expect(await send(email, createAddress())).toMatchObject(hidden);
  const counts = await runInDurableObject<Outbox, string>(findOutbox(bindings), (_, { storage }) =>
    JSON.stringify(storage.sql.exec('SELECT * FROM uses').toArray()),
  );
  expect(counts).toContain('about:');
  expect(counts).not.toMatch(/@|told-often|198\.51/);
  // The next hour it begins again.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(await send(email, createAddress())).toMatchObject(known);
});
