import type { MortgageTerms } from '../content.ts';
import { readAmount } from '../formats/package-price.ts';

export interface Question {
  /** Euros. */
  price: number;
  /** The buyer's own money that goes into the price, in euros. */
  own: number;
  /** Interest of a year, in per cent. */
  rate: number;
  /** Years in which the loan is paid back. */
  years: number;
  tax: MortgageTerms['belasting'];
}

export interface Estimate {
  /** Euros that are borrowed. */
  loan: number;
  /** Interest and repayment of each month, in euros. */
  gross: number;
  /** The same less the tax advantage, as an average of the first year; null when the tax rules do not tell. */
  net: number | null;
}

/** Years in which most buyers pay back their loan. */
export const usualYears = 30;

type Rate = MortgageTerms['rentes'][number];

/** The rate of ten years, which most buyers choose, or of the nearest period; undefined when the office has no rates. */
export const pickUsual = (rates: readonly Rate[]): Rate | undefined =>
  rates.reduce<Rate | undefined>(
    (best, rate) => (best && Math.abs(best.jaren - 10) <= Math.abs(rate.jaren - 10) ? best : rate),
    undefined,
  );

/** What is paid back each month of a loan with equal payments (an annuity), in euros. */
const payMonthly = (loan: number, monthlyRate: number, months: number): number =>
  monthlyRate === 0 ? loan / months : (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months);

/** What is left of the loan after some months, in euros. */
export const findDebt = (
  { loan, gross }: Pick<Estimate, 'loan' | 'gross'>,
  rate: number,
  months: number,
): number => {
  const monthly = rate / 1200;
  if (monthly === 0) return loan - gross * months;
  const growth = (1 + monthly) ** months;
  return loan * growth - (gross * (growth - 1)) / monthly;
};

/**
 * The monthly cost of a home with an annuity mortgage. The first year's interest above the eigenwoningforfait (a
 * percentage of the home's value, here its price) is deducted from the income, at the rate of the tax rules: Wet
 * inkomstenbelasting 2001, articles 3.112, 3.120 and 2.10.
 */
export const estimateMonthly = ({ price, own, rate, years, tax }: Question): Estimate => {
  const loan = Math.max(0, price - own);
  const gross = payMonthly(loan, rate / 1200, years * 12);
  if (!tax || price > tax.forfait_tot) return { loan, gross, net: null };
  const repaid = loan - findDebt({ loan, gross }, rate, 12);
  const interest = gross * 12 - repaid;
  const deducted = Math.max(0, interest - (price * tax.eigenwoningforfait) / 100);
  return { loan, gross, net: gross - (deducted * tax.aftrektarief) / 100 / 12 };
};

/** `€ 50.000,-` → 50000; undefined for what is no amount. Empty is nothing. */
export const parseEuros = (text: string): number | undefined => (text.trim() === '' ? 0 : readAmount(text));
