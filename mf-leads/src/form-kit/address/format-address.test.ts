import { expect, test } from 'vitest';
import { formatFullAddress, isTyped, listAddressOptions } from './format-address.ts';

const home = (letter: string | null, addition: string | null = null) => ({
  street: 'Keulenstraat',
  number: 19,
  letter,
  addition,
  postcode: '7418ET',
  city: { id: '', label: 'Deventer' },
});

test('homes that differ in letter or addition read differently, the plain number first, then in alphabetical order', () => {
  expect(listAddressOptions([home('B'), home(null), home('A', '2')])).toMatchObject([
    { value: '', label: 'Keulenstraat 19 in Deventer' },
    { value: 'A2', label: 'Keulenstraat 19 A2 in Deventer' },
    { value: 'B', label: 'Keulenstraat 19 B in Deventer' },
  ]);
});

test('says what is missing', () => {
  expect(formatFullAddress({ street: '', number: 19, extra: '', city: '' })).toBe(
    'Adres niet gevonden 19 in Plaats niet gevonden',
  );
});

test('a number is the typed one with the invisible characters that were pasted along', () => {
  expect(isTyped(home('A'), '\u202A19 A\u202C')).toBe(true);
  expect(isTyped(home('A'), '\u202A19 B\u202C')).toBe(false);
});
