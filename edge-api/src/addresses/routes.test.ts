import { createExecutionContext } from 'cloudflare:test';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AddressLookup } from '@binnen/contracts/leads';
import { bindings } from '../../test/bindings.ts';
import { clearFaults, setFault } from '../../test/leads.ts';
import { createApi } from '../app/create-app.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { parseQuestion } from './parse-question.ts';

beforeEach(() => breaker.reset());
afterEach(async () => {
  vi.restoreAllMocks();
  await clearFaults();
});

const lookUp = (postcode: string, huisnummer: string) =>
  Promise.resolve(
    createApi().request(
      `/postcode/lookup/?${new URLSearchParams({ postcode, huisnummer })}`,
      {},
      bindings,
      createExecutionContext(),
    ),
  );
const read = async (response: Response) => ((await response.json()) as AddressLookup)._embedded.addresses;

test('a postcode and house number answer every home under that number', async () => {
  const response = await lookUp('7418ET', '19');
  expect(response.status).toBe(200);
  const addresses = await read(response);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses)
    expect(address).toMatchObject({ street: 'Keulenstraat', number: 19, city: { label: 'Deventer' } });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('blanks, capitals and a letter in the number make no difference', async () => {
  const plain = await read(await lookUp('7418ET', '19'));
  expect(await read(await lookUp('7418 et', ' 19 '))).toEqual(plain);
  const lettered = plain.find(({ letter }) => letter);
  if (!lettered) throw new Error('The data set has a home with a letter under this number');
  const found = await read(await lookUp('7418et', `19${lettered.letter?.toLowerCase()}`));
  expect(found).toEqual([lettered]);
});

test('nor does an invisible character that comes along with what is pasted', async () => {
  const plain = await read(await lookUp('7418ET', '19A'));
  expect(await read(await lookUp('\u200B7418\u00AD ET\uFEFF', '\u202A1\u00AD9 A\u202C'))).toEqual(plain);
  // The dashes of a text that was set: a hyphen that does not break, and one between numbers.
  for (const dash of ['\u2011', '\u2013'])
    expect(await read(await lookUp('7418ET', `19${dash}A`))).toEqual(plain);
});

test('thousands of blanks in a house number are refused at once', async () => {
  const began = performance.now();
  expect((await lookUp('7418ET', `1${' '.repeat(11_000)}!`)).status).toBe(400);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('an unknown address is an empty list', async () => {
  expect(await read(await lookUp('9999ZZ', '1'))).toEqual([]);
});

test.each([
  ['741ET', '19', 'invalid-postcode', 'Invalid postcode format'],
  ['7418SS', '19', 'invalid-postcode', 'Invalid postcode format'],
  ['', '19', 'invalid-postcode', 'Invalid postcode format'],
  ['7418ET', '', 'invalid-house-number', 'Invalid number format'],
  ['7418ET', '0', 'invalid-house-number', 'Invalid number format'],
  ['7418ET', '123456', 'invalid-house-number', 'Invalid number format'],
  ['7418ET', '19 OR *:*', 'invalid-house-number', 'Invalid number format'],
])('%s %s is 400 and says in words which of the two is wrong', async (postcode, number, code, error) => {
  const response = await lookUp(postcode, number);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code, error, _embedded: { addresses: [] } });
});

test('a field without a value, or a document that is none, takes no other address away', async () => {
  const docs = [
    { postcode: '7418ET', huisnummer: 19, straatnaam: 'Keulenstraat', buurtcode: null, gemeentecode: null },
    { postcode: '7418ET', huisnummer: 19, straatnaam: 'Keulenstraat', huisletter: 'A', woonplaatsnaam: null },
    { postcode: 7418, huisnummer: 'negentien' },
  ];
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ response: { docs } }));
  expect(await read(await lookUp('7418ET', '19'))).toMatchObject([{ letter: null }, { letter: 'A' }]);
});

test('a lookup that is down is 503, and never hangs', async () => {
  await setFault({ service: 'pdok', status: 503 });
  expect((await lookUp('7418ET', '19')).status).toBe(503);
});

test('whatever is typed, a question holds nothing but letters and digits', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (postcode, number) => {
      try {
        const question = parseQuestion(postcode, number);
        expect(question.postcode).toMatch(/^\d{4}[A-Z]{2}$/);
        expect(question.extra).toMatch(/^[A-Z0-9]*$/);
      } catch (error) {
        expect((error as Error).name).toBe('ProblemError');
      }
    }),
  );
});
