import { ProblemError } from '../problem.ts';
import { wait } from '../deadlines/deadline.ts';
import type { CacheContext, CacheOptions } from './cache-options.ts';
import { createFreshness, type CachedResult } from './freshness.ts';
import { pickGenerations, readGenerations } from './generations.ts';
import { flights, memory } from './isolate-cache.ts';
import { staleUnlessTold } from './keep-value.ts';
import { createKvStore } from './kv-store.ts';
import type { Entry } from './store.ts';

const leastRefreshMilliseconds = 5_000;
const pollMilliseconds = 20;
const leaseMilliseconds = 10_000;

/** What `cached` does when the isolate's memory has no fresh value. */
export const readThrough = async <T>(
  { env, ctx }: CacheContext,
  options: CacheOptions<T>,
): Promise<CachedResult<T>> => {
  const { key, freshSeconds, staleSeconds = staleUnlessTold, tags = [] } = options;
  const keepSeconds = freshSeconds + staleSeconds;
  const kv = createKvStore(env.CACHE, (promise) => ctx.waitUntil(promise));
  const generations = await readGenerations(env);
  const { ageOf, isFresh, answer } = createFreshness(freshSeconds, generations);
  const leaseKey = [key, ...Object.values(pickGenerations(generations, tags))].join('@');

  const hold = (entry: Entry): Entry => {
    memory.keep(key, entry, keepSeconds);
    return entry;
  };
  /** KV lags: what this isolate loaded itself may be newer. */
  const holdNewest = (stored: Entry): Entry => {
    const known = memory.peek(key);
    return known && known.storedAt > stored.storedAt ? known : hold(stored);
  };
  const load = async (): Promise<Entry> => {
    const value = await options.load();
    const entry = hold({ value, storedAt: Date.now(), generations: pickGenerations(generations, tags) });
    ctx.waitUntil(kv.put(key, entry, keepSeconds));
    return entry;
  };
  /** As the only one in this isolate, and to the end even when the visitor who caused it goes away. */
  const fly = (task: () => Promise<Entry>): Promise<Entry> | undefined => {
    const flight = flights.start(key, task);
    if (flight) ctx.waitUntil(flight.catch(() => {}));
    return flight;
  };
  const refreshBehind = (): void => {
    if (flights.findFailure(key)) return;
    void fly(async () => {
      const stored = await kv.get(key);
      if (!stored) return load();
      // Another isolate refreshed it, or is about to. Who did so before the last purge does not count.
      if (isFresh(stored) || !(await kv.lease(leaseKey, leaseMilliseconds))) return holdNewest(stored);
      return load();
    })?.catch(() => {});
  };

  const held = memory.peek(key);
  const isNew = held && isFresh(held) && ageOf(held) < leastRefreshMilliseconds;
  const mayRefresh = options.refresh && !isNew;
  const refreshed = mayRefresh ? fly(load) : undefined;
  if (refreshed) {
    const entry = await refreshed.catch(async (error: unknown) => {
      const stale = held ?? (await kv.get(key));
      if (!stale) throw error;
      return stale;
    });
    return answer(entry, entry === held ? 'stale' : 'bypass');
  }
  if (held) {
    if (!isFresh(held)) refreshBehind();
    return answer(held);
  }

  const until = Date.now() + (options.waitMs ?? 5_000);
  while (Date.now() < until) {
    const arrived = memory.peek(key);
    if (arrived) return answer(arrived);
    const failure = flights.findFailure(key);
    if (failure) throw failure.error;
    let wasStored = false;
    const flight = fly(async () => {
      const stored = await kv.get(key);
      wasStored = stored !== null;
      return stored ? hold(stored) : load();
    });
    if (flight) {
      const entry = await flight;
      if (wasStored && !isFresh(entry)) refreshBehind();
      return answer(entry, wasStored ? undefined : 'miss');
    }
    await wait(pollMilliseconds);
  }
  throw new ProblemError('upstream-unavailable', {
    detail: 'The data did not arrive in time. Try again later.',
  });
};
