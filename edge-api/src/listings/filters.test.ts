import type { Card } from '@binnen/contracts/property';
import { statuses } from '@binnen/contracts/statuses';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createProperty } from '../../test/create-property.ts';
import { applyFilters, compareCards, sorts, type Filters } from './filters.ts';

const home: Card = createProperty({ koopconditie: null });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);

const offer = fc
  .array(
    fc.record({
      status: fc.constantFrom(...statuses),
      citySlug: fc.constantFrom('deventer', 'olst', 'epse'),
      koopprijs: orNull(fc.nat(1_600_000)),
      huurprijs: orNull(fc.nat(2600)),
      woonoppervlakte: orNull(fc.nat(250)),
      aantalkamers: orNull(fc.nat(8)),
      objecttype: orNull(fc.constantFrom('WOONHUIS', 'APPARTEMENT')),
      etages: fc.array(fc.record({ aantalSlaapkamers: fc.nat(3) }), { maxLength: 3 }),
      openhuisdagen: fc.array(
        fc.record({ start: fc.constant('2026-12-05T11:00:00'), eind: fc.constant(null) }),
        {
          maxLength: 1,
        },
      ),
      prijsverlaging: orNull(
        fc.record({ datum: fc.constantFrom('2026-10-01', '2026-11-02'), van: fc.constant(500_000) }),
      ),
      date_created: fc.constantFrom('2026-01-01', '2026-02-02', '2026-03-03', ''),
    }),
    { maxLength: 40 },
  )
  .map((homes) => homes.map((fields, id): Card => ({ ...home, ...fields, id: id + 1 })));

const filters: fc.Arbitrary<Filters> = fc.record(
  {
    soort: fc.constantFrom('koop', 'huur'),
    prijsvan: fc.constantFrom(0, 600, 250_000),
    prijstot: fc.constantFrom(800, 350_000, 1_000_000),
    oppervlakte: fc.constantFrom(50, 100),
    kamers: fc.constantFrom(2, 4),
    slaapkamers: fc.constantFrom(1, 3),
    type: fc.constantFrom('woonhuis', 'appartement'),
    beschikbaar: fc.constant(true),
    verkocht: fc.boolean(),
    openhuis: fc.constant(true),
    verlaagd: fc.constant(true),
    plaats: fc.constantFrom('olst', 'deventer'),
  },
  { requiredKeys: [] },
);

const parse = (value: string) =>
  ['ja', 'nee'].includes(value) ? value === 'ja' : /^\d+$/.test(value) ? Number(value) : value;

test('each choice leaves as many homes as it promises', () => {
  fc.assert(
    fc.property(offer, filters, (cards, given) => {
      const { facets } = applyFilters(cards, cards.keys(), given);
      for (const [name, counts] of Object.entries(facets))
        for (const [value, promised] of Object.entries(counts)) {
          // Price steps differ for rent and sale, so a choice belongs to the kind that is shown.
          if (name.startsWith('prijs') && !given.soort) continue;
          const { rows } = applyFilters(cards, cards.keys(), { ...given, [name]: parse(value) });
          expect(rows.length, `${name}=${value}`).toBe(promised);
        }
    }),
  );
});

test('pages of any size contain every home once, in the requested order', () => {
  const sort = fc.constantFrom(...sorts);
  fc.assert(
    fc.property(offer, sort, fc.integer({ min: 1, max: 100 }), (cards, order, length) => {
      const compare = compareCards(order);
      // The feed's own order makes no difference.
      const pageOf = (all: readonly Card[], offset: number) =>
        [...all].sort(compare).slice(offset, offset + length);
      const seen: number[] = [];
      for (let offset = 0; offset < cards.length; offset += length)
        seen.push(...pageOf(offset % 2 ? [...cards].reverse() : cards, offset).map(({ id }) => id));
      expect(seen).toEqual([...cards].sort(compare).map(({ id }) => id));
      expect(new Set(seen).size).toBe(cards.length);
    }),
  );
});
