import { beforeEach, expect, test } from 'vitest';
import type { ContactReply } from '@binnen/contracts/leads';
import { listCalls, listSearchJobs, post } from '../../test/leads.ts';
import { breaker } from '../upstreams/call.ts';

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

test('the id of a reply opens the notification and the note, and no other id does', async () => {
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
