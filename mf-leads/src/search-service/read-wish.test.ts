import { routes, type SearchWish } from '@binnen/contracts/routes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prices, rooms, surfaces } from './choices.ts';
import { readWish } from './read-wish.ts';

const read = (wish: SearchWish) =>
  readWish(new URL(routes.zoekopdracht.href(wish), 'https://binnen.example').searchParams);

test.each<[SearchWish, Record<string, string>]>([
  [{}, {}],
  [
    {
      soort: 'koop',
      plaats: 'Deventer',
      type: 'appartement',
      prijstot: 350_000,
      kamers: 3,
      oppervlakte: 100,
    },
    {
      type_woning: 'koop',
      plaatsen: 'Deventer',
      soorten: 'Appartement',
      prijstot: '350000',
      aantalkamers: '3',
      oppervlakte: '100',
    },
  ],
  [
    { soort: 'koop', prijstot: 400_000 },
    { type_woning: 'koop', prijstot: '500000' },
  ],
  [
    { soort: 'koop', prijstot: 750_000 },
    { type_woning: 'koop', prijstot: '999999999' },
  ],
  [
    { soort: 'koop', kamers: 8, oppervlakte: 120 },
    { type_woning: 'koop', aantalkamers: '5', oppervlakte: '100' },
  ],
  [{ soort: 'koop', oppervlakte: 25 }, { type_woning: 'koop' }],
  [
    { soort: 'huur', prijstot: 1_250, kamers: 3 },
    { type_woning: 'huur', prijstot: '1500' },
  ],
  [{ prijstot: 350_000, kamers: 3 }, {}],
])('%j fills in %j', (wish, filled) => expect(read(wish)).toEqual(filled));

test('what no filter says fills in nothing', () => {
  expect(readWish(new URLSearchParams('soort=ruil&type=%3Cb%3E&prijstot=veel&kamers=-1'))).toEqual({});
  expect(readWish(new URLSearchParams({ plaats: 'x'.repeat(500) }))['plaatsen']).toHaveLength(80);
});

test('whatever was wished, the form has that choice, and it leaves out nothing that was wished', () => {
  const amount = fc.integer({ min: 1, max: 999_999_999 });
  const wishes = fc.record({
    soort: fc.constantFrom('koop' as const, 'huur' as const),
    prijstot: amount,
    kamers: amount,
    oppervlakte: amount,
  });
  fc.assert(
    fc.property(wishes, (wish) => {
      const { prijstot = '', aantalkamers, oppervlakte } = read(wish);
      expect(prices[wish.soort]!.map(({ value }) => value)).toContain(prijstot);
      expect(Number(prijstot)).toBeGreaterThanOrEqual(wish.prijstot);
      for (const [options, chosen, wished] of [
        [rooms, aantalkamers, wish.kamers],
        [surfaces, oppervlakte, wish.oppervlakte],
      ] as const) {
        if (chosen === undefined) continue;
        expect(options.map(({ value }) => value)).toContain(chosen);
        expect(Number(chosen)).toBeLessThanOrEqual(wished);
      }
    }),
  );
});
