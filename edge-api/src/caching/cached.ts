import type { CacheContext, CacheOptions } from './cache-options.ts';
import { findFresh, type CachedResult } from './freshness.ts';
import { peekGenerations } from './generations.ts';
import { memory } from './isolate-cache.ts';
import { readThrough } from './read-through.ts';

export { answerCached } from './answer-cached.ts';
export { setCacheHeaders } from './cache-headers.ts';
export type { CachedResult } from './freshness.ts';

export type { CacheContext, CacheOptions } from './cache-options.ts';
export { clearIsolateCache } from './isolate-cache.ts';
export { keepValue } from './keep-value.ts';

/**
 * The value of `key`: fresh → served; stale → served, and refreshed behind; missing → loaded, by one request at a
 * time. While the upstream fails, the stale value is served; without one, the error of `load` is thrown.
 */
export const cached = async <T>(
  context: CacheContext,
  options: CacheOptions<T>,
): Promise<CachedResult<T>> => {
  const held = options.refresh ? null : memory.peek(options.key);
  const generations = held && peekGenerations(context.env);
  const fresh = generations && findFresh<T>(held, options.freshSeconds, generations);
  return fresh ?? readThrough(context, options);
};
