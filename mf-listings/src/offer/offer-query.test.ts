import { filterNames, filters } from '@binnen/contracts/filters/filters';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFilters, formatOfferPath, listParameters, parseOfferQuery } from './offer-query.ts';

const parse = (search: string) => parseOfferQuery(new URLSearchParams(search));

test('without parameters it is the first page of homes for sale', () => {
  expect(parse('')).toMatchObject({ zoeken: '', radius: 0, pagina: 1, soort: 'koop', kaart: false });
  expect(listParameters(parse(''))).toEqual({});
});

test('a question and a radius come from the address', () => {
  expect(parse('zoeken=Olst&radius=10')).toMatchObject({ zoeken: 'Olst', radius: 10 });
  expect(parse('zoeken=Olst&radius=3').radius).toBe(0);
  expect(parse('radius=5').radius).toBe(0);
});

test('what makes no sense is left out', () => {
  const odd = parse(
    'pagina=-3&prijstot=duizend&soort=ruil&kamers=1e3&type=<b>&sort=transactieprijs&plaats=../etc',
  );
  expect(listParameters(odd)).toEqual({});
  expect(parse('zoeken=%00&niet=%0A').zoeken).toBe('');
  // The edge takes as many, and the search field too.
  expect(parse(`zoeken=${'a'.repeat(10_000)}`).zoeken).toHaveLength(200);
});

test('a changed filter starts at the first page and keeps the rest', () => {
  const query = parse('zoeken=Deventer&kamers=3&pagina=4');
  expect(formatOfferPath(query, undefined, { slaapkamers: '2' })).toBe(
    '/woningaanbod?zoeken=Deventer&kamers=3&slaapkamers=2',
  );
  expect(formatOfferPath(query, 'olst', { kamers: null, zoeken: null })).toBe('/woningaanbod/olst');
  expect(formatOfferPath(query, undefined, { pagina: 1 })).toBe('/woningaanbod?zoeken=Deventer&kamers=3');
});

test('filters are counted; the kind and sold homes, which have switches, are none', () => {
  expect(countFilters(parse('soort=huur&verkocht=ook'))).toBe(0);
  expect(countFilters(parse('soort=huur&kamers=3&openhuis=ja'))).toBe(2);
});

test('an address that was made from a query asks the same', () => {
  const some = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const parameters = fc.record({
    zoeken: some(['Deventer', '7411 AB', 'Keulenstraat 19 A']),
    radius: some(['1', '2', '5', '10', '7']),
    soort: some(['koop', 'huur', 'anders']),
    ...Object.fromEntries(
      filterNames
        .filter((name) => name !== 'soort')
        .map((name) => [name, some([...filters[name].choices, '250000', '-1', '0', 'nee', 'x'])]),
    ),
    sort: some(['prijs', '-prijs', 'x']),
    pagina: some(['1', '2', '99999999']),
    weergave: some(['kaart', 'lijst']),
  });
  fc.assert(
    fc.property(parameters, (given) => {
      const search = new URLSearchParams(
        Object.entries(given).filter(([, value]) => value !== undefined) as [string, string][],
      );
      const query = parseOfferQuery(search);
      const again = parseOfferQuery(new URLSearchParams(listParameters(query)));
      expect(again).toEqual(query);
    }),
  );
});
