import type { Property } from '@binnen/contracts/property';
import { statuses } from '@binnen/contracts/statuses';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createProperty } from '../../test/create-property.ts';
import { addHistory } from './describe.ts';
import { updateMemory, type Memory } from './memory.ts';

type Day = [day: string, ...homes: Property[]];

/** What is remembered after these days' feeds. */
const follow = (...days: Day[]): Memory =>
  days.reduce<Memory>((memory, [day, ...homes]) => updateMemory(memory, homes, day), {});

const brink = (koopprijs: number, fields: Partial<Property> = {}) => createProperty({ koopprijs, ...fields });
const changesOf = (memory: Memory, id = 1) => memory[id]?.wijzigingen;

const fromTo = (van: number, naar: number) => ({ van, naar, soort: 'koop', conditie: 'KOSTEN_KOPER' });

test('a change of price and of status is remembered with its day, and nothing else is a change', () => {
  const memory = follow(
    ['2026-10-01', brink(450_000)],
    ['2026-10-05', brink(450_000, { aanbiedingstekst: 'Nieuwe woorden.' })],
    ['2026-10-09', brink(425_000)],
    ['2026-11-01', brink(425_000, { status: 'ONDER_BOD' })],
  );
  expect(memory[1]).toMatchObject({ sinds: '2026-10-01', gezien: '2026-11-01', prijs: 425_000 });
  expect(changesOf(memory)).toEqual([
    { datum: '2026-10-09', prijs: fromTo(450_000, 425_000) },
    { datum: '2026-11-01', status: { van: 'BESCHIKBAAR', naar: 'ONDER_BOD' } },
  ]);
});

test('a price that was mistyped and put right on the same day never changed', () => {
  const memory = follow(
    ['2026-10-01', brink(450_000)],
    ['2026-10-09', brink(45_000)],
    ['2026-10-09', brink(450_000)],
  );
  expect(changesOf(memory)).toEqual([]);
});

test('a price on request in between is no change, and the price after it is compared with the last one', () => {
  const memory = follow(
    ['2026-10-01', brink(450_000)],
    ['2026-10-05', brink(0, { koopprijs: null })],
    ['2026-10-09', brink(440_000)],
  );
  expect(changesOf(memory)).toEqual([{ datum: '2026-10-09', prijs: fromTo(450_000, 440_000) }]);
});

test('prices of another kind or condition are not compared', () => {
  const rent = createProperty({
    koopprijs: null,
    huurprijs: 1400,
    koopconditie: null,
    huurconditie: 'PER_MAAND',
  });
  const yearly = { ...rent, huurprijs: 15_000, huurconditie: 'PER_JAAR' };
  expect(
    changesOf(follow(['2026-10-01', brink(450_000)], ['2026-10-05', rent], ['2026-10-09', yearly])),
  ).toEqual([]);
});

describe('a home that is listed again', () => {
  const again = (koopprijs: number) => brink(koopprijs, { id: 2, slug: 'brink-1-2' });

  test('keeps its history, with what its new price is compared with the last', () => {
    const memory = follow(
      ['2026-10-01', brink(450_000)],
      ['2026-10-09', brink(440_000)],
      ['2026-11-01'],
      ['2026-11-20', again(425_000)],
    );
    expect(memory[2]?.sinds).toBe('2026-10-01');
    expect(changesOf(memory, 2)).toEqual([
      { datum: '2026-10-09', prijs: fromTo(450_000, 440_000) },
      { datum: '2026-11-20', prijs: fromTo(440_000, 425_000), opnieuw: true },
    ]);
  });

  test('after it was sold does not compare its prices', () => {
    const sold = brink(450_000, { status: 'VERKOCHT' });
    const memory = follow(['2026-10-01', sold], ['2026-11-20', sold, again(425_000)]);
    expect(changesOf(memory, 2)).toEqual([
      { datum: '2026-11-20', status: { van: 'VERKOCHT', naar: 'BESCHIKBAAR' }, opnieuw: true },
    ]);
    expect(changesOf(memory, 1)).toEqual([]);
  });

  test('beside one that is still offered is another home, and so is one without an address', () => {
    expect(
      changesOf(follow(['2026-10-01', brink(450_000)], ['2026-11-20', brink(450_000), again(425_000)]), 2),
    ).toEqual([]);
    const nowhere = (id: number) => brink(450_000, { id, straat: null });
    expect(changesOf(follow(['2026-10-01', nowhere(1)], ['2026-11-20', nowhere(2)]), 2)).toEqual([]);
  });

  test('more than two years later is not recognised', () => {
    const memory = follow(['2024-10-01', brink(450_000)], ['2026-11-01'], ['2026-11-20', again(425_000)]);
    expect(changesOf(memory, 2)).toEqual([]);
    expect(memory[1]).toBeUndefined();
  });
});

test('a reduction is news for ninety days, while the home can be had for that price', () => {
  const memory = follow(['2026-08-01', brink(450_000)], ['2026-08-20', brink(425_000)]);
  const reductionOn = (day: string, home = brink(425_000)) => addHistory(home, memory[1], day).prijsverlaging;
  const news = { datum: '2026-08-20', van: 450_000 };
  expect(reductionOn('2026-08-20')).toEqual(news);
  expect(reductionOn('2026-11-18')).toEqual(news);
  expect(reductionOn('2026-11-19')).toBeUndefined();
  for (const status of ['VERKOCHT', 'VERKOCHT_ONDER_VOORBEHOUD'] as const)
    expect(reductionOn('2026-08-20', brink(425_000, { status }))).toBeUndefined();
  const raised = updateMemory(memory, [brink(430_000)], '2026-08-30');
  expect(addHistory(brink(430_000), raised[1], '2026-08-30').prijsverlaging).toBeUndefined();
});

test('whatever a feed says, a history leads from the first price to the last, and reading a feed twice adds nothing', () => {
  const days = fc.array(
    fc.record({
      koopprijs: fc.constantFrom(400_000, 425_000, 450_000),
      status: fc.constantFrom(...statuses),
      sameDay: fc.boolean(),
    }),
    { minLength: 1, maxLength: 15, size: 'max' },
  );
  fc.assert(
    fc.property(days, (feeds) => {
      let memory: Memory = {};
      let day = 0;
      for (const { sameDay, ...fields } of feeds) {
        day += sameDay ? 0 : 1;
        const read = [createProperty(fields)];
        const today = `2026-10-${String(day + 1).padStart(2, '0')}`;
        memory = updateMemory(memory, read, today);
        expect(updateMemory(memory, read, today)).toEqual(memory);
      }
      const changes = changesOf(memory)!;
      const prices = changes.flatMap(({ prijs }) => prijs ?? []);
      prices.forEach(({ van, naar }, index) => {
        expect(naar).not.toBe(van);
        expect(prices[index + 1]?.van ?? naar).toBe(naar);
      });
      expect(prices.at(-1)?.naar ?? feeds.at(-1)!.koopprijs).toBe(feeds.at(-1)!.koopprijs);
      expect(prices[0]?.van ?? feeds[0]!.koopprijs).toBe(feeds[0]!.koopprijs);
      expect(new Set(changes.map(({ datum }) => datum)).size).toBe(changes.length);
      expect(changes.map(({ datum }) => datum)).toEqual(changes.map(({ datum }) => datum).toSorted());
    }),
  );
});
