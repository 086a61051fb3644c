import type { FilterTexts } from './filters.ts';

/** Euros, or euros a month: no home is sold for less, and no rent is higher. */
export const mostRent = 5_000;

/** Whether the price that is asked for is one of homes for sale alone. */
export const asksSalePrice = ({ prijsvan, prijstot = prijsvan }: FilterTexts): boolean =>
  Number(prijstot) > mostRent;
