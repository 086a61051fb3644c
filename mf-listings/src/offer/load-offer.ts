import { fillPath, readPaths } from '@binnen/contracts/read-paths';
import type { Page } from '@binnen/contracts/content';
import { asksSalePrice } from '@binnen/contracts/filters/sale-price';
import type { Nothing, Sentence } from '@binnen/contracts/list-answers';
import type { Archive, Card, Facets, OfferMap, Places, Radius } from '@binnen/contracts/property';
import { ApiError, getApi, notFound, redirect, type Api, type LoaderFunctionArgs } from '@binnen/platform';
import { isConnected } from '@binnen/platform/connection';
import { describeFilter, formatOfferPath, parseOfferQuery, type OfferQuery } from './offer-query.ts';

const perPage = 12;
export const countPages = (total: number) => Math.max(1, Math.ceil(total / perPage));

export interface OfferCard extends Card {
  /** Kilometres from where was searched. */
  afstand?: number;
}

export interface OfferData {
  query: OfferQuery;
  /** The town of `/woningaanbod/{city}`. */
  city?: { slug: string; naam: string };
  cards: OfferCard[];
  total: number;
  facets: Facets;
  places: Places['plaatsen'];
  /** The centre of a radius; without one nobody knows where that is. */
  centre?: Radius['adres'];
  /** The question with its slips mended, when it had any. */
  begrepen?: string;
  /** Why it is empty, when it is. */
  zonder?: Nothing;
  /** What editors say above the list; null when the CMS has nothing. */
  page: Pick<Page, 'titel' | 'subtitel' | 'achtergrond'> | null;
  /** The offer could not be loaded. */
  failed: boolean;
  /** Where the homes are, when the map is asked for. */
  map: OfferMap | null;
}

type List = Pick<OfferData, 'cards' | 'total' | 'facets' | 'centre' | 'begrepen' | 'zonder'>;

/** The edge's value of the filter: a list that leaves nothing out has none. */
const formatSold = (verkocht: string | undefined) => (verkocht === 'ook' ? undefined : (verkocht ?? 'nee'));

const pickFilters = ({ filters, soort }: OfferQuery, city?: string) => ({
  ...filters,
  soort,
  verkocht: formatSold(filters.verkocht),
  plaats: city ?? filters.plaats,
});

const pickPage = ({ alle, pagina }: OfferQuery) => ({
  tellingen: alle ? undefined : ('eerste' as const),
  limit: perPage,
  offset: (pagina - 1) * perPage,
});

/** The address of the list that a sentence asks for, among the filters that were set. */
const formatSentencePath = (query: OfferQuery, { vraag, rest }: Sentence, city?: string): string => {
  const { plaats, sort, ...asked } = vraag;
  // The radius of the form is drawn round the place of the sentence.
  const isRound = query.radius > 0 && plaats !== undefined && !asked['zoeken'];
  return formatOfferPath(query, plaats ? undefined : city, {
    ...{ zoeken: null, radius: null },
    ...(plaats && !isRound ? { plaats } : {}),
    ...asked,
    ...(isRound ? { plaats: null, zoeken: plaats, radius: query.radius } : {}),
    ...(sort && sort !== '-date_created' ? { sort } : {}),
    niet: rest.join(', ') || null,
  });
};

/** A sentence leads to the list that it asks for, unless it is asked on that list. */
const followSentence = (query: OfferQuery, { zin }: Pick<Archive, 'zin'>, city?: string): void => {
  const path = zin && formatSentencePath(query, zin, city);
  if (path && path !== formatOfferPath(query, city, { niet: query.rest })) throw redirect(path);
};

const loadArchive = async (api: Api, query: OfferQuery, city?: string): Promise<List> => {
  const archive: Archive = await api.objects.archive({
    ...pickFilters(query, city),
    ...pickPage(query),
    searchquery: query.zoeken,
    sort: query.sort ?? '-date_created',
    fields: 'shown',
  });
  followSentence(query, archive, city);
  return {
    cards: archive.resultaten,
    total: archive.paginering.totaalAantal,
    facets: archive.tellingen ?? {},
    zonder: archive.zonder,
    begrepen: archive.begrepen ?? undefined,
  };
};

const nothing: List = { cards: [], total: 0, facets: {} };

