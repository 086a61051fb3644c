import { expect, test } from 'vitest';
import { formatProperty } from './format-property.ts';

test('names the home and its page', () => {
  const home = {
    straat: 'Keulenstraat',
    huisnummer: '19',
    huisnummertoevoeging: 'A',
    plaats: 'Deventer',
    citySlug: 'deventer',
    slug: 'keulenstraat-19-a',
  };
  expect(formatProperty(home)).toBe('Keulenstraat 19 A, Deventer (/woningaanbod/deventer/keulenstraat-19-a)');
});

test('leaves out what the feed does not have', () => {
  expect(formatProperty({ straat: 'Buitenweg', huisnummer: '0', plaats: 'Wijhe' })).toBe('Buitenweg, Wijhe');
  expect(formatProperty({})).toBe('');
});
