import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { startAutomation, syncContact } from '@binnen/upstreams/activecampaign/client';
import { countNotes, countNotifications } from '@binnen/upstreams/activecampaign/find-arrivals';

const sent: URLSearchParams[] = [];

/** The service, which answers this to every call: always with HTTP 200. */
const pretend = (reply: object | string) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(new URLSearchParams(init?.body as URLSearchParams));
    return typeof reply === 'string' ? new Response(reply) : Response.json(reply);
  });
const sync = () => syncContact(bindings, { email: 'anna@example.nl', firstname: 'Anna', woning: 'Hoek 3' });

beforeEach(() => {
  sent.length = 0;
  breaker.succeed('activecampaign');
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['Contact updated', 'Contact bijgewerkt'],
  ['Contact bijgewerkt', 'Contact bijgewerkt'],
  ['Contato atualizado', 'Contact bijgewerkt'],
  ['Contacto actualizado', 'Contact bijgewerkt'],
  ['Kontakt aktualisiert', 'Contact bijgewerkt'],
  ['Contact mis à jour', 'Contact bijgewerkt'],
  ['Contact added', 'Contact toegevoegd'],
  ['Contato adicionado', 'Contact toegevoegd'],
  ['Contacto agregado', 'Contact toegevoegd'],
  ['', 'Contact toegevoegd'],
])('an account that says "%s" is told as "%s"', async (said, told) => {
  pretend({ subscriber_id: 7, result_code: 1, result_message: said });
  expect(await sync()).toEqual({ result_code: 1, result_message: told, subscriberId: 7 });
});

test('numbers that are sent as texts are parsed as numbers', async () => {
  pretend({ subscriber_id: '7', result_code: '1', result_message: 'Contact added' });
  expect(await sync()).toMatchObject({ result_code: 1, subscriberId: 7 });
});

test.each(['Email address is not valid', 'Email address permission@limit is not valid'])(
  'the refusal "%s" is passed on with its message, though its status is 200',
  async (result_message) => {
    pretend({ result_code: 0, result_message, result_output: 'json' });
    expect(await sync()).toEqual({ result_code: 0, result_message });
  },
);

test.each([
  'You are not authorized to access this file',
  'Je bent niet gemachtigd om dit bestand te openen',
  'You have reached your contact limit',
])('"%s" is our failure, so that the lead waits', async (result_message) => {
  pretend({ result_code: 0, result_message });
  await expect(sync()).rejects.toMatchObject({ service: 'activecampaign', reason: 'refused' });
});

test.each([
  ['a page of HTML', '<html>Sorry</html>'],
  ['a reply that says nothing of the result', { subscriber_id: 7 }],
  ['a result that is neither yes nor no', { result_code: 2 }],
])('%s is no answer', async (_, reply) => {
  pretend(reply);
  await expect(startAutomation(bindings, 7)).rejects.toMatchObject({ reason: 'malformed' });
});

test.each([
  ['without an id', { result_code: 1, result_message: 'Contact added' }],
  ['with no id', { result_code: 1, subscriber_id: 0 }],
  ['with an id that is none', { result_code: 1, subscriber_id: '' }],
  ['with a result that is empty', { result_code: '', subscriber_id: 7 }],
])('a contact that was taken %s is no answer, because no note could follow', async (_, reply) => {
  pretend(reply);
  await expect(sync()).rejects.toMatchObject({ reason: 'malformed' });
});

test('fields without a name in the service are sent by their tag', async () => {
  pretend({ subscriber_id: 7, result_code: 1 });
  await sync();
  expect(Object.fromEntries(sent[0]!)).toMatchObject({
    email: 'anna@example.nl',
    first_name: 'Anna',
    'field[%WONING%,0]': 'Hoek 3',
    'p[1]': '1',
    'status[1]': '1',
  });
});

test('an old row without a time or a text hides nothing that arrived since', async () => {
  const cdate = '2026-11-21T14:05:11+01:00';
  const none = { id: 2, note: null, cdate: '0000-00-00 00:00:00' };
  pretend({ notes: [{ id: '1', note: 'Belt morgen', cdate }, none, { ...none, id: '3', cdate: null }] });
  const since = Date.parse(cdate) - 1;
  expect(await countNotes(bindings, 7, 'Belt morgen', since)).toBe(1);
  const automation = Number(bindings.ACTIVECAMPAIGN_AUTOMATION);
  pretend({ contactAutomations: [{ id: 1, automation, adddate: cdate }] });
  expect(await countNotifications(bindings, 7, since)).toBe(1);
});
