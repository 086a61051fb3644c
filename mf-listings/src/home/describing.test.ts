import { countBedrooms } from '@binnen/contracts/filters/home-traits';
import { formatAddress, formatStreet } from '@binnen/contracts/formats/address';
import { formatEuros } from '@binnen/contracts/formats/amounts';
import { formatDate, formatDay } from '@binnen/contracts/formats/local-date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDistance } from '../card/format-distance.ts';
import { formatPostcode, formatTown } from './address.ts';
import { formatHours } from '../property/format-hours.ts';
import { formatPlacePath } from './list-of-home.ts';
import { formatArea } from './facts.ts';
import { listFigures } from './figures.ts';
import { describePrice, formatPrice } from './price.ts';
import { findTone, formatStatus } from './status.ts';

const none = { koopprijs: null, huurprijs: null, koopconditie: null, huurconditie: null };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the price', () => {
  test.each([
    [{ koopprijs: 325000, koopconditie: 'KOSTEN_KOPER' }, '€ 325.000 k.k.', 'koop'],
    [{ huurprijs: 1250, huurconditie: 'PER_MAAND' }, '€ 1.250 p/m', 'huur'],
    [
      { koopprijs: 325000, koopconditie: 'KOSTEN_KOPER', prijsvorm: 'Bieden vanaf' },
      'Bieden vanaf € 325.000 k.k.',
      'koop',
    ],
    [{ koopprijs: 650000, koopconditie: 'VRIJ_OP_NAAM' }, '€ 650.000 VRIJ_OP_NAAM', 'koop'],
    [{ huurprijs: 15000, huurconditie: 'PER_JAAR' }, '€ 15.000 per jaar', 'huur'],
    [
      { huurprijs: 900, huurconditie: 'PER_MAAND', koopprijs: 250000, koopconditie: 'KOSTEN_KOPER' },
      '€ 250.000 k.k.',
      'koop',
    ],
    [{ huurprijs: 900, huurconditie: 'PER_MAAND', koopprijs: 0 }, '€ 900 p/m', 'huur'],
    [{ koopprijs: 1234567, koopconditie: 'KOSTEN_KOPER' }, '€ 1.234.567 k.k.', 'koop'],
    [{}, 'Prijs op aanvraag', null],
    [{ koopprijs: 0, huurprijs: 0, koopconditie: 'KOSTEN_KOPER' }, 'Prijs op aanvraag', null],
    [{ status: 'VERKOCHT_ONDER_VOORBEHOUD' }, 'Prijs onbekend', null],
    [{ status: 'VERHUURD' }, 'Prijs onbekend', null],
    [
      { status: 'VERKOCHT', koopprijs: 325000, koopconditie: 'KOSTEN_KOPER' },
      'Laatste vraagprijs € 325.000 k.k.',
      'koop',
    ],
  ] as const)('%j reads %s', (fields, text, kind) => {
    const home = { ...none, status: 'BESCHIKBAAR' as const, ...fields };
    expect(plain(formatPrice(home))).toBe(text);
    expect(describePrice(home).kind).toBe(kind);
  });
  test('of a home that left the offer without one is not to be asked for', () =>
    expect(formatPrice({ ...none, status: 'BESCHIKBAAR' }, true)).toBe('Prijs onbekend'));

  test('any amount can be read back, and is grouped by three', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (euros) => {
        const text = plain(formatEuros(euros));
        expect(Number(text.replace(/[€. ]/g, ''))).toBe(euros);
        expect(text).toMatch(/^€ \d{1,3}(\.\d{3})*$/);
      }),
    );
  });
});

