import { apiCalls } from '@binnen/contracts/api-calls';
import { formatAddress } from '@binnen/contracts/formats/address';
import type { Card, OfferMap } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { Hono } from 'hono';
import type * as v from 'valibot';
import { setCacheHeaders } from '@binnen/edge-kit/caching/answer-cached';
import type { Bindings, EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { listOrigins, tileOrigin } from '../../pictures/origins.ts';
import { challengeLookup } from '../../protection/challenge-lookups.ts';
import { limitVisitor } from '../../protection/limit-lookups.ts';
import { findCentre } from '../centre.ts';
import { findAsked } from '../find-asked.ts';
import { applyFilters } from '@binnen/offer/lists/apply-filters';
import type { Listings } from '@binnen/offer/index/listings';
import { mostAtOnce } from '@binnen/offer/lists/paging';
import { knownPlaces } from '@binnen/offer/places/places';
import { MapQuerySchema, pickFilters } from '@binnen/offer/lists/query';
import { loadOffer } from '../offer/snapshot.ts';

const { path, reply } = apiCalls.map;

/** Coordinates of these homes. Homes without coordinates are in the list alone. */
const describeMap = (env: Bindings, cards: readonly Card[]): OfferMap => ({
  punten: cards.flatMap((card) => {
    const { id, lat, lon, status, koopprijs, huurprijs } = card;
    const pad = routes.property.href(card.citySlug, card.slug);
    return lat && lon
      ? [{ id, lat, lon, adres: formatAddress(card), status, koopprijs, huurprijs, pad }]
      : [];
  }),
  plaatsen: Object.entries(knownPlaces).map(([plaats, point]) => ({ plaats, ...point })),
  tegels: listOrigins(env).some(({ key }) => key === tileOrigin)
    ? `/images/${tileOrigin}/{z}/{x}/{y}.png`
    : null,
});

const findHomes = async (
  env: Bindings,
  listings: Listings,
  query: v.InferOutput<typeof MapQuerySchema>,
  beforeLookup: () => Promise<void>,
): Promise<Card[]> => {
  const { cards } = listings;
  const { address, radius, searchquery } = query;
  const centre = radius > 0 && address ? await findCentre(env, listings, address, beforeLookup) : undefined;
  if (radius > 0 && address && !centre) return [];
  const asked = findAsked(listings, searchquery, centre && { centre, radius });
  const { rows } = applyFilters(cards, asked, pickFilters(query));
  return rows.slice(0, mostAtOnce).map((row) => cards[row]!);
};

export const mapRoute = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'Coordinates of the homes of a list, with the names of places.',
    description:
      'The same questions as of the lists: `searchquery`, or `address` with `radius`, and all filters.',
    tag: 'listings',
    query: MapQuerySchema,
    reply,
    problems: ['challenge-required', 'rate-limited', 'upstream-unavailable'],
    examples: [
      { path: '/objects/map/?soort=koop' },
      { path: '/objects/map/?address=Deventer&radius=5' },
      { path: '/objects/map/?vak=overal', status: 400 },
    ],
  }),
  async (c) => {
    const query = parseQuery(MapQuerySchema, c.req.query());
    const { listings, ...freshness } = await loadOffer({ env: c.env, ctx: c.executionCtx });
    const homes = await findHomes(c.env, listings, query, async () => {
      await limitVisitor(c, 'radius');
      await challengeLookup(c);
    });
    setCacheHeaders(c, freshness);
    return c.json(describeMap(c.env, homes));
  },
);
