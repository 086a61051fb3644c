import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEuros, formatWhole } from './amounts.ts';

test('any number is written as Intl writes it in Dutch', () => {
  const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
  const currency = new Intl.NumberFormat('nl-NL', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (value) => {
      expect(formatWhole(value)).toBe(whole.format(value));
      expect(formatEuros(value)).toBe(currency.format(value));
    }),
  );
});
