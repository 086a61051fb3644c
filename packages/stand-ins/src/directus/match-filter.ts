import { invalidQuery } from './errors.ts';
import type { Filter } from './parse-query.ts';

export type Item = { [field: string]: unknown };

const isRecord = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : text(value).split(','));
const empty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Compares numbers and dates as such, and everything else as text. */
const compare = (value: unknown, other: unknown): number => {
  const [one, two] = [Number(value), Number(other)];
  if (!Number.isNaN(one) && !Number.isNaN(two)) return one - two;
  return text(value) < text(other) ? -1 : text(value) > text(other) ? 1 : 0;
};

const operators: Record<string, (value: unknown, wanted: unknown) => boolean> = {
  _eq: (value, wanted) => text(value) === text(wanted),
  _neq: (value, wanted) => text(value) !== text(wanted),
  _in: (value, wanted) => words(wanted).includes(text(value)),
  _nin: (value, wanted) => !words(wanted).includes(text(value)),
  _contains: (value, wanted) => text(value).includes(text(wanted)),
  _icontains: (value, wanted) => text(value).toLowerCase().includes(text(wanted).toLowerCase()),
  _starts_with: (value, wanted) => text(value).startsWith(text(wanted)),
  _null: (value, wanted) => (value === null || value === undefined) === (text(wanted) !== 'false'),
  _nnull: (value, wanted) => (value !== null && value !== undefined) === (text(wanted) !== 'false'),
  _empty: (value, wanted) => empty(value) === (text(wanted) !== 'false'),
  _nempty: (value, wanted) => !empty(value) === (text(wanted) !== 'false'),
  _gt: (value, wanted) => compare(value, wanted) > 0,
  _gte: (value, wanted) => compare(value, wanted) >= 0,
  _lt: (value, wanted) => compare(value, wanted) < 0,
  _lte: (value, wanted) => compare(value, wanted) <= 0,
};

const matchField = (value: unknown, condition: unknown): boolean => {
  if (!isRecord(condition)) return operators['_eq']?.(value, condition) ?? false;
  return Object.entries(condition).every(([name, wanted]) => {
    const operator = operators[name];
    if (operator) return operator(value, wanted);
    if (name.startsWith('_') && name !== '_some' && name !== '_none')
      throw invalidQuery(`"${name}" is no operator.`);
    if (name === '_none') return Array.isArray(value) && !value.some((one) => matchField(one, wanted));
    if (name === '_some') return Array.isArray(value) && value.some((one) => matchField(one, wanted));
    // A relation: one of its items must match.
    const related = Array.isArray(value) ? value : [value];
    return related.some((one) => isRecord(one) && matchField(one[name], wanted));
  });
};

export const matchFilter = (item: Item, filter: Filter): boolean =>
  Object.entries(filter).every(([name, condition]) => {
    if (name === '_and') return Object.values(condition as Filter[]).every((one) => matchFilter(item, one));
    if (name === '_or') return Object.values(condition as Filter[]).some((one) => matchFilter(item, one));
    return matchField(item[name], condition);
  });

/** By the first field that differs; `-` reverses the order. Empty values come last. */
export const sortItems = (items: Item[], sort: string[]): Item[] =>
  items.toSorted((one, other) => {
    for (const field of sort) {
      const down = field.startsWith('-');
      const name = down ? field.slice(1) : field;
      const [left, right] = [one[name], other[name]];
      if (empty(left) !== empty(right)) return empty(left) ? 1 : -1;
      const order = compare(left, right);
      if (order !== 0) return down ? -order : order;
    }
    return 0;
  });
