import type { Context } from 'hono';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import { answerCached } from '@binnen/edge-kit/caching/answer-cached';
import type { EdgeEnv } from '../../environment/env.ts';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { findVisitor, mayUse } from '@binnen/edge-kit/quotas/rate-limit';
import { createContentSource, type ContentSource } from './content-source.ts';
import { RefreshSchema } from './query.ts';

/**
 * Whether the caller asks to bypass the content cache (`refresh_cache=true`) and may: each visitor may a few times a
 * minute. A caller that asks more often gets the cached content, not an error.
 */
const mayRefresh = async (c: Context<EdgeEnv>): Promise<boolean> => {
  const { refresh_cache } = parseQuery(RefreshSchema, c.req.query());
  return refresh_cache === 'true' && mayUse(c, `refresh_cache:${findVisitor(c)}`);
};

/** Answers with a piece of content, its age and where it came from. */
export const answerContent = async <T>(
  c: Context<EdgeEnv>,
  read: (source: ContentSource, refresh: boolean) => Promise<CachedResult<T>>,
) => {
  const result = await read(createContentSource(c.env, c.executionCtx), await mayRefresh(c));
  return answerCached(result as CachedResult<object>);
};
