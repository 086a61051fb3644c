/** Amounts in euros. */
export interface Range {
  low: number;
  high: number;
}

const parseAmount = (text: string): number => {
  const digits = text.replace(/[€\s.]|,-?\d*$/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** "395000 - 435000" → its two amounts; null when the text is no range. */
export const parseRange = (text: unknown): Range | null => {
  const [low = '', high = '', ...more] = typeof text === 'string' ? text.split(' - ') : [];
  const range = { low: parseAmount(low), high: parseAmount(high) };
  const isRange = more.length === 0 && range.low <= range.high;
  return isRange ? range : null;
};

/** The spec's factor: what homes like these are asked for lies above what they were valued at. */
export const estimateFactor = 1.2;

/** The mean of the homes' middles, times the factor: the own home first, then those that are like it. */
export const estimateValue = (own: Range, others: readonly Range[]): number => {
  const middles = [own, ...others].map(({ low, high }) => (low + high) / 2);
  return (middles.reduce((sum, middle) => sum + middle, 0) / middles.length) * estimateFactor;
};

const currency = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** "€ 396.000". */
export const formatValue = (value: number): string => currency.format(value);
