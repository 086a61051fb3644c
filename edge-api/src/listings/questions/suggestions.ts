import { apiCalls } from '@binnen/contracts/api-calls';
import type { Suggestions } from '@binnen/contracts/list-answers';
import { Hono } from 'hono';
import { setCacheHeaders } from '@binnen/edge-kit/caching/answer-cached';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { pickFilters, SuggestQuerySchema } from '@binnen/offer/lists/query';
import { loadOffer } from '../offer/snapshot.ts';
import { suggestFilters } from '@binnen/offer/sentence/suggest-filters';
import { suggest } from '@binnen/offer/suggestions/suggest';

const { path, reply } = apiCalls.suggestions;

export const suggestionsRoute = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'What a visitor may mean while typing: places, streets, homes, filters.',
    description:
      'Each with the number of homes that a list with the same filters has for it, for sale unless it only has homes for rent; what finds none is left out. `filters`: what the last words ask for, with what was typed before them.',
    tag: 'listings',
    query: SuggestQuerySchema,
    reply,
    problems: ['upstream-unavailable'],
    examples: [{ path: '/objects/suggest/?q=dev' }, { path: '/objects/suggest/?q=deventer%20gar' }],
  }),
  async (c) => {
    const { q, ...filters } = parseQuery(SuggestQuerySchema, c.req.query());
    const { listings, ...freshness } = await loadOffer({ env: c.env, ctx: c.executionCtx });
    setCacheHeaders(c, freshness);
    const given = pickFilters(filters);
    return c.json({
      suggesties: suggest(listings, q, given),
      filters: suggestFilters(listings, q, given),
    } satisfies Suggestions);
  },
);
