import type { CacheContext, KeepOptions } from './cache-options.ts';
import { pickGenerations, readGenerations, type TagGenerations } from './generations.ts';
import { memory, type Entry } from './isolate-cache.ts';
import { createKvStore } from './kv-store.ts';

const aWeek = 86_400 * 7;
const leaseMilliseconds = 10_000;

/** Where a value is kept: in this isolate, and behind that in KV for all of them. `generationsNow`: what it is loaded under. */
export const createTiers = (
  { env, ctx }: CacheContext,
  { key, freshSeconds, staleSeconds = aWeek, tags = [] }: KeepOptions,
  generationsNow: TagGenerations,
) => {
  const kv = createKvStore(env.CACHE, (promise) => ctx.waitUntil(promise));
  const generations = pickGenerations(generationsNow, tags);
  const keepSeconds = freshSeconds + staleSeconds;
  /** An entry takes the room of its JSON: how much an object really takes cannot be asked. */
  const hold = (entry: Entry): Entry => {
    const bytes = JSON.stringify(entry.value).length;
    memory.keep(key, entry, bytes, entry.storedAt + keepSeconds * 1000);
    return entry;
  };
  return {
    hold,
    readStored: () => kv.get(key),
    /** Whether another isolate is not loading it; a lease from before the last purge does not count. */
    lease: () => kv.lease([key, ...Object.values(generations)].join('@'), leaseMilliseconds),
    /** Keeps what was loaded: here at once, in KV behind the answer. */
    keep: (value: unknown): Entry => {
      const entry = hold({ value, storedAt: Date.now(), generations });
      ctx.waitUntil(kv.put(key, entry, keepSeconds));
      return entry;
    },
  };
};

/**
 * Keeps a value as if it had been loaded now. For who loads and purges: what was loaded before the purge would count as
 * purged, and be loaded again.
 */
export const keepValue = async (
  context: CacheContext,
  options: KeepOptions,
  value: unknown,
): Promise<void> => {
  createTiers(context, options, await readGenerations(context.env)).keep(value);
};
