import { slugPattern } from '@binnen/contracts/slug';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { CachedResult } from '../caching/freshness.ts';
import { answerCached } from '../caching/answer-cached.ts';
import type { EdgeEnv } from '../env.ts';
import { refuseParameters } from '../parse-query.ts';
import { findVisitor, mayUse } from '../protection/rate-limit.ts';
import { createContentSource, type ContentSource } from './content-source.ts';

export const whole = (min: number, max: number, fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, 'expected a whole number'),
      v.transform(Number),
      v.minValue(min, `expected at least ${min}`),
      v.maxValue(max, `expected at most ${max}`),
    ),
    String(fallback),
  );

export const SlugSchema = v.pipe(v.string(), v.regex(slugPattern, 'expected a slug'));

/**
 * Whether the caller asks for content past the cache (`refresh_cache=true`), and may: each visitor a few times a
 * minute. Who asks more often gets the cache, not an error.
 */
const mayRefresh = async (c: Context<EdgeEnv>): Promise<boolean> => {
  const asked = c.req.query('refresh_cache');
  if (asked && asked !== 'true' && asked !== 'false')
    refuseParameters([{ field: 'refresh_cache', message: 'expected true or false' }]);
  if (asked !== 'true') return false;
  return mayUse(c, `refresh_cache:${findVisitor(c)}`);
};

/** Answers with a piece of content, its age and where it came from. */
export const answer = async <T>(
  c: Context<EdgeEnv>,
  read: (source: ContentSource, refresh: boolean) => Promise<CachedResult<T>>,
) => {
  const result = await read(createContentSource(c.env, c.executionCtx), await mayRefresh(c));
  return answerCached(result as CachedResult<object>);
};
