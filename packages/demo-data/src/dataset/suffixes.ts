import type { Dataset } from './dataset.ts';
import type { Street } from './streets.ts';

/** A single letter is a house letter, anything else an addition, as in the land registry. */
export interface Suffix {
  huisletter: string;
  huisnummertoevoeging: string;
}

export const splitAddition = (addition: string): Suffix => {
  const [, letter = '', rest = ''] = /^([A-Z]?)-?(.*)$/.exec(addition) ?? [];
  return { huisletter: letter, huisnummertoevoeging: rest };
};

/** The letters and additions (or none) of the homes on offer at a number: each can be looked up. */
export const createSuffixFinder = (dataset: Dataset) => {
  let known: Map<string, Suffix[]> | undefined;
  const collect = (): Map<string, Suffix[]> => {
    const suffixes = new Map<string, Suffix[]>();
    for (const { street, number, addition } of dataset.addresses) {
      const key = `${street.postcode}|${number}`;
      suffixes.set(key, [...(suffixes.get(key) ?? []), splitAddition(addition)]);
    }
    return suffixes;
  };
  return (street: Street, number: number): Suffix[] => {
    known ??= collect();
    return known.get(`${street.postcode}|${number}`) ?? [];
  };
};
