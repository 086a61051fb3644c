import type { FilterRow } from './row.ts';

const describe = ({ type, enum: values, minimum, maximum }: FilterRow['document']): string => {
  if (values) return `one of ${values.join(', ')}`;
  return type === 'integer' ? `a whole number from ${minimum} to ${maximum}` : '"ja" or "nee"';
};

/** The words for a caller's mistake: `expected a whole number from 0 to 100`. No page needs them. */
export const describeForm = ({ document, form = describe(document) }: FilterRow): string =>
  `expected ${form}`;
