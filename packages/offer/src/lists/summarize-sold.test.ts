import { expect, test } from 'vitest';
import { createProperty } from '../../test/create-property.ts';
import { summarizeSold } from './summarize-sold.ts';

const sell = (verkocht_op: string, verkocht_na?: number) =>
  createProperty({ status: 'VERKOCHT', verkocht_op, ...(verkocht_na ? { verkocht_na } : {}) });

test('only the year of the last sale counts, and half of its homes were sold within the days that are told', () => {
  const homes = [
    sell('2025-12-31', 1),
    sell('2026-01-01', 40),
    sell('2026-03-01', 10),
    sell('2026-02-01', 90),
  ];
  expect(summarizeSold(homes)).toEqual({ vanaf: '2026-01-01', tot: '2026-03-01', aantal: 3, dagen: 40 });
  expect(summarizeSold([...homes, sell('2026-02-02', 20)])?.dagen).toBe(20);
});

test('sales without days are counted, and without a sale there is no summary', () => {
  expect(summarizeSold([sell('2026-02-01')])).toMatchObject({ aantal: 1, dagen: null });
  expect(summarizeSold([createProperty()])).toBeUndefined();
});

test('homes of which the days are not known are no part of the half that was sold within some days', () => {
  const homes = [sell('2026-01-05', 10), sell('2026-02-05', 30), sell('2026-03-05')];
  expect(summarizeSold(homes)?.dagen).toBe(30);
  expect(summarizeSold([...homes, sell('2026-04-05'), sell('2026-05-05')])?.dagen).toBeNull();
});
