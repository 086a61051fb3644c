import { expect, test } from 'vitest';
import { formatPackagePrice } from './package-price.ts';

test.each([
  ['795', '€\u00a0795,-'],
  ['1250', '€\u00a01.250,-'],
  ['1.250', '€\u00a01.250,-'],
  ['1.250,00', '€\u00a01.250,-'],
  ['1995.5', '€\u00a01.995,50'],
  ['49.50', '€\u00a049,50'],
  ['697,50', '€\u00a0697,50'],
  ['1.697,50', '€\u00a01.697,50'],
  ['795.0000', '€\u00a0795,-'],
  ['1 250', '€\u00a01.250,-'],
  ['1250.125', '€\u00a01.250,13'],
  ['1.250.000', '€\u00a01.250.000,-'],
  [' € 795,- ', '€\u00a0795,-'],
])('“%s” reads %s', (prijs, price) => expect(formatPackagePrice(prijs)).toBe(price));

test.each(['', ' ', 'op aanvraag', '<p>795</p>', '1,250,000', '12.5.1', '-5', ',-', '795 per stuk', '1e3'])(
  '“%s” is no amount',
  (prijs) => expect(formatPackagePrice(prijs)).toBeUndefined(),
);
