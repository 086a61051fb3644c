import { apiPaths } from '@binnen/contracts/api-paths';
import type { Archive, Card, Places, Property, Radius, Suggestions } from '@binnen/contracts/property';
import { formatSlug } from '@binnen/contracts/slug';
import { Hono, type Context } from 'hono';
import { setCacheHeaders } from '../caching/cached.ts';
import type { EdgeEnv } from '../env.ts';
import { parseQuery } from '../parse-query.ts';
import { ProblemError } from '../problem.ts';
import { findCentre } from './centre.ts';
import { measureDistance } from './distance.ts';
import { feedRoutes } from './feed-routes.ts';
import { answerOnce } from './answer-once.ts';
import { applyFilters, compareCards, type Filters, type Sort } from './filters.ts';
import { describeMap } from './map.ts';
import { knownPlaces, type Point } from './places.ts';
import {
  ArchiveQuerySchema,
  filterNames,
  MapQuerySchema,
  RadiusQuerySchema,
  SuggestQuerySchema,
} from './query.ts';
import { refreshRoute } from './refresh-route.ts';
import { search } from './search-index.ts';
import { findSimilar } from './similar.ts';
import { findHome, loadOffer } from './snapshot.ts';
import { suggest } from './suggest.ts';

/** `limit=-1` means all, but an answer stays within a browser's reach. */
const mostAtOnce = 5000;

const takePage = <T>(items: readonly T[], offset: number, limit: number): T[] =>
  items.slice(offset, offset + (limit === -1 ? mostAtOnce : limit));

const pickFilters = (query: Record<string, unknown>): Filters =>
  Object.fromEntries(filterNames.map((name) => [name, query[name]])) as Filters;

/** The same question, one page further; null when this page is the last. */
const formatNext = (c: Context, offset: number, shown: number, total: number): string | null => {
  if (shown === 0 || offset + shown >= total) return null;
  const url = new URL(c.req.url);
  url.searchParams.set('offset', String(offset + shown));
  return `${url.pathname}${url.search}`;
};

/** Kilometres from the centre, of the rows within the radius. */
const measureDistances = (cards: readonly Card[], centre: Point, radius: number): Map<number, number> => {
  const distances = new Map<number, number>();
  cards.forEach(({ lat, lon }, row) => {
    const kilometres = lat && lon ? measureDistance(centre, { lat, lon }) : Infinity;
    if (kilometres <= radius) distances.set(row, kilometres);
  });
  return distances;
};

const everyRow = (cards: readonly Card[]) => cards.keys();

