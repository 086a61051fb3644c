import type { CacheContext, CacheOptions } from './cache-options.ts';
import { judge, type CachedResult } from './freshness.ts';
import { peekGenerations } from './generations.ts';
import { memory } from './isolate-cache.ts';
import { readThrough } from './read-through.ts';

/**
 * The value of `key`, stale-while-revalidate with single flight: a fresh value is served; a stale one is served and
 * refreshed in the background; a missing one is loaded, by one request at a time. While the upstream fails, the stale
 * value is served; without one, the error of `load` is thrown.
 */
export const cached = async <T>(
  context: CacheContext,
  options: CacheOptions<T>,
): Promise<CachedResult<T>> => {
  // The fast path: most requests end here.
  const held = options.refresh ? undefined : memory.get(options.key);
  const now = held && peekGenerations(context.env);
  if (!now) return readThrough(context, options);
  const freshness = judge(held, options.freshSeconds, now);
  if (freshness.state === 'stale') return readThrough(context, options);
  return { ...freshness, value: held.value as T, generations: held.generations };
};
