import { expect, test } from 'vitest';
import { parseLenders } from './load-valuation.ts';

const lenders = { geldverstrekkers: [{ title: 'ING' }, { title: 'Rabobank' }] };

test('lenders come as an object, or as a list whose first item has them', () => {
  expect(parseLenders(lenders)).toEqual(['ING', 'Rabobank']);
  expect(parseLenders([lenders])).toEqual(['ING', 'Rabobank']);
  expect(parseLenders([])).toEqual([]);
});
