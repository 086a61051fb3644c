import type { Card } from '@binnen/contracts/property';
import { expect, test } from 'vitest';
import { createProperty } from '../../test/create-property.ts';
import { createListings } from '../index/listings.ts';
import { findSimilar } from './similar.ts';
import { findSoldNearby } from './sold-nearby.ts';

/** A house of € 400.000 and 100 m² near the Brink, at a number of its own. */
const createHome = (id: number, fields: Partial<Card> = {}): Card => ({
  ...createProperty({ id, slug: `brink-${id}`, objectSku: `deventer-brink-${id}`, huisnummer: `${id}` }),
  koopprijs: 400_000,
  woonoppervlakte: 100,
  objecttype: 'WOONHUIS',
  lat: 52.25,
  lon: 6.16,
  ...fields,
});
const home = createHome(1);

test.each<[string, Partial<Card>, Partial<Card>]>([
  ['price', { koopprijs: 420_000 }, { koopprijs: 600_000 }],
  ['price, also of what costs less', { koopprijs: 390_000 }, { koopprijs: 250_000 }],
  ['size', { woonoppervlakte: 110 }, { woonoppervlakte: 190 }],
  ['distance', { lat: 52.26 }, { lat: 52.35 }],
  ['kind of building', {}, { objecttype: 'APPARTEMENT' }],
  ['town, where a spot is not known', { lat: null }, { lat: null, plaats: 'Olst', citySlug: 'olst' }],
  ['price, before one that is not told', { koopprijs: 500_000 }, { koopprijs: null }],
])('of two homes that differ in %s the more alike comes first', (_, near, far) => {
  const listings = createListings('test', [home, createHome(2, far), createHome(3, near)]);
  expect(findSimilar(listings, home).map(({ id }) => id)).toEqual([3, 2]);
});

test('at most three similar homes are shown, each address once, and none that is gone or for rent', () => {
  const others = [
    createHome(2, { status: 'VERKOCHT' }),
    createHome(3, { koopprijs: null, huurprijs: 1500, koopconditie: null, huurconditie: 'PER_MAAND' }),
    createHome(4, { huisnummer: '1', koopprijs: 401_000 }),
    createHome(5),
    createHome(6, { huisnummer: '5', koopprijs: 402_000 }),
    createHome(7, { koopprijs: 410_000, status: 'ONDER_BOD' }),
    createHome(8, { koopprijs: 420_000 }),
    createHome(9, { koopprijs: 430_000 }),
  ];
  expect(findSimilar(createListings('test', [home, ...others]), home).map(({ id }) => id)).toEqual([5, 7, 8]);
});

test('what was sold within three kilometres and a year and a half is told, nearest first, then newest', () => {
  const sold = (id: number, fields: Partial<Card>) =>
    createHome(id, { status: 'VERKOCHT', verkocht_op: '2026-10-01', verkocht_na: 20, ...fields });
  const cards = [
    home,
    sold(2, { lat: 52.27 }),
    sold(3, { lat: 52.251 }),
    sold(4, { lat: 52.28 }),
    sold(5, { verkocht_op: '2025-01-01' }),
    sold(6, { status: 'AANGEKOCHT' }),
    sold(7, { lat: null, plaats: 'Olst', citySlug: 'olst' }),
    sold(8, { huisnummer: '1' }),
  ];
  const tell = (more: Card[] = []) =>
    findSoldNearby(createListings('test', [...cards, ...more]), home, '2026-11-27');
  expect(tell().map(({ adres, afstand }) => [adres, afstand])).toEqual([
    ['Brink 3, Deventer', 0.11],
    ['Brink 2, Deventer', 2.22],
  ]);
  // An unknown spot is somewhere in the town: after the known ones, the newest first.
  const unknown = [sold(9, { lat: null }), sold(10, { lat: null, verkocht_op: '2026-11-01' })];
  expect(tell(unknown).map(({ adres, afstand }) => [adres, afstand])).toEqual([
    ['Brink 3, Deventer', 0.11],
    ['Brink 2, Deventer', 2.22],
    ['Brink 10, Deventer', null],
  ]);
  expect(
    findSoldNearby(
      createListings('test', cards),
      { ...home, koopprijs: null, huurprijs: 900, koopconditie: null, huurconditie: 'PER_MAAND' },
      '2026-11-27',
    ),
  ).toEqual([]);
});

test('a sold home is not told as sold near itself, also without a number that says which home it is', () => {
  const own = createHome(1, { status: 'VERKOCHT', verkocht_op: '2026-10-01', huisnummer: null });
  expect(findSoldNearby(createListings('test', [own]), own, '2026-11-27')).toEqual([]);
});
