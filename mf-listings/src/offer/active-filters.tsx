import { filterNames } from '@binnen/contracts/filters/filters';
import { close, Icon } from '@binnen/design/icon';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import css from './active-filters.module.css';
import type { OfferData } from './load-offer.ts';
import { describeFilter, formatOfferPath } from './offer-query.ts';

export interface ActiveFilter {
  key: string;
  words: string;
  /** The list without it. */
  href: string;
}

/** Filters that have a switch of their own. */
const switched = new Set(['soort', 'verkocht']);

/** Everything that makes this list shorter, in the order of the address: the place, the question, then the filters. */
export const listActive = ({ query, city, places }: OfferData): ActiveFilter[] => {
  const drop = (changes: Parameters<typeof formatOfferPath>[2]) =>
    formatOfferPath(query, city?.slug, changes);
  const active: ActiveFilter[] = [];
  if (city) active.push({ key: 'city', words: city.naam, href: formatOfferPath(query, undefined, {}) });
  if (query.zoeken)
    active.push({ key: 'zoeken', words: `“${query.zoeken}”`, href: drop({ zoeken: null, radius: null }) });
  if (query.radius > 0)
    active.push({ key: 'radius', words: `Binnen ${query.radius} km`, href: drop({ radius: null }) });
  for (const name of filterNames) {
    const value = query.filters[name];
    if (value === undefined || switched.has(name)) continue;
    active.push({ key: name, words: describeFilter(name, value, places), href: drop({ [name]: null }) });
  }
  return active;
};

/** Changes that take all filters away, but for those that have a switch. */
export const withoutFilters = Object.fromEntries(
  filterNames.filter((name) => !switched.has(name)).map((name) => [name, null]),
);

interface ActiveFiltersProps {
  data: OfferData;
  /** A chip goes with its filter, and the focus with it: it needs another place. */
  onRemove: () => void;
}

/** Each filter that is set, as a link to the list without it. */
export function ActiveFilters({ data, onRemove }: ActiveFiltersProps) {
  const active = listActive(data);
  if (active.length === 0) return null;
  const clears = active.some(({ key }) => key in withoutFilters);
  return (
    <ul className={css.chips} role="list" aria-label="Gekozen filters">
      {active.map(({ key, words, href }) => (
        <li key={key}>
          <a className={css.chip} href={href} rel="nofollow" data-keep-scroll onClick={onRemove}>
            <VisuallyHidden>Verwijder filter: </VisuallyHidden>
            <span>{words}</span>
            <Icon of={close} size="s" />
          </a>
        </li>
      ))}
      {clears && (
        <li>
          <a
            className={css.clear}
            href={formatOfferPath(data.query, data.city?.slug, withoutFilters)}
            rel="nofollow"
            data-keep-scroll
            onClick={onRemove}
          >
            Wis alle filters
          </a>
        </li>
      )}
    </ul>
  );
}
