import type { Card } from '@binnen/contracts/property';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createProperty } from '../../test/create-property.ts';
import { isOneEditApart } from '../places/fold.ts';
import { createListings } from './listings.ts';
import { knownPlaces } from '../places/places.ts';
import { search } from './search-index.ts';

const createCard = (id: number, fields: Partial<Card>): Card => ({
  ...createProperty({ id, slug: `home-${id}`, objectSku: `deventer-home-${id}`, postcode: '7411 BR' }),
  koopprijs: 300_000,
  woonoppervlakte: 100,
  aantalkamers: 4,
  energieklasse: 'C',
  objecttype: 'WOONHUIS',
  ...fields,
});

const homes = [
  createCard(1, { straat: 'Keulenstraat', huisnummer: '19', huisnummertoevoeging: 'A', postcode: '7418 ET' }),
  createCard(2, { straat: 'Brédastraat', huisnummer: '12', postcode: '7412 AB', buurt: 'Knutteldorp' }),
  createCard(3, { straat: 'Dorpsstraat', huisnummer: '5', plaats: 'Bathmen', postcode: '7437 AH' }),
  createCard(4, { straat: 'Sint-Jansstraat', huisnummer: '7', plaats: 'Olst', postcode: '8121 CD' }),
  createCard(5, { straat: "'s-Gravenweg", huisnummer: '3', plaats: 'IJsselmuiden', postcode: '8271 EF' }),
  createCard(6, { straat: 'H.W. Iordensweg', huisnummer: '60', plaats: 'Twello', postcode: '7391 KB' }),
  createCard(7, { straat: 'Deventerweg', huisnummer: '2', plaats: 'Laren', postcode: '7245 GH' }),
];
const { index, cards } = createListings('test', homes);
const find = (question: string) =>
  search(index, question)
    ?.map((row) => cards[row]!.id)
    .sort();

describe('what a visitor types is found', () => {
  test.each([
    ['Deventer', [1, 2]],
    ['deventer', [1, 2]],
    ['7418ET', [1]],
    ['7418 et', [1]],
    ['7418', [1]],
    ['7418 ET 19', [1]],
    ['7418ET 19a', [1]],
    ['7418et19a', [1]],
    ['7412 in Deventer', [2]],
    ['7437 in Bathmen', [3]],
    ['7412 de Bredastraat', [2]],
    ['Keulenstraat 19A', [1]],
    ['keulenstraat 19-a', [1]],
    ['Keulenstraat 19 A, Deventer', [1]],
    ['Keulenstraat 19 A, 7418 ET Deventer, Nederland', [1]],
    ['Deventer, Nederland', [1, 2]],
    ['Laren, The Netherlands', [7]],
    ['keulen straat 19', [1]],
    ['keulenstr', [1]],
    ['bredastraat', [2]],
    ['Brédastraat 12', [2]],
    ['knutteldorp', [2]],
    ['knuteldorp', [2]],
    ['sint jansstraat', [4]],
    ['s-gravenweg', [5]],
    ['sgravenweg', [5]],
    ['ijsselmuiden', [5]],
    ['hw iordensweg', [6]],
    ['Laren', [7]],
    ['dorpsstraat bathmen', [3]],
  ])('%s', (question, expected) => {
    expect(find(question)).toEqual(expected);
  });

  test.each([
    ['Devetner', [1, 2]],
    ['Deventr', [1, 2]],
    ['Bathmne', [3]],
    ['Kuelenstraat 19', [1]],
    ['Keulenstraaat 19', [1]],
    ['dorpstraat', [3]],
  ])('%s, with one edit in it', (question, expected) => {
    expect(find(question)).toEqual(expected);
  });

  test.each(['xyzzy', 'Keulenstraat 20', 'Keulenstraat 19 B', '9999', 'Dvntr'])(
    '%s is not here',
    (question) => {
      expect(find(question)).toEqual([]);
    },
  );

  test('a place is the town, not a street named after it', () => {
    expect(find('Deventer')).not.toContain(7);
    expect(find('Deventerweg')).toEqual([7]);
  });

  test('a known place without homes has no results, and is not taken for another', () => {
    expect(find('Epse')).toEqual([]);
  });

  test('no question means everything', () => {
    expect(search(index, '')).toBeUndefined();
    expect(search(index, '   ')).toBeUndefined();
    expect(search(index, '.*')).toEqual([]);
  });
});

const words = fc.stringMatching(/^[a-z]{4,12}$/);

describe('for any offer', () => {
  test('a home is found by its own address, however it is written', () => {
    const address = fc.record({
      straat: fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
      huisnummer: fc.integer({ min: 1, max: 999 }).map(String),
      huisnummertoevoeging: fc.option(fc.constantFrom('A', 'bis', '-2', ' 2')),
      plaats: fc.constantFrom(...Object.keys(knownPlaces)),
    });
    fc.assert(
      fc.property(
        fc.array(address, { minLength: 1, maxLength: 20, size: 'max' }),
        fc.boolean(),
        (addresses, upper) => {
          const offer = createListings(
            'any',
            addresses.map((fields, id) => createCard(id + 1, fields)),
          );
          addresses.forEach(({ straat, huisnummer, huisnummertoevoeging, plaats }, id) => {
            const text = `${straat} ${huisnummer}${huisnummertoevoeging ?? ''} ${plaats}`;
            const rows = search(offer.index, upper ? text.toUpperCase() : text) ?? [];
            expect(rows.map((row) => offer.cards[row]!.id)).toContain(id + 1);
          });
        },
      ),
    );
  });

  test('one typing error in a street’s name is forgiven', () => {
    const edit = fc.record({
      at: fc.nat(),
      letter: fc.constantFrom(...'abcdefgh'),
      kind: fc.constantFrom('drop', 'add', 'change', 'swap'),
    });
    fc.assert(
      fc.property(words, edit, (street, { at, letter, kind }) => {
        const offer = createListings('any', [createCard(1, { straat: street, plaats: 'Olst' })]);
        const place = at % (street.length - 1);
        const typed = {
          drop: street.slice(0, place) + street.slice(place + 1),
          add: street.slice(0, place) + letter + street.slice(place),
          change: street.slice(0, place) + letter + street.slice(place + 1),
          swap: street.slice(0, place) + street[place + 1] + street[place] + street.slice(place + 2),
        }[kind];
        fc.pre(
          typed.length >= 4 &&
            !Object.keys(knownPlaces).some((name) => isOneEditApart(typed, name.toLowerCase())),
        );
        expect(search(offer.index, typed)).toEqual([0]);
      }),
    );
  });

  test('no question breaks the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300, size: 'max' }), (question) => {
        const rows = search(index, question);
        expect(rows === undefined || rows.every((row) => row >= 0 && row < cards.length)).toBe(true);
      }),
    );
  });

  test('being one edit apart is symmetric', () => {
    fc.assert(
      fc.property(words, words, (one, other) => isOneEditApart(one, other) === isOneEditApart(other, one)),
    );
  });
});
