import { expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { createCard } from '../../test/made-up-homes.ts';
import type { Card } from '@binnen/contracts/property';
import { parseSaved, putFirst } from './saved-homes.ts';

const property = Object.values(samples.pages['/woningaanbod/:city/:object']!.data)[0] as Card;
const other = { ...property, id: 7 };

test('what somebody else wrote into storage is left out, and never fails', () => {
  for (const text of ['', 'null', '{', '7', '{"id":1}', '[null,7,{"id":"1"},{"id":1}]'])
    expect(parseSaved(text)).toEqual([]);
});

test('a home is kept once, first, and as a card', () => {
  const kept = putFirst([other, property], property);
  expect(kept.map(({ id }) => id)).toEqual([property.id, 7]);
  expect(kept[0]).not.toHaveProperty('aanbiedingstekst');
  expect(parseSaved(JSON.stringify(kept))).toEqual(kept);
});

test('all that a card shows, and all that homes are compared by, is kept', () => {
  const card = createCard(1, {
    openhuisdagen: [{ start: '2026-12-05T11:00:00', eind: null }],
    prijsverlaging: { datum: '2026-11-20', van: 450_000 },
    ...{ bouwjaar: '1931', perceeloppervlakte: 160, servicekosten: 0, verdieping: 0 },
    ...{ buitenruimte: ['tuin'], zonligging: 'zuidwest', parkeren: ['eigen'] },
  });
  expect(putFirst([], card)).toEqual([card]);
});

test('a kept home is found in the stored text by its id alone', () => {
  expect(JSON.stringify(putFirst([], property))).toContain(`{"id":${property.id},`);
});
