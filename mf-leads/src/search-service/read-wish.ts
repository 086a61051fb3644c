import { prices, rooms, searchTypes, surfaces } from './choices.ts';
import type { Option } from '../form-kit/fields.tsx';

const amountsOf = (options: readonly Option[]): number[] =>
  options.map(({ value }) => Number(value)).filter((amount) => amount > 0);

/** The smallest choice that keeps all that was wished. */
const atLeast = (options: readonly Option[], wished: number): string =>
  String(amountsOf(options).find((amount) => amount >= wished) ?? '');
/** The largest choice that leaves nothing out of what was wished. */
const atMost = (options: readonly Option[], wished: number): string =>
  String(amountsOf(options).findLast((amount) => amount <= wished) ?? '');

const longestName = 80;
const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ');

/**
 * The form's first values, from the filters of the list that led to it: `?soort=koop&plaats=Deventer&prijstot=350000`.
 * A filter that the form has no choice for becomes the next wider one.
 */
export const readWish = (search: URLSearchParams): Record<string, string> => {
  const type = searchTypes.slice(1).find(({ value }) => value === search.get('soort'))?.value ?? '';
  const number = (name: string) => {
    const text = search.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : 0;
  };
  const kind = /^[a-z_]{1,40}$/.exec(search.get('type') ?? '')?.[0] ?? '';
  const isBuyer = type === 'koop';
  const wish = {
    type_woning: type,
    plaatsen: (search.get('plaats') ?? '').replaceAll(',', ' ').slice(0, longestName),
    soorten: capitalise(kind),
    prijstot: number('prijstot') > 0 ? atLeast(prices[type] ?? [], number('prijstot')) : '',
    aantalkamers: isBuyer ? atMost(rooms, number('kamers')) : '',
    oppervlakte: isBuyer ? atMost(surfaces, number('oppervlakte')) : '',
  };
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== ''));
};
