import { pageQueryNames } from '@binnen/contracts/kept-query';

const known = new Set(pageQueryNames);
/** With more filters than this a page is one of millions, which nobody else will ask for. */
const keptFilters = 1;
const noFilters = ['zoeken', 'radius', 'pagina', 'sort'];

/** Why no page with these query parameters is kept; null when it may be. */
export const findQueryObstacle = (names: readonly string[]): string | null => {
  const others = names.filter((name) => !known.has(name));
  if (others.length > 0) return `Not kept: pages are not cached by ${others.join(', ')}.`;
  const filters = names.filter((name) => !noFilters.includes(name));
  return filters.length > keptFilters ? `Not kept: more than ${keptFilters} filter.` : null;
};
