import { readAmount } from '@binnen/contracts/formats/package-price';

/** Amounts in euros. */
export interface Range {
  low: number;
  high: number;
}

/** A home that counts in the estimate. */
export interface Counted {
  label: string;
  range: Range;
}

export interface Estimate {
  value: number;
  counted: Counted[];
}

/** No home is worth less: a service that writes "395,000" or thousands of euros means another amount. */
const leastWorth = 10_000;

/** "395000 - 435000" → its two amounts; null when the text is no range of a home's value. */
export const parseRange = (text: unknown): Range | null => {
  const amounts = typeof text === 'string' ? text.split(' - ') : [];
  const [low, high, ...more] = amounts.map((amount) => readAmount(amount));
  return low && high && low >= leastWorth && low <= high && more.length === 0 ? { low, high } : null;
};

/** The spec's factor: asking prices of homes like these are above their valuations. */
export const estimateFactor = 1.2;

const mean = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;

/** From the mean of the lower ends to that of the upper ones, times the factor: the estimate is its middle. */
export const estimateRange = ({ counted }: Estimate): Range => ({
  low: mean(counted.map(({ range }) => range.low)) * estimateFactor,
  high: mean(counted.map(({ range }) => range.high)) * estimateFactor,
});

/** The mean of the homes' middles, times the factor: the own home first, then those that are like it. */
export const createEstimate = (counted: Counted[]): Estimate => ({
  value: mean(counted.map(({ range: { low, high } }) => (low + high) / 2)) * estimateFactor,
  counted,
});