const loadRadius = async (api: Api, query: OfferQuery, city?: string): Promise<List> => {
  try {
    const found = await api.get<Radius>(readPaths.radius, {
      ...pickFilters(query, city),
      ...pickPage(query),
      address: query.zoeken,
      radius: query.radius,
      sort: query.sort,
    });
    const { resultaten, volgorde = [] } = found;
    const cards = volgorde.flatMap((id) => resultaten[id] ?? []);
    return {
      cards,
      total: found.paginering?.totaalAantal ?? cards.length,
      facets: found.tellingen ?? {},
      zonder: found.zonder,
      centre: found.adres,
      begrepen: found.begrepen ?? undefined,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return nothing;
    throw error;
  }
};

/** How many more homes the list has with those that were sold or let. */
export const countGone = ({ facets }: Pick<List, 'facets'>) => facets['verkocht']?.['ja'] ?? 0;

const loadList = async (api: Api, query: OfferQuery, city?: string): Promise<[List, OfferQuery]> => {
  const { zoeken, radius } = query;
  const load = radius > 0 ? loadRadius : loadArchive;
  const follow = async () =>
    followSentence(
      query,
      await api.objects.archive({ searchquery: zoeken, soort: query.soort, limit: 1, fields: 'shown' }),
      city,
    );
  const isWord = radius > 0 && !zoeken.includes(' ');
  if (radius > 0 && !isWord) await follow();
  const list = await load(api, query, city);
  // A word that has nothing near it may be a sentence: "appartement".
  if (isWord && list.total === 0) await follow();
  // A search without a chosen kind shows rentals when there are no homes for sale, unless it names a price of those.
  if (query.filters.soort || asksSalePrice(query.filters) || !zoeken || list.total > 0) return [list, query];
  const rentals = list.facets['soort']?.['huur'] ?? 0;
  // Only an answer about rentals counts those that were let; round a place they are not asked for.
  if (rentals === 0 && (radius > 0 || countGone(list) > 0)) return [list, query];
  const instead: OfferQuery = { ...query, soort: 'huur' };
  try {
    const other = await load(api, instead, city);
    if (rentals + countGone(other) > 0) return [other, instead];
  } catch (error) {
    // Without it there is still an answer about homes for sale.
    if (rentals > 0 || !(error instanceof ApiError) || error.code === 'challenge-required') throw error;
  }
  return [list, query];
};

/** All homes of the list, inside and outside the map's view. */
const loadMap = (api: Api, query: OfferQuery, city?: string): Promise<OfferMap> => {
  const asked =
    query.radius > 0 ? { address: query.zoeken, radius: query.radius } : { searchquery: query.zoeken };
  return api.get<OfferMap>(readPaths.map, { ...pickFilters(query, city), vak: undefined, ...asked });
};

/** The page of the CMS that has the header's words and picture. */
const pageSlug = 'woningaanbod';

/** The edge wants to know first that nobody is a robot. */
const isAskedFirst = (outcome: PromiseSettledResult<unknown>): boolean =>
  outcome.status === 'rejected' && (outcome.reason as ApiError).code === 'challenge-required';

const findValue = <T>(outcome: PromiseSettledResult<T>): T | null =>
  outcome.status === 'fulfilled' ? outcome.value : null;

/**
 * Makes the browser load the page as a document, without asking the visitor. React Router reads the header
 * (`redirectDocument`).
 */
const askServer = (url: string): Response =>
  new Response(null, { status: 302, headers: { location: url, 'x-remix-reload-document': 'true' } });

export const loadOffer = async ({ request, params, context }: LoaderFunctionArgs): Promise<OfferData> => {
  const api = getApi(context);
  const query = parseOfferQuery(new URL(request.url).searchParams);
  const slug = params['city'];
  // The town of the path goes before another one.
  if (slug) delete query.filters.plaats;
  const listing = loadList(api, query, slug);
  const placing = api.get<Places>(readPaths.places);
  const mayTurn = query.zoeken && !query.filters.soort;
  const mapping = async () => loadMap(api, mayTurn ? (await listing)[1] : query, slug);
  const [listed, placed, paged, mapped] = await Promise.allSettled([
    listing,
    placing,
    api.get<Page>(fillPath(readPaths.page, { slug: pageSlug }), { alleen: 'kop' }),
    query.kaart ? mapping() : null,
  ]);
  for (const outcome of [listed, placed, paged, mapped])
    if (outcome.status === 'rejected' && !(outcome.reason instanceof ApiError)) throw outcome.reason;
  if ([listed, mapped].some(isAskedFirst)) throw askServer(request.url);
  const known = findValue(placed)?.plaatsen;
  const places = known ?? [];
  if (slug && known?.every(({ citySlug }) => citySlug !== slug)) throw notFound('city');
  const city = slug ? { slug, naam: describeFilter('plaats', slug, places) } : undefined;
  const [list, shown] = findValue(listed) ?? [nothing, query];
  if (listed.status === 'rejected') {
    // The shell says that there is no connection, and what can be read without.
    if (!isConnected()) throw listed.reason as ApiError;
    if (query.zoeken) console.warn(`The search failed: ${(listed.reason as ApiError).message}`);
  }
  return {
    query: shown,
    city,
    ...list,
    places,
    page: findValue(paged),
    failed: listed.status === 'rejected',
    map: findValue(mapped),
  };
};
