import type { CacheContext, CacheOptions } from './cache-options.ts';
import { pickGenerations, readGenerations } from './generations.ts';
import { memory } from './isolate-cache.ts';
import { createKvStore } from './kv-store.ts';

/** How long beyond its freshness a value is kept unless told. Seconds. */
export const staleUnlessTold = 86_400 * 7;

/**
 * Keeps a value as if it had been loaded now. For who loads and purges: what was loaded before the purge would count as
 * purged, and be loaded again.
 */
export const keepValue = async <T>(
  { env, ctx }: CacheContext,
  options: Pick<CacheOptions<T>, 'key' | 'freshSeconds' | 'staleSeconds' | 'tags'>,
  value: T,
): Promise<void> => {
  const { key, freshSeconds, staleSeconds = staleUnlessTold, tags = [] } = options;
  const generations = pickGenerations(await readGenerations(env), tags);
  const entry = { value, storedAt: Date.now(), generations };
  memory.keep(key, entry, freshSeconds + staleSeconds);
  const kv = createKvStore(env.CACHE, (promise) => ctx.waitUntil(promise));
  await kv.put(key, entry, freshSeconds + staleSeconds);
};
