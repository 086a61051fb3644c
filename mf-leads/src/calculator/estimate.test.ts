import { formatEuros } from '@binnen/contracts/formats/amounts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEstimate, estimateFactor, estimateRange, parseRange, type Range } from './estimate.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const range = fc
  .tuple(fc.integer({ min: 50_000, max: 5_000_000 }), fc.integer({ min: 0, max: 500_000 }))
  .map(([low, width]) => ({ low, high: low + width }));

const estimate = (...homes: Range[]) => createEstimate(homes.map((each) => ({ label: '', range: each })));
const estimateValue = (own: Range, others: Range[]) => estimate(own, ...others).value;

describe('the estimated value', () => {
  test('of the own home alone is its middle times 1.2', () => {
    expect(spaced(formatEuros(estimateValue({ low: 300_000, high: 320_000 }, [])))).toBe('€ 372.000');
  });

  test('counts each home that is alike', () => {
    const value = estimateValue({ low: 300_000, high: 320_000 }, [{ low: 340_000, high: 360_000 }]);
    expect(spaced(formatEuros(value))).toBe('€ 396.000');
  });

  test('lies between the lowest and the highest middle, times the factor', () => {
    fc.assert(
      fc.property(range, fc.array(range, { maxLength: 8 }), (own, others) => {
        const middles = [own, ...others].map(({ low, high }) => ((low + high) / 2) * estimateFactor);
        const value = estimateValue(own, others);
        expect(value).toBeGreaterThanOrEqual(Math.min(...middles) - 1);
        expect(value).toBeLessThanOrEqual(Math.max(...middles) + 1);
      }),
    );
  });

  test('is the middle of the range that is shown first', () => {
    fc.assert(
      fc.property(range, fc.array(range, { maxLength: 8 }), (own, others) => {
        const estimated = estimate(own, ...others);
        const { low, high } = estimateRange(estimated);
        expect((low + high) / 2).toBeCloseTo(estimated.value, 3);
      }),
    );
  });

  test('is the same with a home more that has the same middle', () => {
    fc.assert(
      fc.property(range, fc.integer({ min: 1, max: 6 }), (own, count) => {
        const value = estimateValue(
          own,
          Array.from({ length: count }, () => own),
        );
        expect(value).toBeCloseTo(((own.low + own.high) / 2) * 1.2, 3);
      }),
    );
  });

  test('rises with every home that counts', () => {
    fc.assert(
      fc.property(range, fc.array(range, { minLength: 1, maxLength: 6 }), (own, others) => {
        const [first, ...rest] = others as [typeof own, ...(typeof own)[]];
        const dearer = { low: first.low + 10_000, high: first.high + 10_000 };
        const difference = estimateValue(own, [dearer, ...rest]) - estimateValue(own, others);
        expect(difference).toBeCloseTo((10_000 / (others.length + 1)) * 1.2, 3);
      }),
    );
  });

  test('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(range, fc.array(range, { maxLength: 6 }), (own, others) => {
        expect(estimateValue(own, others)).toBeCloseTo(estimateValue(own, [...others].reverse()), 3);
      }),
    );
  });
});

describe('a range', () => {
  test('reads back what it was made of', () => {
    fc.assert(
      fc.property(range, ({ low, high }) => {
        expect(parseRange(`${low} - ${high}`)).toEqual({ low, high });
        const dutch = `€ ${low.toLocaleString('nl-NL')} - € ${high.toLocaleString('nl-NL')}`;
        expect(parseRange(dutch)).toEqual({ low, high });
      }),
    );
  });

  test.each([
    ['300000.50 - 320000.50', { low: 300_000.5, high: 320_000.5 }],
    ['€ 300.000,50 - € 320.000,-', { low: 300_000.5, high: 320_000 }],
  ])('with cents, %s, is no hundred times as much', (text, read) => {
    expect(parseRange(text)).toEqual(read);
  });

  test.each([
    '',
    '0 - 0',
    '0 - 100',
    'onbekend',
    '395000',
    '395,000 - 435,000',
    '395 - 435',
    '435000 - 395000',
    '1 - 2 - 3',
    ' - ',
    null,
    12,
    '10 - x',
  ])('%j is none', (text) => {
    expect(parseRange(text)).toBeNull();
  });

  test('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.anything(), (value) => void parseRange(value)));
  });
});
