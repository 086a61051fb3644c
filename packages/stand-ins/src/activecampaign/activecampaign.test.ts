import { expect, it } from 'vitest';
import { useStandIns } from '../../test/stand-ins.ts';

const { get, post, url } = useStandIns({ objects: 1 });

const call = async (action: string, form: Record<string, string>, key = 'local-activecampaign-key') => {
  const response = await post(
    `/activecampaign/admin/api.php?api_action=${action}&api_key=${key}&api_output=json`,
    form,
  );
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown> & { subscriber_id?: number };
};
const view = async (id: number) =>
  (await (
    await get(
      `/activecampaign/admin/api.php?api_action=contact_view&api_key=local-activecampaign-key&id=${id}`,
    )
  ).json()) as Record<string, unknown>;

it('adds a contact, and updates the one with the same address', async () => {
  const added = await call('contact_sync', {
    email: 'anna@example.nl',
    first_name: 'Anna',
    tags: 'Zoekservice',
  });
  expect(added).toMatchObject({
    result_code: 1,
    result_message: 'Contact toegevoegd',
    result_output: 'json',
  });
  const updated = await call('contact_sync', {
    email: 'ANNA@example.nl',
    phone: '0612345678',
    tags: 'Verkoop',
  });
  expect(updated).toMatchObject({ result_message: 'Contact bijgewerkt', subscriber_id: added.subscriber_id });
  expect(await view(added.subscriber_id ?? 0)).toMatchObject({
    email: 'anna@example.nl',
    first_name: 'Anna',
    phone: '0612345678',
    tags: ['Zoekservice', 'Verkoop'],
  });
});

it('keeps custom fields and lists', async () => {
  const { subscriber_id } = await call('contact_sync', {
    email: 'bert@example.nl',
    'p[1]': '1',
    'status[1]': '1',
    'field[%PLAATSEN%,0]': 'Deventer, Olst',
  });
  expect(await view(subscriber_id ?? 0)).toMatchObject({
    listslist: '1',
    fields: { '1': { perstag: '%PLAATSEN%', val: 'Deventer, Olst' } },
  });
});

it('notes and automates by the id that it gave', async () => {
  const { subscriber_id } = await call('contact_sync', { email: 'carla@example.nl' });
  const id = String(subscriber_id);
  expect(await call('contact_note_add', { id, listid: '0', note: '<b>Belt</b> morgen' })).toMatchObject({
    result_code: 1,
  });
  expect(await call('automation_contact_add', { contact_id: id, automation: '3' })).toMatchObject({
    result_code: 1,
  });
  expect(await view(Number(id))).toMatchObject({
    notes: [{ note: 'Belt morgen' }],
    automation_history: ['3'],
  });
});

it('lists notes and automations of a contact with their times in version 3', async () => {
  const { subscriber_id } = await call('contact_sync', { email: 'gijs@example.nl' });
  const id = String(subscriber_id);
  await call('contact_note_add', { id, listid: '0', note: 'Belt morgen' });
  await call('automation_contact_add', { contact_id: id, automation: '3' });
  const token = { 'api-token': 'local-activecampaign-key' };
  const read = (list: string, headers: Record<string, string> = token, contact = id) =>
    get(`/activecampaign/api/3/contacts/${contact}/${list}`, headers);
  expect(await (await read('notes')).json()).toMatchObject({
    notes: [{ note: 'Belt morgen', relid: id, cdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
  });
  expect(await (await read('contactAutomations')).json()).toMatchObject({
    contactAutomations: [{ automation: '3', adddate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
  });
  expect((await read('notes', {})).status).toBe(403);
  expect((await read('notes', token, '9999')).status).toBe(404);
  expect((await read('deals')).status).toBe(404);
});

it.each([
  ['no e-mail address', 'contact_sync', {}],
  ['an address that is none', 'contact_sync', { email: 'anna' }],
  ['a note without a contact', 'contact_note_add', { id: 'undefined', note: 'x' }],
  ['a contact that is not there', 'automation_contact_add', { contact_id: '7', automation: '3' }],
  ['an action that is not there', 'contact_fly', {}],
])('refuses %s with HTTP 200 and result_code 0', async (_, action, form) => {
  const reply = await call(action, form as Record<string, string>);
  expect(reply).toMatchObject({ result_code: 0, result_message: expect.stringMatching(/.+/) });
});

it('refuses an automation that is not in the account', async () => {
  const { subscriber_id } = await call('contact_sync', { email: 'dirk@example.nl' });
  expect(
    await call('automation_contact_add', { contact_id: String(subscriber_id), automation: '99' }),
  ).toMatchObject({
    result_code: 0,
  });
});

it('refuses a wrong key', async () => {
  expect(await call('contact_sync', { email: 'eva@example.nl' }, 'wrong')).toMatchObject({
    result_code: 0,
    result_message: 'You are not authorized to access this file',
  });
});

it('forgets its contacts when a tester asks for it', async () => {
  await call('contact_sync', { email: 'femke@example.nl' });
  await fetch(url('/_contacts'), { method: 'DELETE' });
  expect(await call('contact_sync', { email: 'femke@example.nl' })).toMatchObject({
    result_message: 'Contact toegevoegd',
  });
});