describe('the status', () => {
  const sale = { ...none, koopprijs: 1, koopconditie: 'KOSTEN_KOPER' };
  const rent = { ...none, huurprijs: 1, huurconditie: 'PER_MAAND' };
  test.each([
    ['AANGEKOCHT', 'Aangekocht!'],
    ['VERKOCHT_ONDER_VOORBEHOUD', 'Verkocht onder voorbehoud'],
    ['VERHUURD_ONDER_VOORBEHOUD', 'Verhuurd onder voorbehoud'],
    ['VERKOCHT', 'Verkocht!'],
    ['ONDER_BOD', 'Onder bod'],
    ['VERHUURD', 'Verhuurd!'],
    ['BESCHIKBAAR', 'Te koop'],
  ] as const)('%s is labelled %s', (status, label) => {
    expect(formatStatus({ ...sale, status })).toBe(label);
  });
  test.each([
    [{ ...sale, status: 'VERKOCHT' }, 'Laatste vraagprijs'],
    [{ ...sale, status: 'VERKOCHT_ONDER_VOORBEHOUD' }, 'Laatste vraagprijs'],
    [{ ...rent, status: 'VERHUURD' }, 'Laatste huurprijs'],
    [{ ...sale, status: 'ONDER_BOD' }, ''],
    [{ ...none, status: 'VERKOCHT' }, ''],
  ] as const)('what was asked last for %j is "%s": it is not what was paid', (home, name) =>
    expect(describePrice(home).name).toBe(name),
  );
  test('an available home for rent is labelled so', () => {
    expect(formatStatus({ ...rent, status: 'BESCHIKBAAR' })).toBe('Te huur');
    expect(formatStatus({ ...rent, huurprijs: null, status: 'BESCHIKBAAR' })).toBe('Te huur');
    // Its price is that of a sale, and it is in the list of those.
    expect(formatStatus({ ...rent, koopprijs: 1, status: 'BESCHIKBAAR' })).toBe('Te koop');
    expect(findTone({ status: 'BESCHIKBAAR' })).toBe('available');
    expect(findTone({ status: 'VERHUURD' })).toBe('gone');
  });
});

describe('the address', () => {
  const home = {
    straat: 'Brink',
    huisnummer: '2',
    huisnummertoevoeging: null,
    postcode: '7411 BR',
    plaats: 'Deventer',
  };
  test('is written as people write it', () => {
    expect(formatAddress(home)).toBe('Brink 2, Deventer');
    expect(formatStreet({ ...home, huisnummertoevoeging: 'A' })).toBe('Brink 2 A');
    expect(formatStreet({ ...home, huisnummertoevoeging: '-12' })).toBe('Brink 2-12');
    expect(formatStreet({ ...home, huisnummer: null })).toBe('Brink');
  });
  test('says what is not known', () => {
    const nothing = {
      straat: null,
      huisnummer: null,
      huisnummertoevoeging: null,
      postcode: null,
      plaats: null,
    };
    expect(formatAddress(nothing)).toBe('Adres niet gevonden, Plaats niet gevonden');
    expect(formatPostcode(nothing)).toBe('Postcode niet gevonden');
    expect(formatTown(nothing)).toBe('Postcode niet gevonden Plaats niet gevonden');
    expect(formatTown({ ...home, postcode: null })).toBe('Deventer');
    expect(formatPlacePath({ ...nothing, citySlug: 'onbekend' })).toBe('/woningaanbod');
    expect(formatPlacePath({ ...home, citySlug: 'deventer' })).toBe('/woningaanbod/deventer');
  });
});

test('figures have their units', () => {
  expect(formatArea(120)).toBe('120\u00a0m²');
  expect(formatArea(1250)).toBe('1.250\u00a0m²');
  const tell = (aantalkamers: number, bedrooms: number) =>
    listFigures({ woonoppervlakte: null, aantalkamers, etages: [{ aantalSlaapkamers: bedrooms }] }).map(
      ([, words]) => words,
    );
  expect(tell(5, 3)).toEqual(['5 kamers', '3 slaapkamers']);
  expect(tell(1, 1)).toEqual(['1 kamer', '1 slaapkamer']);
  expect(tell(1, 0)).toEqual(['1 kamer']);
  expect([0.418, 0.994, 0.995, 0.9999, 1, 3.24].map(formatDistance)).toEqual([
    '420 m',
    '990 m',
    '1,0 km',
    '1,0 km',
    '1,0 km',
    '3,2 km',
  ]);
  expect(
    countBedrooms({ etages: [{ aantalSlaapkamers: 0 }, { aantalSlaapkamers: 3 }, { aantalSlaapkamers: 1 }] }),
  ).toBe(4);
});

test('dates are Dutch, and no time zone shifts them', () => {
  expect(formatDate('2026-09-30')).toBe('30 september 2026');
  expect(formatDay('2026-11-21T23:30:00')).toBe('zaterdag 21 november');
  expect(formatHours({ start: '2026-11-21T11:00:00', eind: '2026-11-21T12:30:00' })).toBe('11:00–12:30 uur');
  expect(formatHours({ start: '2026-11-21T11:00:00', eind: null })).toBe('vanaf 11:00 uur');
  expect(formatDate('gisteren')).toBe('');
});
