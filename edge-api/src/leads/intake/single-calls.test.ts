import { beforeEach, expect, test, vi } from 'vitest';
import type { ContactReply } from '@binnen/contracts/leads';
import { bindings } from '../../../test/bindings.ts';
import { listCalls, listSearchJobs, post } from '../../../test/leads.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { createQuotaRefusal } from './abuse.ts';

beforeEach(() => breaker.reset());

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
const add = async (form: string, parameters: Record<string, string>) =>
  (await (await post(`/ac/contact/add/${form}?${query(parameters)}`)).json()) as ContactReply;

test('query parameters and an empty body make that one call, with the parameters of the spec alone', async () => {
  const email = 'single@example.nl';
  expect(await add('energielabel', { email, firstname: 'Anna', straat: 'Brink', secret: 'x' })).toMatchObject(
    {
      result_code: 1,
      result_message: 'Contact toegevoegd',
    },
  );
  expect(await listCalls(email)).toEqual([
    { action: 'contact_sync', parameters: { email, firstname: 'Anna', STRAAT: 'Brink' } },
  ]);
  expect(await add('energielabel', { email })).toMatchObject({ result_message: 'Contact bijgewerkt' });
  expect((await listCalls(email)).map((call) => call.action)).toEqual(['contact_sync', 'contact_sync']);
});

test('the id of a reply allows the notification and the note, and no other id does', async () => {
  const email = 'token@example.nl';
  const { subscriber_id = '' } = await add('kopers', { email });
  expect(subscriber_id).not.toMatch(/^\d+$/);
  const note = await post(`/ac/contact/note/add?${query({ id: subscriber_id, note: 'Hallo' })}`);
  expect(await note.json()).toMatchObject({ result_code: 1 });
  await post(`/ac/contact/automation/notification?${query({ id: subscriber_id })}`);
  expect((await listCalls(email)).map((call) => call.action)).toEqual([
    'contact_sync',
    'contact_note_add',
    'automation_contact_add',
  ]);
  for (const id of ['1042', '', 'undefined', `${subscriber_id.slice(0, -2)}AA`, subscriber_id.slice(1)]) {
    const refused = await post(`/ac/contact/note/add?${query({ id, note: 'Hallo' })}`);
    expect(refused.status).toBe(400);
  }
  expect(await listCalls(email)).toHaveLength(3);
});

test('a search job is made by itself, and what the CRM refuses is an Error', async () => {
  const job = {
    name: 'Anna',
    lastname: 'Jansen',
    mail: 'job@example.nl',
    phone: '06',
    type_woning: 'huur',
    plaatsen: '[{"name":"Deventer","code":2856}]',
    soorten: '[{"name":"Appartement","code":"APPARTEMENT"}]',
    prijstot: '1500',
  };
  expect(await (await post(`/realworks/zoekopdracht?${query(job)}`)).json()).not.toMatchObject({
    name: 'Error',
  });
  expect(await listSearchJobs(job.mail)).toMatchObject([
    { body: { zoekopdracht: { woonwens: { objectsoort: 'APPARTEMENT', huurprijsTotEnMet: 1500 } } } },
  ]);
  const refused = await post(`/realworks/zoekopdracht?${query({ ...job, lastname: '' })}`);
  expect(await refused.json()).toMatchObject({ name: 'Error' });
});

