import { expect, test } from 'vitest';
import { createProperty } from '../../test/create-property.ts';
import { createListings } from '../index/listings.ts';
import { suggestFilters } from '../sentence/suggest-filters.ts';
import { suggest } from './suggest.ts';

const sale = { koopprijs: 300_000, koopconditie: 'KOSTEN_KOPER' } as const;
const rent = { koopprijs: null, huurprijs: 1200, koopconditie: null, huurconditie: 'PER_MAAND' } as const;
const createHome = (id: number, fields: Parameters<typeof createProperty>[0]) =>
  createProperty({ id, slug: `home-${id}`, objectSku: `sku-${id}`, ...fields });

const listings = createListings('test', [
  createHome(1, {
    ...sale,
    straat: 'Brinklaan',
    buitenruimte: ['tuin'],
    energieklasse: 'B',
    buurt: 'Knutteldorp',
    postcode: '7411 AB',
  }),
  createHome(2, { ...sale, buitenruimte: ['tuin'], straat: 'Brinkgreverweg', buurt: 'Voorstad' }),
  createHome(3, { ...rent, buitenruimte: ['balkon'], straat: 'Brinkgreverweg', buurt: 'Voorstad' }),
  createHome(5, { ...sale, straat: 'Brinkgreverweg', buitenruimte: [] }),
  createHome(4, { ...sale, status: 'VERKOCHT', straat: 'Kerkstraat', plaats: 'Olst', citySlug: 'olst' }),
  createHome(6, { ...sale, straat: 'Dorp', plaats: 'Wijhe', citySlug: 'wijhe' }),
  createHome(7, { ...sale, straat: 'Dorpsdijk', plaats: 'Wijhe', citySlug: 'wijhe' }),
  createHome(8, { ...sale, straat: 'Wijhedijk', buurt: null }),
]);

test.each([
  ['tuin', [['Tuin', 2, 'koop', { tuin: 'ja' }]]],
  ['balk', [['Balkon', 1, 'huur', { balkon: 'ja', soort: 'huur' }]]],
  ['tuin met label b', [['Energielabel B of beter · Tuin', 1, 'koop', { tuin: 'ja', energielabel: 'B' }]]],
  // Asked for already, or not understood wholly: nothing is promised.
  ['tuin met tuin', []],
  ['zwembad met tuin', []],
])('"%s" suggests filters with what their list has', (typed, expected) =>
  expect(
    suggestFilters(listings, typed, { verkocht: 'nee' }).map(
      ({ tekst, aantal, aanbod, vraag: { verkocht: _verkocht, ...vraag } }) => [tekst, aantal, aanbod, vraag],
    ),
  ).toEqual(expected),
);

test('a filter of a list for sale is not suggested for its rentals', () =>
  expect(suggestFilters(listings, 'balk', { soort: 'koop' })).toEqual([]));

const suggestNames = (typed: string, filters: Parameters<typeof suggest>[2] = { verkocht: 'nee' }) =>
  suggest(listings, typed, filters)
    .filter(({ soort }) => soort !== 'woning')
    .map(({ soort, tekst, aantal, aanbod }) => [soort, tekst, aantal, aanbod]);

test.each([
  ['dev', [['plaats', 'Deventer', 4, 'koop']]],
  // The street that more homes are in comes first.
  [
    'brin',
    [
      ['straat', 'Brinkgreverweg, Deventer', 2, 'koop'],
      ['straat', 'Brinklaan, Deventer', 1, 'koop'],
    ],
  ],
  // A whole name is the beginning of another.
  [
    'dorp',
    [
      ['straat', 'Dorp, Wijhe', 1, 'koop'],
      ['straat', 'Dorpsdijk, Wijhe', 1, 'koop'],
    ],
  ],
  [
    'wijhe',
    [
      ['plaats', 'Wijhe', 2, 'koop'],
      ['straat', 'Wijhedijk, Deventer', 1, 'koop'],
    ],
  ],
  ['knut', [['buurt', 'Knutteldorp', 1, 'koop']]],
  ['7411', [['postcode', '7411 AB', 1, 'koop']]],
  ['7411 a', [['postcode', '7411 AB', 1, 'koop']]],
  ['7411a', [['postcode', '7411 AB', 1, 'koop']]],
  // All that is there was sold.
  ['olst', []],
  ['kerks', []],
])('"%s" suggests what its list has', (typed, expected) => expect(suggestNames(typed)).toEqual(expected));

test('where only homes for rent are, they are what is suggested; in a list of one kind, that kind alone', () => {
  expect(suggestNames('brinkg', { verkocht: 'nee', soort: 'huur' })).toEqual([
    ['straat', 'Brinkgreverweg, Deventer', 1, 'huur'],
  ]);
  expect(suggestNames('knut', { verkocht: 'nee', soort: 'huur' })).toEqual([]);
});
