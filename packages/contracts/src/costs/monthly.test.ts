import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateMonthly, findDebt, parseEuros, type Question } from './monthly.ts';

const tax = { jaar: 2026, aftrektarief: 37.56, eigenwoningforfait: 0.35, forfait_tot: 1_340_000 };

const question: fc.Arbitrary<Question> = fc.record({
  price: fc.integer({ min: 50_000, max: 2_000_000 }),
  own: fc.integer({ min: 0, max: 2_500_000 }),
  rate: fc.integer({ min: 0, max: 1200 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 40 }),
  tax: fc.constantFrom(null, tax),
});

test('a loan of € 400.000 at 4% over 30 years costs € 1.909,66 a month, as every annuity table says', () => {
  const { loan, gross, net } = estimateMonthly({ price: 450_000, own: 50_000, rate: 4, years: 30, tax });
  expect(loan).toBe(400_000);
  expect(gross).toBeCloseTo(1909.66, 2);
  // Interest of the first year 15.871,79; less 1.575 for the home; 37,56% of that over twelve months.
  expect(net).toBeCloseTo(1909.66 - ((15_871.79 - 1575) * 0.3756) / 12, 1);
});

test('after the term nothing is left of the loan, and before it something is', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const estimate = estimateMonthly(asked);
      const months = asked.years * 12;
      expect(Math.abs(findDebt(estimate, asked.rate, months))).toBeLessThan(1);
      expect(findDebt(estimate, asked.rate, 0)).toBeCloseTo(estimate.loan, 6);
      if (estimate.loan > 1000) expect(findDebt(estimate, asked.rate, months - 1)).toBeGreaterThan(0);
    }),
  );
});

test('more own money or a longer term never costs more a month, a higher rate or price never less', () => {
  const more = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(question, more, (asked, euros) => {
      const { gross } = estimateMonthly(asked);
      const slack = 1e-6;
      expect(estimateMonthly({ ...asked, own: asked.own + euros }).gross).toBeLessThanOrEqual(gross + slack);
      expect(estimateMonthly({ ...asked, years: asked.years + 1 }).gross).toBeLessThanOrEqual(gross + slack);
      expect(estimateMonthly({ ...asked, rate: asked.rate + 1 }).gross).toBeGreaterThanOrEqual(gross - slack);
      expect(estimateMonthly({ ...asked, price: asked.price + euros }).gross).toBeGreaterThanOrEqual(
        gross - slack,
      );
    }),
  );
});

test('the net amount is between what is paid back and the gross amount, and is not told without rules for it', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { gross, net, loan } = estimateMonthly(asked);
      expect(gross).toBeGreaterThanOrEqual(0);
      if (!asked.tax || asked.price > asked.tax.forfait_tot) {
        expect(net).toBeNull();
        return;
      }
      const repaid = (loan - findDebt({ loan, gross }, asked.rate, 12)) / 12;
      expect(net).toBeLessThanOrEqual(gross + 1e-6);
      expect(net).toBeGreaterThanOrEqual(repaid - 1e-6);
    }),
  );
});

test('who pays the whole price needs no mortgage', () => {
  expect(estimateMonthly({ price: 300_000, own: 300_000, rate: 4, years: 30, tax })).toEqual({
    loan: 0,
    gross: 0,
    net: 0,
  });
});

test.each([
  ['50000', 50_000],
  ['€ 50.000', 50_000],
  ['€\u00a050.000,-', 50_000],
  ['50 000,00', 50_000],
  ['50000.00', 50_000],
  ['50000.50', 50_000.5],
  ['50000,50', 50_000.5],
  ['', 0],
  ['  ', 0],
  ['veel', undefined],
  ['€', undefined],
  ['-100', undefined],
  ['1234567890', undefined],
])('"%s" is %s euros', (text, euros) => expect(parseEuros(text)).toBe(euros));
