import { apiCalls } from '@binnen/contracts/api-calls';
import type { Suggestions } from '@binnen/contracts/property';
import { Hono } from 'hono';
import { setCacheHeaders } from '../../caching/answer-cached.ts';
import type { EdgeEnv } from '../../env.ts';
import { describeRoute } from '../../openapi/describe.ts';
import { parseQuery } from '../../parse-query.ts';
import { SuggestQuerySchema } from '../query.ts';
import { loadOffer } from '../snapshot.ts';
import { suggest } from '../suggest.ts';

const { path, reply } = apiCalls.suggestions;

export const suggestionsRoute = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'What a visitor may mean while typing: places, streets, homes.',
    tag: 'listings',
    query: SuggestQuerySchema,
    reply,
    problems: ['invalid-parameter', 'upstream-unavailable'],
    examples: [{ path: '/objects/suggest/?q=dev' }],
  }),
  async (c) => {
    const { q } = parseQuery(SuggestQuerySchema, c.req.query());
    const { listings, ...freshness } = await loadOffer({ env: c.env, ctx: c.executionCtx });
    setCacheHeaders(c, freshness);
    return c.json({ suggesties: suggest(listings, q) } satisfies Suggestions);
  },
);
