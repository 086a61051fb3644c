import { expect, test } from 'vitest';
import { createProperty } from '../../test/create-property.ts';
import { createListings } from '../index/listings.ts';
import { readSentence } from './read-sentence.ts';

const listings = createListings('test', [
  createProperty({ id: 1, straat: 'Keulenstraat', huisnummer: '19', buurt: 'Bergweide' }),
  createProperty({ id: 3, straat: 'Grote Poot', huisnummer: '3', slug: 'poot', objectSku: 'deventer-poot' }),
  createProperty({ id: 2, straat: 'Brink', huisnummer: '5', slug: 'brink-5', objectSku: 'deventer-brink-5' }),
]);
const read = (question: string) => readSentence(listings, question, undefined);

test.each([
  ['woningen in Deventer', { plaats: 'deventer' }],
  ['in Deventer', { plaats: 'deventer' }],
  ['woningen in Epse', { plaats: 'epse' }],
  ['ik zoek een woning in Devnter', { plaats: 'deventer' }],
  ['wonen in Bergweide', { buurt: 'Bergweide' }],
  ['Bergweide in Deventer', { buurt: 'Bergweide', plaats: 'deventer' }],
  ['woning Brink', { zoeken: 'Brink' }],
  ['woningen', {}],
  ['Keulenstraat in Deventer', { plaats: 'deventer', zoeken: 'Keulenstraat' }],
])('a place or street among words that no address has is a list: %s', (question, vraag) => {
  expect(read(question)).toEqual({ vraag, rest: [] });
});

test.each([
  ['huis met grote tuin', { type: 'woonhuis', tuin: 'ja' }, ['grote']],
  ['huis met een grote tuin, Grote Poot', { type: 'woonhuis', tuin: 'ja', zoeken: 'Grote Poot' }, ['grote']],
  ['huis Grote Poot 3', { type: 'woonhuis', zoeken: 'Grote Poot 3' }, []],
])('"grote" is a street only before the rest of its name: %s', (question, vraag, rest) => {
  expect(read(question)).toEqual({ vraag, rest });
});

test.each([
  ['woning met zwembad in Deventer', ['zwembad']],
  ['starterswoning Deventer', ['starterswoning']],
  ['Deventer centrum', ['centrum']],
  ['nieuwbouw Deventer', ['nieuwbouw']],
  ['Deventer met zonnepanelen', ['zonnepanelen']],
  ['gemeente Deventer', ['gemeente']],
  ['Deventer of Olst', ['Olst']],
])('what it cannot do of such a list is named: %s', (question, rest) => {
  expect(read(question)).toEqual({ vraag: { plaats: 'deventer' }, rest });
});

test.each(['Deventer', 'Epse', 'Grotestraat 26 in Deventer', 'Brink 7 Deventer', 'ruime woning'])(
  'what is found by itself, and what nobody has, is no sentence: %s',
  (question) => {
    expect(read(question)).toBeUndefined();
  },
);
