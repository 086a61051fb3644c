import { apiCalls } from '@binnen/contracts/api-calls';
import type { ListedHome, Radius } from '@binnen/contracts/property';
import { Hono, type Context } from 'hono';
import type * as v from 'valibot';
import { setCacheHeaders } from '@binnen/edge-kit/caching/answer-cached';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { challengeLookup } from '../../protection/challenge-lookups.ts';
import { limitLookups } from '../../protection/limit-lookups.ts';
import { findCentre, type Centre } from '../centre.ts';
import { correctPlace } from '@binnen/offer/suggestions/correct';
import { measureDistances } from '@binnen/offer/near/distance';
import { explainNothing } from '@binnen/offer/lists/explain-nothing';
import { describeFields, fillIn } from '../fill-in.ts';
import { applyFilters } from '@binnen/offer/lists/apply-filters';
import { sortRows } from '@binnen/offer/index/sorts';
import { formatNext, takePage } from '@binnen/offer/lists/paging';
import { pickFilters, RadiusQuerySchema } from '@binnen/offer/lists/query';
import { loadOffer, type Offer } from '../offer/snapshot.ts';

const { path, reply } = apiCalls.radius;

const answerRadius = async (
  c: Context<EdgeEnv>,
  offer: Offer,
  centre: Centre,
  query: v.InferOutput<typeof RadiusQuerySchema>,
): Promise<Radius> => {
  const { cards } = offer.listings;
  const distances = measureDistances(offer.listings, centre, query.radius);
  const filters = pickFilters(query);
  const { rows, facets } = applyFilters(cards, distances.keys(), filters, query.tellingen);
  const near = (one: number, other: number) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0);
  const sorted = query.sort === 'afstand' ? [...rows].sort(near) : sortRows(cards, rows, query.sort);
  const { offset, limit, fields } = query;
  const shown = takePage(sorted, offset, limit, fields);
  const found = shown.flatMap((row) => cards[row] ?? []);
  const homes: ListedHome[] = fields === 'full' ? await fillIn(c, offer, found) : found;
  const total = rows.length;
  const begrepen = correctPlace(query.address, centre.label);
  return {
    ...(begrepen ? { begrepen } : {}),
    adres: { label: centre.label, lat: centre.lat, lon: centre.lon },
    radius: query.radius,
    resultaten: Object.fromEntries(
      homes.map((home, index) => [
        String(home.id),
        { ...home, afstand: Math.round((distances.get(shown[index] ?? -1) ?? 0) * 100) / 100 },
      ]),
    ),
    volgorde: found.map(({ id }) => id),
    paginering: {
      totaalAantal: total,
      volgende: formatNext(c.req.url, { offset, shown: shown.length, total }),
    },
    tellingen: facets,
    ...(total === 0 ? { zonder: explainNothing(offer.listings, [...distances.keys()], filters) } : {}),
  };
};

export const radiusRoute = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'Homes within so many km of an address, place or postcode; `volgorde` has the order.',
    description: describeFields,
    tag: 'listings',
    query: RadiusQuerySchema,
    reply,
    problems: ['address-not-found', 'challenge-required', 'rate-limited', 'upstream-unavailable'],
    examples: [
      { path: '/google/radius/?address=Deventer&radius=5' },
      { path: '/google/radius/?address=Deventer&radius=many', status: 400 },
    ],
  }),
  // By its visitor alone: many ask for the same towns at once, and most of these answers cost no lookup.
  limitLookups('radius', []),
  async (c) => {
    const query = parseQuery(RadiusQuerySchema, c.req.query());
    const offer = await loadOffer({ env: c.env, ctx: c.executionCtx });
    const centre = await findCentre(c.env, offer.listings, query.address, () => challengeLookup(c));
    if (!centre) throw new ProblemError('address-not-found');
    const reply = await answerRadius(c, offer, centre, query);
    setCacheHeaders(c, offer);
    return c.json(reply);
  },
);
