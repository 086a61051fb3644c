import type { CacheContext, KeepOptions } from './cache-options.ts';
import { pickGenerations, readGenerations, type TagGenerations } from './generations.ts';
import { memory, type Entry } from './isolate-cache.ts';
import { createKvStore } from './kv-store.ts';

const aWeek = 86_400 * 7;
const leaseMilliseconds = 10_000;

/**
 * The two tiers of the cache: this isolate's memory, and KV behind it for all isolates. `generationsNow`: the tag
 * generations that a load gets.
 */
export const createTiers = (
  { env, ctx }: CacheContext,
  { key, freshSeconds, staleSeconds = aWeek, tags = [] }: KeepOptions,
  generationsNow: TagGenerations,
) => {
  const kv = createKvStore(env.CACHE, (promise) => ctx.waitUntil(promise));
  const generations = pickGenerations(generationsNow, tags);
  const keepSeconds = freshSeconds + staleSeconds;
  /** Size is measured as JSON: Workers cannot tell how much memory an object takes. */
  const hold = (entry: Entry): Entry => {
    const bytes = JSON.stringify(entry.value).length;
    memory.keep(key, entry, bytes, entry.storedAt + keepSeconds * 1000);
    return entry;
  };
  return {
    hold,
    readStored: () => kv.get(key),
    /** Whether this isolate may load it, because no other is. A lease from before the last purge does not count. */
    lease: () => kv.lease([key, ...Object.values(generations)].join('@'), leaseMilliseconds),
    /** Stores a loaded value: in memory at once, in KV after the answer. */
    keep: (value: unknown): Entry => {
      const entry = hold({ value, storedAt: Date.now(), generations });
      ctx.waitUntil(kv.put(key, entry, keepSeconds));
      return entry;
    },
  };
};

/**
 * Stores a value as if it had been loaded now. For a caller that loads first and purges then: without it, the purge
 * would make the value stale at once.
 */
export const keepValue = async (
  context: CacheContext,
  options: KeepOptions,
  value: unknown,
): Promise<void> => {
  createTiers(context, options, await readGenerations(context.env)).keep(value);
};
