import { expect, test } from 'vitest';
import { findPackage, describePackagePrice } from './prices.ts';

const item = (titel: string, vanaf: number | null, tot: number | null, prijs: string | null = '795') => ({
  id: 1,
  soort: 'taxatie' as const,
  titel,
  vanaf_tot_prijs: null,
  vanaf,
  tot,
  prijs,
  meest_gekozen: false,
  items: [],
});
const packages = [
  item('695', 0, 300_000),
  item('795', 300_000, 400_000),
  item('op aanvraag', null, null, null),
];

test.each([
  [0, '695'],
  [300_000, '695'],
  [300_001, '795'],
  [400_000, '795'],
  [400_001, 'op aanvraag'],
])('a home of € %d belongs to package %s', (value, titel) => {
  expect(findPackage(packages, value)?.titel).toBe(titel);
});

test('without a package on request nothing fits a home that is out of range', () => {
  expect(findPackage(packages.slice(0, 2), 999_999)).toBeUndefined();
});

test('a price is an amount in euros, or on request', () => {
  expect(describePackagePrice(item('795', 0, 1, '795'))).toBe('€\u00a0795,-');
  expect(describePackagePrice(item('Landgoed', 0, 1, '1250'))).toBe('€\u00a01.250,-');
  expect(describePackagePrice(item('Prijs op aanvraag', 0, 1, '795'))).toBe('Prijs op aanvraag');
});
