import { nameFields } from '@binnen/stand-ins/activecampaign/spec-names';
import { expect, test } from 'vitest';
import { listCalls, listSearchJobs, postForm } from '../../../test/leads.ts';

let run = 0;
const send = async (plaatsen: string, soorten: string, prijstot = '1500'): Promise<string> => {
  run += 1;
  const email = `search-${run}@example.nl`;
  const person = { firstname: 'Anna', lastname: 'Jansen', phone: '06', acceptsPrivacy: 'ja' };
  const wish = { type_woning: 'huur', plaatsen, soorten, prijstot };
  await postForm('zoekservice', 'search-service', { ...person, email, ...wish });
  return email;
};
const sendNote = async (plaatsen: string, soorten: string): Promise<string | undefined> => {
  const email = await send(plaatsen, soorten);
  const findNote = async () => (await listCalls(email)).find(({ action }) => action === 'contact_note_add');
  await expect.poll(findNote).toBeDefined();
  return (await findNote())?.parameters['note'];
};
const deventer = { name: 'Deventer', code: 2856 };
const house = { name: 'Woonhuis', code: 'WOONHUIS' };

test('places and kinds that the visitor added, which the CRM’s job may not hold, are named in the note', async () => {
  const places = [deventer, { name: 'Nergenshuizen', code: 'Ne1234' }];
  const kinds = [house, { name: 'Woonboot', code: 'Wo99' }];
  const note = await sendNote(JSON.stringify(places), JSON.stringify(kinds));
  expect(note).toContain('Plaatsen: Deventer, Nergenshuizen, Soort: Woonhuis, Woonboot');
  expect(note).toMatch(/\. Zelf toegevoegd, misschien niet in de zoekopdracht: Nergenshuizen, Woonboot$/);
});

test('a note of known places and kinds, or of names typed without script, says nothing of that', async () => {
  expect(await sendNote(JSON.stringify([deventer]), JSON.stringify([house]))).not.toContain('toegevoegd');
  expect(await sendNote('Deventer, Olst', 'woonhuis')).not.toContain('toegevoegd');
});

test('an added place of many letters is kept whole, beside a place that the CRM knows', async () => {
  const wish = 'een dorp aan de IJssel met een basisschool en een supermarkt op loopafstand van het huis';
  const email = await send(
    JSON.stringify([deventer, { name: wish, code: 'ee1234' }]),
    JSON.stringify([house]),
  );
  await expect.poll(async () => (await listCalls(email)).length).toBeGreaterThan(1);
  const [contact] = await listCalls(email);
  expect(contact?.parameters).toMatchObject(nameFields({ plaatsen: `Deventer, ${wish}` }));
  const [job] = await listSearchJobs(email);
  expect(job?.body).toMatchObject({ zoekopdracht: { locaties: { plaatsen: [expect.any(Number)] } } });
});

test('an amount with its point, as the specification writes it, is that amount', async () => {
  const email = await send(JSON.stringify([deventer]), JSON.stringify([house]), '€ 1.500');
  const [job] = await listSearchJobs(email);
  expect(job?.body).toMatchObject({ zoekopdracht: { woonwens: { huurprijsTotEnMet: 1500 } } });
  const [contact] = await listCalls(email);
  expect(JSON.stringify(contact?.parameters)).toContain('Prijs tot: € 1.500,');
});

test.each([
  ['huur', 'een huis te koop', '350000', 400],
  ['huur', 'een huis te koop', '€ 350.000', 400],
  ['koop', 'een huurhuis', '1500', 400],
  ['huur', 'een huurhuis', '1500', 200],
  ['koop', 'een huis te koop', '350000', 200],
  ['huur', 'wat dan ook', '999999999', 200],
])('for %s, the price of %s (%s) answers %i', async (type_woning, _, prijstot, status) => {
  run += 1;
  const person = { firstname: 'Anna', lastname: 'Jansen', phone: '06', acceptsPrivacy: 'ja' };
  const home = { plaatsen: JSON.stringify([deventer]), soorten: JSON.stringify([house]) };
  const wish = { ...home, type_woning, prijstot, aantalkamers: '3', oppervlakte: '100' };
  const email = `search-${run}@example.nl`;
  const reply = await postForm('zoekservice', 'search-service', { ...person, email, ...wish });
  const problem = { errors: [{ field: 'prijstot', message: 'Verplicht' }] };
  expect([reply.status, await reply.json()]).toEqual([
    status,
    status === 400 ? expect.objectContaining(problem) : expect.anything(),
  ]);
});

test('more than a hundred places are named as the few are', async () => {
  const places = Array.from({ length: 120 }, (_, index) => ({ name: `Dorp ${index}`, code: index }));
  const note = await sendNote(JSON.stringify(places), JSON.stringify([house]));
  expect(note).toContain('Dorp 118, Dorp 119, Soort: Woonhuis');
});
