import { routes } from '@binnen/contracts/routes';
import type { Kind } from '../home/price.ts';
import { parseRadius } from '../search/radii.ts';

/** What the address of an offer page asks for. Values that make no sense are left out, so that a page is sensible. */
export interface OfferQuery {
  zoeken: string;
  radius: number;
  /** 1-based. */
  pagina: number;
  soort: Kind;
  /** Whether the address names the kind; else it is the default. */
  soortGiven: boolean;
  prijsvan?: number;
  prijstot?: number;
  oppervlakte?: number;
  kamers?: number;
  slaapkamers?: number;
  type?: string;
  /** `ook`: the list has sold, let and bought homes too. */
  verkocht?: 'ook';
  beschikbaar?: boolean;
  openhuis?: boolean;
  /** Only homes whose price was reduced lately. */
  verlaagd?: boolean;
  plaats?: string;
  /** The part of the map that is shown: south, west, north, east. */
  vak?: string;
  sort?: Sort;
  /** An empty question was sent. */
  leeg: boolean;
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

/** Longer questions are cut: no address is half as long. */
const longestQuestion = 100;
const mostPages = 10_000;

const whole = (text: string | null, most: number): number | undefined => {
  const number = Number(text);
  return text && /^\d{1,9}$/.test(text) && number > 0 && number <= most ? number : undefined;
};
const word = (text: string | null): string | undefined =>
  text && /^[a-z0-9_-]{1,60}$/.test(text) ? text : undefined;

const box = (text: string | null): string | undefined =>
  text && /^-?\d{1,2}\.\d{1,6}(,-?\d{1,3}\.\d{1,6}){3}$/.test(text) ? text : undefined;

/** Drops what is undefined, so that two queries that ask the same are equal. */
const compact = <T extends object>(object: T): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;

export const parseOfferQuery = (search: URLSearchParams): OfferQuery => {
  const zoeken = (search.get('zoeken') ?? '').trim().slice(0, longestQuestion);
  const soort = search.get('soort');
  const sort = search.get('sort');
  const given = soort === 'koop' || soort === 'huur';
  return compact({
    zoeken,
    radius: zoeken ? parseRadius(search.get('radius')) : 0,
    pagina: whole(search.get('pagina'), mostPages) ?? 1,
    soort: given ? soort : 'koop',
    soortGiven: given,
    prijsvan: whole(search.get('prijsvan'), 100_000_000),
    prijstot: whole(search.get('prijstot'), 100_000_000),
    oppervlakte: whole(search.get('oppervlakte'), 10_000),
    kamers: whole(search.get('kamers'), 50),
    slaapkamers: whole(search.get('slaapkamers'), 50),
    type: word(search.get('type')),
    verkocht: search.get('verkocht') === 'ook' ? 'ook' : undefined,
    beschikbaar: search.get('beschikbaar') === 'ja' || undefined,
    openhuis: search.get('openhuis') === 'ja' || undefined,
    verlaagd: search.get('verlaagd') === 'ja' || undefined,
    plaats: word(search.get('plaats')),
    vak: search.get('weergave') === 'kaart' ? box(search.get('vak')) : undefined,
    sort: sort && Object.hasOwn(sorts, sort) ? (sort as Sort) : undefined,
    leeg: search.has('zoeken') && zoeken === '',
    kaart: search.get('weergave') === 'kaart',
  }) as OfferQuery;
};

/** The filters, in the order in which they stand in an address. */
export const filterNames = [
  'soort',
  'prijsvan',
  'prijstot',
  'oppervlakte',
  'kamers',
  'slaapkamers',
  'type',
  'plaats',
  'verkocht',
  'beschikbaar',
  'openhuis',
  'verlaagd',
  'vak',
] as const;
export type FilterName = (typeof filterNames)[number];

export type Changes = Partial<Record<FilterName | 'sort' | 'zoeken' | 'weergave', string | null>> & {
  radius?: number | null;
  pagina?: number;
};

const toText = (value: unknown): string | undefined =>
  value === undefined || value === '' || value === false || value === 0
    ? undefined
    : value === true
      ? 'ja'
      : String(value as string | number);

/** The parameters of an address: defaults left out, always in the same order. */
export const listParameters = (query: OfferQuery): Record<string, string> => {
  const parameters: Record<string, string> = {};
  const set = (name: string, value: unknown) => {
    const text = toText(value);
    if (text !== undefined) parameters[name] = text;
  };
  set('zoeken', query.zoeken);
  set('radius', query.radius);
  set('soort', query.soortGiven ? query.soort : undefined);
  for (const name of filterNames) if (name !== 'soort') set(name, query[name]);
  set('sort', query.sort);
  set('weergave', query.kaart ? 'kaart' : undefined);
  set('pagina', query.pagina > 1 ? query.pagina : undefined);
  return parameters;
};

/** The address of the same page with something changed; null takes a parameter away. It starts at the first page. */
export const formatOfferPath = (query: OfferQuery, city: string | undefined, changes: Changes): string => {
  const parameters: Record<string, string | number> = { ...listParameters(query) };
  delete parameters['pagina'];
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') delete parameters[name];
    else parameters[name] = value;
  }
  if (parameters['pagina'] === 1) delete parameters['pagina'];
  return city ? routes.offerInCity.href(city, parameters) : routes.offer.href(parameters);
};

/** How many filters are set, apart from the kind that everybody has. */
export const countFilters = (query: OfferQuery): number =>
  filterNames.filter((name) => (name === 'soort' ? query.soort === 'huur' : query[name] !== undefined))
    .length;
