import { apiPaths } from '@binnen/contracts/api-paths';
import type { Archive } from '@binnen/contracts/property';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../env.ts';
import { answerOnce } from './answer-once.ts';
import { parseQuery } from '../parse-query.ts';
import { FeedQuerySchema, statusName } from './query.ts';
import { loadOffer } from './snapshot.ts';

/** Of each status; of other parameters only the first counts. */
const StatusSchema = v.object({ status: statusName });

/**
 * The offer in the provider's own way of paging: by id, with a link to the next page. Only active homes and only
 * the fields of a card, whatever is asked for.
 */
const answerFeed = async (c: Context<EdgeEnv>) => {
  const { aantal, vanaf, type } = parseQuery(FeedQuerySchema, c.req.query());
  const statuses = (c.req.queries('status') ?? []).filter(Boolean);
  for (const status of statuses) parseQuery(StatusSchema, { status });
  const { listings, ...freshness } = await loadOffer({ env: c.env, ctx: c.executionCtx });
  return answerOnce(c, listings, freshness, (): Archive => {
    const matching = listings.cards
      .filter(
        (card) =>
          (statuses.length === 0 || statuses.includes(card.status)) &&
          (!type || type === 'ALL' || card.objecttype === type),
      )
      .sort((one, other) => one.id - other.id);
    const start = matching.findIndex(({ id }) => id >= vanaf);
    const page = start === -1 ? [] : matching.slice(start, start + aantal);
    const next = start === -1 ? undefined : matching[start + aantal];
    const url = new URL(c.req.url);
    if (next) url.searchParams.set('vanaf', String(next.id));
    return {
      resultaten: page,
      paginering: { totaalAantal: matching.length, volgende: next ? `${url.pathname}${url.search}` : null },
    };
  });
};

export const feedRoutes = new Hono<EdgeEnv>().get(apiPaths.feed, answerFeed).get(apiPaths.feedV1, answerFeed);
