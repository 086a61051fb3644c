import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOption, loadPlaceOptions, parseChosen, recogniseOption, suggestOptions } from './options.ts';

test('several hundred places are offered, each with a number and a name of its own', async () => {
  const places = await loadPlaceOptions();
  expect(places.length).toBeGreaterThan(500);
  for (const name of ['Deventer', 'Zwolle', 'Apeldoorn', 'Arnhem'])
    expect(places).toContainEqual({ name, code: expect.any(Number) });
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
});

test('what begins with the typed letters comes first, without regard to accents and capitals', async () => {
  const places = await loadPlaceOptions();
  expect(suggestOptions('DEVEN', places)[0]?.name).toBe('Deventer');
  expect(suggestOptions('marien', places).map(({ name }) => name)).toContain('Mariënheem');
  // The apostrophe of a telephone, and none.
  for (const typed of ['’s-Heerenb', 's-heerenb'])
    expect(suggestOptions(typed, places).map(({ name }) => name)).toContain("'s-Heerenberg");
});

test('an added option has two letters and a number below ten million as its code', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      const { code } = createOption('Boerderij', random);
      expect(code).toMatch(/^Bo\d{1,7}$/);
    }),
  );
});

test('letters that only one option begins with mean that one', async () => {
  const places = await loadPlaceOptions();
  expect(recogniseOption('deventer', places)?.name).toBe('Deventer');
  expect(recogniseOption('Devent', places)?.name).toBe('Deventer');
  expect(recogniseOption('De', places)).toBeUndefined();
  expect(recogniseOption('Nergenshuizen', places)).toBeUndefined();
});

test('names of a form without script are recognised', async () => {
  const places = await loadPlaceOptions();
  const [deventer, other] = parseChosen('deventer, Nergenshuizen', places);
  expect(deventer).toEqual({ name: 'Deventer', code: expect.any(Number) });
  expect(other?.name).toBe('Nergenshuizen');
});
