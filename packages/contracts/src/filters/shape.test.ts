import { expect, test } from 'vitest';
import { filters } from './filters.ts';
import { formatShape, isInside, mostCorners, readShape } from './shape.ts';

const at = (lat: number, lon: number) => ({ lat, lon });
const square = [at(52, 6), at(52, 7), at(53, 7), at(53, 6)];
/** An hourglass on its side: its line crosses itself in the middle. */
const crossed = [at(52, 6), at(53, 7), at(52, 7), at(53, 6)];
/** Drawn round twice. */
const twice = [...square, ...square];

test.each([
  ['the middle of a square', square, at(52.5, 6.5), true],
  ['beside it', square, at(52.5, 7.5), false],
  ['above it, on the line of its side', square, at(53.5, 7), false],
  ['a half of a crossed shape', crossed, at(52.5, 6.2), true],
  ['the other half', crossed, at(52.5, 6.8), true],
  ['between the halves', crossed, at(52.2, 6.5), false],
  ['what the hand went round twice', twice, at(52.5, 6.5), true],
])('%s', (_, corners, point, inside) => {
  expect(isInside(corners, point)).toBe(inside);
  expect(isInside([...corners].reverse(), point)).toBe(inside);
});

test('a home on the line between two shapes is in one of them, at a corner too', () => {
  const east = square.map(({ lat, lon }) => at(lat, lon + 1));
  for (const lat of [52, 52.3, 52.999])
    expect([square, east].filter((shape) => isInside(shape, at(lat, 7)))).toHaveLength(1);
});

test('a shape has one spelling, which an address does not escape', () => {
  const text = '52.25570-6.16120_52.26010-6.17000_52.24900-6.17550';
  expect(formatShape(readShape(text) ?? [])).toBe(text);
  expect(filters.gebied.parse('52.255701-6.161199_52.2601-6.17_52.249-6.1755')).toBe(text);
  expect(new URLSearchParams({ gebied: text }).toString()).toBe(`gebied=${text}`);
});

const spell = (corners: number) => Array.from({ length: corners }, () => '52.25570-6.16120').join('_');

test.each([
  '',
  'overal',
  '52.2557,6.1612_52.2601,6.1700_52.2490,6.1755',
  '52.2557-6.1612_52.2601-6.1700',
  '52.2557-6.1612_52.2601-6.1700_52.2490',
  '52.2557-6.1612_52.2601-6.1700_52.2490-6.1755_',
  '52.2557-6.1612_52.2601-6.1700_52.2490--6.1755',
  '52.2557-6.1612_52.2601-6.1700_1e3-6.1755',
  spell(mostCorners + 1),
])('no shape: %s', (text) => {
  expect(readShape(text)).toBeUndefined();
  expect(filters.gebied.parse(text)).toBeUndefined();
});

test('the largest shape fits in an address of an alert, with all other filters', () => {
  expect(readShape(spell(mostCorners))).toHaveLength(mostCorners);
  expect(spell(mostCorners).length).toBeLessThan(1100);
});
