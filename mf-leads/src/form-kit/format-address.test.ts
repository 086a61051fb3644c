import { expect, test } from 'vitest';
import { formatFullAddress, listAddressOptions } from './format-address.ts';

const home = (letter: string | null, addition: string | null = null) => ({
  street: 'Keulenstraat',
  number: 19,
  letter,
  addition,
  postcode: '7418ET',
  city: { id: '', label: 'Deventer' },
});

test('homes that differ in letter or addition read differently, in alphabetical order', () => {
  expect(listAddressOptions([home('B'), home(null), home('A', '2')])).toMatchObject([
    { value: 'A2', label: 'Keulenstraat 19 A2 in Deventer' },
    { value: 'B', label: 'Keulenstraat 19 B in Deventer' },
    { value: '', label: 'Keulenstraat 19 in Deventer' },
  ]);
});

test('says what is missing', () => {
  expect(formatFullAddress({ street: '', number: 19, extra: '', city: '' })).toBe(
    'Adres niet gevonden 19 in Plaats niet gevonden',
  );
});
