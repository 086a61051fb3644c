import { filterNames, filters, type FilterTexts } from '@binnen/contracts/filters/filters';
import type { Card } from '@binnen/contracts/property';
import { sorts } from '@binnen/contracts/list-queries';
import { statuses } from '@binnen/contracts/statuses';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createProperty } from '../../test/create-property.ts';
import { applyFilters } from './apply-filters.ts';
import { compareCards } from '../index/sorts.ts';

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
      energieklasse: orNull(fc.constantFrom('A+++', 'A', 'C', 'G')),
      buurt: orNull(fc.constantFrom('Knutteldorp', 'Voorstad')),
      soorten: fc.subarray(['hoekwoning', 'villa']),
      buitenruimte: fc.subarray(['tuin', 'balkon', 'dakterras']),
      zonligging: orNull(fc.constantFrom('zuid', 'zuidwest', 'noord')),
      bouwjaar: orNull(fc.constantFrom('1900', '1931', '1999', '2020')),
      verdieping: orNull(fc.nat(5)),
      parkeren: fc.subarray(['eigen', 'garage']),
      perceeloppervlakte: orNull(fc.nat(1200)),
      prijsverlaging: orNull(
        fc.record({ datum: fc.constantFrom('2026-10-01', '2026-11-02'), van: fc.constant(500_000) }),
      ),
      date_created: fc.constantFrom('2026-01-01', '2026-02-02', '2026-03-03', ''),
    }),
    { maxLength: 40, size: 'max' },
  )
  .map((homes) => homes.map((fields, id): Card => ({ ...home, ...fields, id: id + 1 })));

/** Of the filters whose choices the homes give. */
const given: FilterTexts[] = [
  {
    prijsvan: '600',
    prijstot: '350000',
    plaats: 'olst',
    buurt: 'Voorstad',
    type: 'woonhuis',
    bouwvorm: 'villa',
  },
  { prijsvan: '250000', prijstot: '800', plaats: 'epse', buurt: 'voorstad', type: 'appartement' },
];
const chosen: fc.Arbitrary<FilterTexts> = fc
  .tuple(
    fc.record(
      Object.fromEntries(
        filterNames
          .filter((name) => filters[name].choices.length > 0)
          .map((name) => [name, fc.constantFrom(...filters[name].choices)]),
      ),
      { requiredKeys: [] },
    ),
    fc.constantFrom({}, ...given),
  )
  // With all filters at once hardly any home is left.
  .chain(([some, more]) => fc.subarray(Object.entries({ ...some, ...more }), { maxLength: 4 }))
  .map((entries) => Object.fromEntries(entries));

test('every filter has choices that are counted, lets some homes pass and others not', () => {
  const [all = []] = fc.sample(fc.array(offer, { minLength: 20, maxLength: 20, size: 'max' }), {
    numRuns: 1,
    seed: 7,
  });
  const cards = all.flat();
  const { facets } = applyFilters(cards, cards.keys(), {});
  for (const name of filterNames.filter((other) => filters[other].kept)) {
    const counts = Object.entries(facets[name] ?? {});
    expect(counts.length, name).toBeGreaterThan(0);
    for (const [value, count] of counts) {
      expect(count, `${name}=${value}`).toBeLessThan(cards.length);
      expect(filters[name].parse(value), `${name}=${value} is written so`).toBe(value);
      expect(filters[name].say(value), `${name}=${value} has words`).not.toBe('');
    }
  }
});

test('each choice leaves as many homes as it promises', () => {
  fc.assert(
    fc.property(offer, chosen, (cards, given) => {
      const { facets } = applyFilters(cards, cards.keys(), given);
      for (const [name, counts] of Object.entries(facets))
        for (const [value, promised] of Object.entries(counts)) {
          // Price steps differ for rent and sale, so a choice belongs to the kind that is shown.
          if (name.startsWith('prijs') && !given.soort) continue;
          const { rows } = applyFilters(cards, cards.keys(), { ...given, [name]: value });
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

test.each(['A+++++', 'A++++', 'A'])('the best label of all is found by %s or better', (energielabel) => {
  const best = createProperty({ energieklasse: 'A+++++' });
  expect(applyFilters([best], [0], { energielabel }).rows).toEqual([0]);
});