export const listingRoutes = new Hono<EdgeEnv>()
  .get(apiPaths.archive, async (c) => {
    const query = parseQuery(ArchiveQuerySchema, c.req.query());
    const { listings, ...freshness } = await loadOffer({ env: c.env, ctx: c.executionCtx });
    return answerOnce(c, listings, freshness, (): Archive => {
      const { cards, index } = listings;
      const kept = query.ids?.flatMap((id) => listings.byId.get(id) ?? []);
      const found = kept ?? search(index, query.searchquery);
      const candidates = query.status
        ? [...(found ?? everyRow(cards))].filter((row) => cards[row]?.status === query.status)
        : (found ?? everyRow(cards));
      const { rows, facets } = applyFilters(cards, candidates, pickFilters(query));
      // Rows are in the order of the newest already.
      const sorted = query.sort === '-date_created' ? rows : sortRows(cards, rows, query.sort);
      const shown = takePage(sorted, query.offset, query.limit);
      return {
        resultaten: shown.map((row) => cards[row]!),
        paginering: {
          totaalAantal: rows.length,
          volgende: formatNext(c, query.offset, shown.length, rows.length),
        },
        tellingen: facets,
      };
    });
  })
  .get(apiPaths.suggestions, async (c) => {
    const { q } = parseQuery(SuggestQuerySchema, c.req.query());
    const { listings, ...freshness } = await loadOffer({ env: c.env, ctx: c.executionCtx });
    setCacheHeaders(c, freshness);
    const body: Suggestions = { suggesties: suggest(listings, q) };
    return c.json(body);
  })
  .get(apiPaths.map, async (c) => {
    const query = parseQuery(MapQuerySchema, c.req.query());
    const { listings, ...freshness } = await loadOffer({ env: c.env, ctx: c.executionCtx });
    const { cards, index } = listings;
    const centre =
      query.radius > 0 && query.address ? await findCentre(c.env, listings, query.address) : undefined;
    const found = centre
      ? measureDistances(cards, centre, query.radius).keys()
      : (search(index, query.searchquery) ?? everyRow(cards));
    const { rows } = applyFilters(cards, found, pickFilters(query));
    setCacheHeaders(c, freshness);
    return c.json(
      describeMap(
        c.env,
        rows.slice(0, mostAtOnce).map((row) => cards[row]!),
      ),
    );
  })
  .get(apiPaths.places, async (c) => {
    const { listings, ...freshness } = await loadOffer({ env: c.env, ctx: c.executionCtx });
    return answerOnce(c, listings, freshness, (): Places => {
      const offered = [...listings.places].map(([citySlug, place]) => ({ citySlug, ...place }));
      const empty = Object.keys(knownPlaces)
        .map((plaats) => ({ citySlug: formatSlug(plaats), plaats, aantal: 0 }))
        .filter(({ citySlug }) => !listings.places.has(citySlug));
      const plaatsen = [...offered, ...empty];
      return { plaatsen: plaatsen.sort((one, other) => one.plaats.localeCompare(other.plaats, 'nl')) };
    });
  })
  .get(apiPaths.home, async (c) => {
    const { city, object } = c.req.param();
    const offer = await loadOffer({ env: c.env, ctx: c.executionCtx });
    const { listings, detailShards: _, ...freshness } = offer;
    const row = listings.byPath.get(`${city}/${object}`);
    const card = row === undefined ? undefined : listings.cards[row];
    if (!card) {
      const known =
        listings.places.has(city) || Object.keys(knownPlaces).some((plaats) => formatSlug(plaats) === city);
      throw new ProblemError(known ? 'address-not-found' : 'city-not-found');
    }
    const home = await findHome({ env: c.env, ctx: c.executionCtx }, offer, card);
    if (!home) throw new ProblemError('address-not-found');
    setCacheHeaders(c, freshness);
    const body: Property = { ...home, vergelijkbaar: findSimilar(listings, card) };
    return c.json(body);
  })
  .get(apiPaths.radius, async (c) => {
    const query = parseQuery(RadiusQuerySchema, c.req.query());
    const { listings, ...freshness } = await loadOffer({ env: c.env, ctx: c.executionCtx });
    const { cards } = listings;
    const centre = await findCentre(c.env, listings, query.address);
    if (!centre) throw new ProblemError('address-not-found');
    const distances = measureDistances(cards, centre, query.radius);
    const { rows, facets } = applyFilters(cards, [...distances.keys()], pickFilters(query));
    const near = (one: number, other: number) => distances.get(one)! - distances.get(other)!;
    const sorted = query.sort === 'afstand' ? [...rows].sort(near) : sortRows(cards, rows, query.sort);
    const shown = takePage(sorted, query.offset, query.limit);
    setCacheHeaders(c, freshness);
    const body: Radius = {
      adres: { label: centre.label, lat: centre.lat, lon: centre.lon },
      radius: query.radius,
      resultaten: Object.fromEntries(
        shown.map((row) => [
          String(cards[row]!.id),
          { ...cards[row]!, afstand: Math.round(distances.get(row)! * 100) / 100 },
        ]),
      ),
      volgorde: shown.map((row) => cards[row]!.id),
      paginering: {
        totaalAantal: rows.length,
        volgende: formatNext(c, query.offset, shown.length, rows.length),
      },
      tellingen: facets,
    };
    return c.json(body);
  })
  .route('/', feedRoutes)
  .route('/', refreshRoute);

const sortRows = (cards: readonly Card[], rows: readonly number[], sort: Sort): number[] => {
  const compare = compareCards(sort);
  return [...rows].sort((one, other) => compare(cards[one]!, cards[other]!));
};