test('replies are never stored', async () => {
  const reply = await post(`/ac/contact/add/kopers?${query({ email: 'store@example.nl' })}`);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('a call states its limit, and a caller over the limit is told when to retry', async () => {
  const path = `/ac/contact/add/kopers?${query({ email: 'often@example.nl' })}`;
  const policies = '"lead";q=60;w=60, "lead-per-hour";q=30;w=3600';
  expect((await post(path)).headers.get('ratelimit-policy')).toBe(policies);
  expect((await post(path, {}, { LEADS_QUOTA_PER_HOUR: '0' })).headers.get('ratelimit-policy')).toBeNull();
  const refused = await post(
    path,
    {},
    {
      RATE_LIMIT: { limit: async ({ key }: { key: string }) => ({ success: !key.startsWith('lead:') }) },
    },
  );
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.get('ratelimit')).toBe('"lead";r=0;t=60');
});

test('a caller who used up the hour is told when the next begins', () => {
  vi.setSystemTime(new Date('2026-11-21T14:59:30Z'));
  try {
    expect(createQuotaRefusal({ ...bindings, LEADS_QUOTA_PER_HOUR: '3' })).toMatchObject({
      code: 'rate-limited',
      options: {
        headers: {
          'retry-after': '30',
          ratelimit: '"lead-per-hour";r=0;t=30',
          'ratelimit-policy': '"lead-per-hour";q=3;w=3600',
        },
      },
    });
  } finally {
    vi.useRealTimers();
  }
});

const long = (length: number) => 'a'.repeat(length);

test.each([
  ['nothing at all', '/ac/contact/add/formulier', '', ['email']],
  ['an empty e-mail address', '/ac/contact/add/formulier', 'email=%20&firstname=Anna', ['email']],
  ['two e-mail addresses', '/ac/contact/add/kopers', 'email=bad-1@example.nl&email=x@example.nl', ['email']],
  ['a long name', '/ac/contact/add/kopers', `email=bad-2@example.nl&firstname=${long(251)}`, ['firstname']],
  ['a long message', '/ac/contact/add/taxatie', `email=bad-3@example.nl&message=${long(5_001)}`, ['message']],
  [
    '100 kB of emoji',
    '/ac/contact/add/kopers',
    `email=bad-6@example.nl&woning=${'🏠'.repeat(25_000)}`,
    undefined,
  ],
  ['a job of nobody', '/realworks/zoekopdracht', 'name=bad-4', ['mail']],
  [
    'a job of two people',
    '/realworks/zoekopdracht',
    'mail=bad-5@example.nl&lastname=a&lastname=b',
    ['lastname'],
  ],
])('%s is a problem document, and nothing is sent', async (_, path, parameters, fields) => {
  const reply = await post(`${path}?${parameters}`);
  expect(reply.status).toBe(400);
  expect(reply.headers.get('content-type')).toBe('application/problem+json');
  const { errors } = (await reply.json()) as { errors?: { field: string }[] };
  expect(errors?.map(({ field }) => field)).toEqual(fields);
  const email = /bad-\d@example\.nl/.exec(parameters)?.[0] ?? 'nobody';
  expect(await listCalls(email)).toEqual([]);
  expect(await listSearchJobs(email)).toEqual([]);
});

test('a line break in a parameter becomes a blank; a note keeps its lines', async () => {
  const email = 'lines@example.nl';
  const { subscriber_id = '' } = await add('kopers', { email, firstname: 'Anna\r\nBcc: x@y.nl 🏠' });
  await post(`/ac/contact/note/add?${query({ id: subscriber_id, note: 'een\r\ntwee 🏠' })}`);
  const [sync, note] = await listCalls(email);
  expect(sync?.parameters.firstname).toBe('Anna Bcc: x@y.nl 🏠');
  expect(note?.parameters.note).toBe('een\ntwee 🏠');
});

test('an empty note is refused, and a body that is no form too', async () => {
  const { subscriber_id = '' } = await add('kopers', { email: 'empty-note@example.nl' });
  expect((await post(`/ac/contact/note/add?${query({ id: subscriber_id, note: ' ' })}`)).status).toBe(400);
  const json = {
    body: JSON.stringify({ id: subscriber_id }),
    headers: { 'content-type': 'application/json' },
  };
  expect((await post('/ac/contact/automation/notification', json)).status).toBe(415);
  expect((await listCalls('empty-note@example.nl')).map(({ action }) => action)).toEqual(['contact_sync']);
});

test('an id is valid for an hour, and reveals nothing about the contact', async () => {
  const email = 'hour@example.nl';
  const first = await add('kopers', { email });
  const again = await add('kopers', { email });
  expect(first.subscriber_id).not.toBe(again.subscriber_id);
  const note = `/ac/contact/note/add?${query({ id: first.subscriber_id ?? '', note: 'Hallo' })}`;
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 3_590_000);
  expect((await post(note)).status).toBe(200);
  vi.spyOn(Date, 'now').mockReturnValue(now + 3_601_000);
  expect((await post(note)).status).toBe(400);
});

test('a single call is one lead each time, unless its caller says that it is the same one', async () => {
  const parameters = { email: 'each@example.nl', tags: 'website' };
  await add('formulier', parameters);
  await add('formulier', parameters);
  const headers = { 'idempotency-key': 'each-time-the-same' };
  for (let time = 0; time < 3; time += 1)
    await post(`/ac/contact/add/formulier?${query(parameters)}`, { headers });
  expect(await listCalls(parameters.email)).toHaveLength(3);
  const other = await post(`/ac/contact/add/formulier?${query({ ...parameters, tags: 'x' })}`, { headers });
  expect(other.status).toBe(409);
});
