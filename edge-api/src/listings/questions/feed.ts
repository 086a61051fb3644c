import { apiCalls } from '@binnen/contracts/api-calls';
import type { Archive, Card } from '@binnen/contracts/property';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { answerList, describeFields } from '../fill-in.ts';
import type { Listings } from '@binnen/offer/index/listings';
import { mostFull } from '@binnen/offer/lists/paging';
import { FeedQuerySchema, statusNames } from '@binnen/offer/lists/query';
import { loadOffer } from '../offer/snapshot.ts';

const { feed, feedV1 } = apiCalls;

/** Counts by status; of any other repeated parameter the first value counts. */
const StatusSchema = v.object({ status: statusNames });

/** The offer with the provider's own paging: by id, with a link to the next page. It only has active homes. */
const answerFeed = (
  { cards }: Listings,
  { aantal, actief, vanaf, type, fields }: v.InferOutput<typeof FeedQuerySchema>,
  statuses: string[],
  requestUrl: string,
): Archive & { resultaten: Card[] } => {
  const matching = cards
    .filter(
      (card) =>
        actief !== 'false' &&
        (statuses.length === 0 || statuses.includes(card.status)) &&
        (!type || type === 'ALL' || card.objecttype === type),
    )
    .sort((one, other) => one.id - other.id);
  const most = fields === 'full' ? Math.min(aantal, mostFull) : aantal;
  const start = matching.findIndex(({ id }) => id >= vanaf);
  const page = start === -1 ? [] : matching.slice(start, start + most);
  const next = start === -1 ? undefined : matching[start + most];
  const url = new URL(requestUrl);
  if (next) url.searchParams.set('vanaf', String(next.id));
  return {
    resultaten: page,
    paginering: { totaalAantal: matching.length, volgende: next ? `${url.pathname}${url.search}` : null },
  };
};

const handleFeed = async (c: Context<EdgeEnv>): Promise<Response> => {
  const query = parseQuery(FeedQuerySchema, c.req.query());
  const statuses = (c.req.queries('status') ?? [])
    .filter(Boolean)
    .flatMap((status) => parseQuery(StatusSchema, { status }).status);
  const offer = await loadOffer({ env: c.env, ctx: c.executionCtx });
  return answerList(c, offer, query.fields, () => answerFeed(offer.listings, query, statuses, c.req.url));
};

const describeFeed = ({ path, reply }: typeof feed | typeof feedV1): MiddlewareHandler =>
  describeRoute({
    summary: 'The offer in the provider’s way of paging: `paginering.volgende` is the next page.',
    description: `Active homes only, so \`actief=false\` has none. \`status\` is one or more with commas between them, or given more than once. ${describeFields}`,
    tag: 'listings',
    query: FeedQuerySchema,
    reply,
    problems: ['upstream-unavailable'],
    examples: [
      { path: `${path}?actief=true&type=ALL&aantal=100` },
      { path: `${path}?aantal=1&actief=true&status=BESCHIKBAAR` },
      { path: `${path}?aantal=1&status=VERKOCHT,VERHUURD` },
      { path: `${path}?aantal=2&fields=full` },
      { path: `${path}?aantal=101`, status: 400 },
      { path: `${path}?status=BESCHIKBAAR&status=te%20koop`, status: 400 },
    ],
  });

export const feedRoutes = new Hono<EdgeEnv>()
  .get(feed.path, describeFeed(feed), handleFeed)
  .get(feedV1.path, describeFeed(feedV1), handleFeed);
