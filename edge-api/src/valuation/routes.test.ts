import { createExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { References } from '@binnen/contracts/leads';
import { bindings } from '../../test/bindings.ts';
import { clearFaults, setFault } from '../../test/leads.ts';
import { createApi } from '../app/create-app.ts';
import { breaker } from '@binnen/upstreams/calls/call';

beforeEach(() => breaker.reset());
afterEach(async () => {
  await clearFaults();
});

const get = (path: string) =>
  Promise.resolve(createApi().request(path, {}, bindings, createExecutionContext()));

test('a home has a value range and comparable homes, with nothing else of the upstream’s reply', async () => {
  const response = await get('/mg/references/?postcode=7418ET&huisnummer=19&toevoeging=false');
  const found = (await response.json()) as References;
  expect(Object.keys(found).sort()).toEqual(['references', 'weightedValueRange']);
  expect(found.weightedValueRange).toMatch(/^\d+ - \d+$/);
  expect(found.references.length).toBeGreaterThan(2);
  expect(found.references[0]).toEqual({
    street: expect.any(String),
    houseNumber: expect.any(Number),
    houseNumberExt: expect.any(String),
    postalCode: expect.stringMatching(/^\d{4}[A-Z]{2}$/),
    latitude: expect.any(Number),
    longitude: expect.any(Number),
    weightedValueRange: expect.stringMatching(/^\d+ - \d+$/),
  });
});

test.each([
  ['A', 'houseLetter=A'],
  ['a-2', 'houseLetter=A&houseNumberExt=2'],
  ['bis', 'houseNumberExt=BIS'],
])('the service is asked about a home with %s by its own parameters', async (toevoeging, asked) => {
  const path = `/mg/references/?postcode=7418ET&huisnummer=19&toevoeging=${toevoeging}`;
  expect((await get(path)).status).toBe(200);
  await setFault({
    service: 'valuation',
    path: `/v1/mx-reference-finder?postalCode=7418ET&houseNumber=19&${asked}`,
    status: 404,
  });
  expect((await get(path)).status).toBe(404);
});

test('an address without a value is 404, a service that is down 503', async () => {
  expect((await get('/mg/references/?postcode=9999ZZ&huisnummer=1')).status).toBe(404);
  await setFault({ service: 'valuation', wrongType: true });
  expect((await get('/mg/references/?postcode=7418ET&huisnummer=19')).status).toBe(503);
});

test('a comparable home without a place or a value is left out; one without street and postcode stays', async () => {
  const env = { ...bindings, VALUATION_URL: bindings.AWKWARD };
  const api = createApi();
  const path = '/mg/references/?postcode=7418ET&huisnummer=19';
  const found = (await (await api.request(path, {}, env, createExecutionContext())).json()) as References;
  expect(found.weightedValueRange).toBe('300000 - 320000');
  expect(found.references.map(({ houseNumber }) => houseNumber)).toEqual([1, 3]);
  const told = { street: '', houseNumberExt: '2', postalCode: '', latitude: 52.25 };
  expect(found.references[1]).toMatchObject(told);
});

test('a street view comes through the edge, in one size, only of the Netherlands, and without the key', async () => {
  const response = await get('/mg/streetview/?size=600x300&location=52.2636,6.1415&sensor=false');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\//);
  expect([...response.headers.values()].join(' ')).not.toContain('local-streetview-key');
  for (const point of ['52.263612345678,6.14151234567', '52,6'])
    expect((await get(`/mg/streetview/?location=${point}`)).status).toBe(200);
  for (const query of ['size=640x640&location=52.26,6.14', 'location=48.85,2.35', 'location=Deventer', ''])
    expect((await get(`/mg/streetview/?${query}`)).status).toBe(400);
});

test('a street view that is no picture by its own bytes is a failure', async () => {
  const env = { ...bindings, STREETVIEW_URL: `${bindings.AWKWARD}/street/svg` };
  const path = '/mg/streetview/?location=52.2636,6.1415';
  const response = await createApi().request(path, {}, env, createExecutionContext());
  expect(response.status).toBe(503);
});
