import { filters } from '@binnen/contracts/filters/filters';
import { pageQueryNames } from '@binnen/contracts/routing/kept-query';

const known = new Set(pageQueryNames);
/** With more filters than this a page is one of millions, which nobody else will ask for. */
const keptFilters = 1;
/** They do not count, or have few values. */
const noFilters = ['zoeken', 'radius', 'pagina', 'sort', 'verkocht', 'weergave'];

/** Why no page with these query parameters is kept; null when it may be. */
export const findQueryObstacle = (names: readonly string[]): string | null => {
  const others = names.filter((name) => !known.has(name));
  if (others.length > 0) return `Not kept: pages are not cached by ${others.join(', ')}.`;
  const filters = names.filter((name) => !noFilters.includes(name));
  return filters.length > keptFilters ? `Not kept: more than ${keptFilters} filter.` : null;
};

const choices = new Map([
  ...Object.entries(filters).map(([name, filter]) => [name, new Set(filter.choices)] as const),
  ['verkocht', new Set(['ja', 'ook'])],
  ['weergave', new Set(['kaart'])],
  ['pagina', new Set(Array.from({ length: 19 }, (_, index) => String(index + 2)))],
]);
/** They have so few values that they may be together. */
const together = ['soort', 'verkocht', 'weergave'];

/**
 * Whether a page with this query is kept for all data centres: one choice of a fixed list, or some that have few. A visitor's own words
 * must not be in a key, and nobody may make many pages.
 */
export const isCommonQuery = (query: URLSearchParams): boolean =>
  [...query].every(
    ([name, value]) => choices.get(name)?.has(value) && (query.size === 1 || together.includes(name)),
  );
