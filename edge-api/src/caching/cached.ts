import type { CacheContext, CacheOptions } from './cache-options.ts';
import { judge, type CachedResult } from './freshness.ts';
import { peekGenerations } from './generations.ts';
import { memory } from './isolate-cache.ts';
import { readThrough } from './read-through.ts';

/**
 * The value of `key`: fresh → served; stale → served, and refreshed behind; missing → loaded, by one request at a
 * time. While the upstream fails, the stale value is served; without one, the error of `load` is thrown.
 */
export const cached = async <T>(
  context: CacheContext,
  options: CacheOptions<T>,
): Promise<CachedResult<T>> => {
  // The quick way for what is asked for most.
  const held = options.refresh ? undefined : memory.get(options.key);
  const now = held && peekGenerations(context.env);
  if (!now) return readThrough(context, options);
  const freshness = judge(held, options.freshSeconds, now);
  if (freshness.state === 'stale') return readThrough(context, options);
  return { ...freshness, value: held.value as T, generations: held.generations };
};
