import type { FilterTexts } from '@binnen/contracts/filters/filters';
import type { Nothing } from '@binnen/contracts/list-answers';
import { applyFilters, countRows } from './apply-filters.ts';
import type { Listings } from '../index/listings.ts';

/** What is asked of every list. */
const pickBasics = ({ soort, verkocht, plaats }: FilterTexts): FilterTexts => ({
  ...(soort ? { soort } : {}),
  ...(verkocht ? { verkocht } : {}),
  ...(plaats ? { plaats } : {}),
});

/** Why a list is empty: how many homes it would have without each filter, without all of them, or without the question. */
export const explainNothing = (
  { cards }: Listings,
  candidates: readonly number[],
  texts: FilterTexts,
): Nothing => {
  const { alone } = applyFilters(cards, candidates, texts, 'eerste');
  const { soort: _kind, verkocht: _sold, ...filters } = alone;
  return {
    filters,
    alle: countRows(cards, candidates, pickBasics(texts)),
    vraag: countRows(cards, [...cards.keys()], texts),
  };
};
