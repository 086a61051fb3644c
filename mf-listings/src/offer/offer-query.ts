import { filterNames, filters, type FilterName, type FilterTexts } from '@binnen/contracts/filters/filters';
import type { Kind } from '@binnen/contracts/filters/home-traits';
import type { Places } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { parseRadius } from '../search/radii.ts';

/** What the address of an offer page asks for. Values that make no sense are left out, so that a page is sensible. */
export interface OfferQuery {
  zoeken: string;
  radius: number;
  /** 1-based. */
  pagina: number;
  /** Homes for sale, unless the address names the kind. */
  soort: Kind;
  /** What is set, as the address has it. */
  filters: FilterTexts;
  sort?: Sort;
  /** The panel has all filters. */
  alle: boolean;
  /** Words of a sentence that were not understood, with commas between them. */
  rest: string;
  kaart: boolean;
}

export const sorts = {
  '-date_created': 'Nieuwste eerst',
  prijs: 'Prijs: laag naar hoog',
  '-prijs': 'Prijs: hoog naar laag',
  '-woonoppervlakte': 'Grootste eerst',
  woonoppervlakte: 'Kleinste eerst',
  '-verlaagd': 'Laatst verlaagd eerst',
} as const;
export type Sort = keyof typeof sorts;

/** As long as the edge takes: what is longer is cut. */
const longestQuestion = 200;
/** All words of such a question, with a comma after each. */
const longestRest = 400;
/** The number of a page: no offer has more. */
const page = /^[1-9]\d{0,3}$/;

const parseFilters = (search: URLSearchParams): FilterTexts =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const text = filters[name].parse(search.get(name) ?? '') ?? undefined;
      // A filter that asks for what the page does anyway is left out.
      return text === undefined || (name === 'verkocht' && text === 'nee') ? [] : [[name, text]];
    }),
  );

const isSort = (text: string): text is Sort => Object.hasOwn(sorts, text);

/** What a visitor typed, without control characters: they show as nothing. */
const readWords = (text: string | null, longest: number): string =>
  (text ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest);

export const parseOfferQuery = (search: URLSearchParams): OfferQuery => {
  const zoeken = readWords(search.get('zoeken'), longestQuestion);
  const sort = search.get('sort') ?? '';
  const set = parseFilters(search);
  return {
    zoeken,
    radius: zoeken ? parseRadius(search.get('radius')) : 0,
    pagina: Number(page.exec(search.get('pagina') ?? '')?.[0] ?? 1),
    soort: set.soort === 'huur' ? 'huur' : 'koop',
    filters: set,
    sort: isSort(sort) ? sort : undefined,
    alle: search.get('filters') === 'alle',
    rest: readWords(search.get('niet'), longestRest),
    kaart: search.get('weergave') === 'kaart',
  };
};

export type Changes = Partial<
  Record<FilterName | 'filters' | 'niet' | 'sort' | 'zoeken' | 'weergave', string | null>
> & {
  radius?: number | null;
  pagina?: number;
};

/** The parameters of an address: defaults left out, always in the same order. */
export const listParameters = (query: OfferQuery): Record<string, string> => ({
  ...(query.zoeken ? { zoeken: query.zoeken } : {}),
  ...(query.radius > 0 ? { radius: String(query.radius) } : {}),
  ...query.filters,
  ...(query.sort ? { sort: query.sort } : {}),
  ...(query.kaart ? { weergave: 'kaart' } : {}),
  ...(query.alle ? { filters: 'alle' } : {}),
  ...(query.pagina > 1 ? { pagina: String(query.pagina) } : {}),
});

/**
 * The address of the same page with something changed; null takes a parameter away. It starts at the first page. A price
 * belongs to one kind: it does not come along to the other.
 */
export const formatOfferPath = (query: OfferQuery, city: string | undefined, changes: Changes): string => {
  const { soort = query.soort, pagina = 1 } = changes;
  const isOther = (soort ?? 'koop') !== query.soort;
  const kept = {
    ...listParameters(query),
    ...(isOther && { prijsvan: null, prijstot: null }),
    ...changes,
    pagina: pagina > 1 ? pagina : null,
  };
  return city ? routes.offerInCity.href(city, kept) : routes.offer.href(kept);
};

/** How many filters are set, apart from those that have a switch. */
export const countFilters = ({ filters: { soort: _kind, verkocht: _sold, ...set } }: OfferQuery): number =>
  Object.keys(set).length;

/** A filter's wish in words that stand alone: "3 of meer kamers". A place has its own spelling. */
export const describeFilter = (name: FilterName, value: string, places: Places['plaatsen']): string =>
  (name === 'plaats' ? places.find(({ citySlug }) => citySlug === value)?.plaats : undefined) ??
  filters[name].say(value);
