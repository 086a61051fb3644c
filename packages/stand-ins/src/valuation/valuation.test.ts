import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokens, useStandIns } from '../../test/stand-ins.ts';
import { streets } from '@binnen/demo-data/dataset/streets';

const { get } = useStandIns({ objects: 1 });
const ask = (query: string, headers: Record<string, string> = tokens.valuation) =>
  get(`/valuation/v1/mx-reference-finder?${query}`, headers);

interface Envelope {
  body: {
    data: {
      weightedValueRange: string;
      references: { houseNumber: number; weightedValueRange: string; latitude: number }[];
    };
  };
}

it('values an address and three to six near it, the same at each call', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...streets),
      fc.integer({ min: 1, max: 200 }),
      async ({ postcode }, number) => {
        const query = `postalCode=${postcode}&houseNumber=${number}`;
        const { body } = (await (await ask(query)).json()) as Envelope;
        const { weightedValueRange, references } = body.data;
        expect(references.length).toBeGreaterThanOrEqual(3);
        expect(references.length).toBeLessThanOrEqual(6);
        expect(new Set(references.map(({ houseNumber }) => houseNumber)).size).toBe(references.length);
        for (const range of [weightedValueRange, ...references.map((one) => one.weightedValueRange)]) {
          const [low, high] = range.split(' - ').map(Number);
          expect(low).toBeGreaterThan(100_000);
          expect(high).toBeGreaterThan(low ?? Infinity);
        }
        for (const { houseNumber, latitude } of references) {
          expect(houseNumber).toBeGreaterThan(0);
          expect(houseNumber).not.toBe(number);
          expect(latitude).toBeGreaterThan(52);
        }
        expect(await (await ask(query)).json()).toEqual({ body });
      },
    ),
    { numRuns: 40 },
  );
});

it('knows nothing of other addresses', async () => {
  expect((await ask('postalCode=9999ZZ&houseNumber=1')).status).toBe(404);
});

it.each(['postalCode=74&houseNumber=1', 'postalCode=7418ET', 'postalCode=7418ET&houseNumber=x'])(
  'refuses %s',
  async (query) => {
    expect((await ask(query)).status).toBe(400);
  },
);

it('refuses a caller without the token', async () => {
  expect((await ask('postalCode=7418ET&houseNumber=19', {})).status).toBe(401);
  expect((await ask('postalCode=7418ET&houseNumber=19', tokens.directus)).status).toBe(401);
});
