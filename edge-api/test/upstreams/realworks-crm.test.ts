import { beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { createSearchJob } from '@binnen/upstreams/realworks-crm/client';

beforeEach(() => breaker.reset());

/** The CRM, which knows these places, by their ids from 1, and answers a new job like this. */
const pretend = (reply: () => Response, ...names: string[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const plaatsen = names.map((naam, index) => ({ id: index + 1, naam }));
    return init?.method === 'POST' ? reply() : Response.json({ resultaten: [{ plaatsen }] });
  });
const create = (variables = {}, wish = {}) =>
  createSearchJob(
    { ...bindings, ...variables },
    {
      name: 'Anna',
      lastname: 'Jansen',
      mail: 'anna@example.nl',
      phone: '06',
      type_woning: 'koop',
      plaatsen: '',
      soorten: '',
      aantalkamers: '',
      prijstot: '',
      oppervlakte: '',
      ...wish,
    },
  );

test('an empty object is an accepted job', async () => {
  pretend(() => Response.json({}));
  expect(await create()).toBe(true);
});

test.each([
  ['an error with status 200', () => Response.json({ name: 'Error', message: 'Onbekende plaats' })],
  ['400', () => Response.json({ name: 'Error', message: 'Onbekende plaats' }, { status: 400 })],
  ['422', () => Response.json({ name: 'Error', message: 'Onbekende plaats' }, { status: 422 })],
])('%s is a refusal', async (_, reply) => {
  pretend(reply);
  expect(await create()).toBe(false);
});

test.each([
  ['an empty 202', () => new Response(null, { status: 202 })],
  ['an empty 200', () => new Response(null, { headers: { 'content-type': 'application/json' } })],
  ['a list', () => Response.json([])],
  ['a text', () => Response.json('ok')],
  ['fields that nobody told us of', () => Response.json({ verwerkt: true })],
  ['no id', () => Response.json({ id: null })],
  ['an id that says no', () => Response.json({ id: false })],
  ['an id that is none', () => Response.json({ id: 0 })],
  ['an id that is an error', () => Response.json({ id: { error: 'Onbekende plaats' } })],
  ['an empty relation', () => Response.json({ relatie: '' })],
  ['a list of relations', () => Response.json({ relatie: [] })],
  ['an error inside the job', () => Response.json({ id: 7, zoekopdracht: { fout: 'x' } })],
  ['an empty id inside the relation', () => Response.json({ relatie: { id: null } })],
  ['a relation with neither id', () => Response.json({ relatie: { naam: 'Jansen' } })],
  ['a word in the place of a job', () => Response.json({ zoekopdracht: 'afgewezen' })],
  ['a word in the place of an id', () => Response.json({ id: 'geweigerd' })],
  ['a job that was rejected', () => Response.json({ zoekopdracht: { status: 'afgekeurd' } })],
  [
    'a job with an id that was rejected',
    () => Response.json({ zoekopdracht: { id: 7, status: 'afgekeurd' } }),
  ],
  ['an error deep inside', () => Response.json({ zoekopdracht: { id: 7, relatie: { fouten: ['x'] } } })],
  ['an empty id deep inside', () => Response.json({ zoekopdracht: { id: 7, relatie: { id: 0 } } })],
  ['202 with a job', () => Response.json({ id: 7 }, { status: 202 })],
  ['part of a reply', () => Response.json({ id: 7 }, { status: 206 })],
  ['many statuses', () => Response.json({ id: 7 }, { status: 207 })],
  ['a status that nobody knows', () => Response.json({}, { status: 299 })],
])('%s is neither', async (_, reply) => {
  pretend(reply);
  await expect(create()).rejects.toMatchObject({ service: 'realworks-crm', reason: 'malformed' });
});

test.each([
  ['an id', { id: 7 }],
  ['a text that is an id', { id: '0b7c0f7e-9d7d-4a52-8f5e-0f4d1c2b3a49' }],
  [
    'a job and its relation',
    { zoekopdracht: { id: 'ZO-12', relatie: { id: 4, naam: 'Jansen' }, status: 'actief' } },
  ],
])('%s is an accepted job', async (_, reply) => {
  pretend(() => Response.json(reply));
  expect(await create()).toBe(true);
});

test('further fields of an accepted job are configured', async () => {
  pretend(() => Response.json({ verwerkt: true, id: 7 }));
  expect(await create({ REALWORKS_JOB_FIELDS: 'id verwerkt' })).toBe(true);
});

/** The job that a CRM with these places gets of somebody who wishes those. */
const sendPlaces = async (known: string[], wished: string[]) => {
  const crm = pretend(() => Response.json({}), ...known);
  await create({}, { plaatsen: JSON.stringify(wished.map((name) => ({ name, code: 1 }))) });
  const [, init] = crm.mock.calls.at(-1) ?? [];
  return JSON.parse(String(init?.body)).zoekopdracht;
};

test.each([
  [['HENGELO', 'HENGELO (GLD)'], ['Hengelo (Gld)'], [2]],
  [['HENGELO', 'HENGELO (GLD)'], ['Hengelo'], [1]],
  [['HENGELO', 'HENGELO GLD'], ['Hengelo (Gld)'], [2]],
  [['HENGELO OV', 'OLST'], ['Hengelo'], [1]],
  [
    ['BEEK (BERG EN DAL)', 'BEEK (MONTFERLAND)', 'OLST'],
    ['Beek (Montferland)', 'olst'],
    [2, 3],
  ],
  [['VOORST (GEM. VOORST)'], ['Voorst'], [1]],
  [['SPIJK'], ['Spijk (Zevenaar)'], [1]],
  [['BEEK (BERG EN DAL)', 'BEEK (MONTFERLAND)'], ['Beek'], [1, 2]],
])('of %j, %j is %j: its whole name comes before its name without “(…)”', async (known, wished, ids) => {
  expect((await sendPlaces(known, wished)).locaties.plaatsen).toEqual(ids);
});

test.each(['koop', 'Koop', 'KOOPWONING'])('who wishes "%s" gets no homes to rent', async (type_woning) => {
  const crm = pretend(() => Response.json({}));
  await create({}, { type_woning, prijstot: '350000' });
  const { woonwens } = JSON.parse(String(crm.mock.calls.at(-1)?.[1]?.body)).zoekopdracht;
  expect(woonwens).toMatchObject({ koopprijsTotEnMet: 350_000, huurprijsTotEnMet: 0 });
});

test('one odd place in the CRM’s list costs that place, and not the job', async () => {
  const plaatsen = [{ id: 1, naam: null }, null, { id: '2', naam: 'OLST' }];
  const crm = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const resultaten = [{ zoekgebieden: [], plaatsen: null }, { plaatsen }];
    return Response.json(init?.method === 'POST' ? { id: 7 } : { resultaten });
  });
  expect(await create({}, { plaatsen: '[{"name":"Olst","code":1}]' })).toBe(true);
  expect(JSON.parse(String(crm.mock.calls.at(-1)?.[1]?.body)).zoekopdracht.locaties.plaatsen).toEqual([2]);
});

test('a job of places that the CRM does not know is not automatic: it would be of the whole country', async () => {
  const unbounded = { automatischeVerwerking: false, realtime: false };
  expect((await sendPlaces(['OLST'], ['Nergenshuizen'])).basis).toMatchObject(unbounded);
  const automatic = { automatischeVerwerking: true, realtime: true };
  expect((await sendPlaces(['OLST'], ['Nergenshuizen', 'Olst'])).basis).toMatchObject(automatic);
  expect((await sendPlaces(['OLST'], [])).basis).toMatchObject(automatic);
});
