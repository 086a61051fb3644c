import { wait } from '../deadlines/deadline.ts';
import { isWithin } from '../deadlines/is-before.ts';
import type { KitBindings } from '../environment/env.ts';
import { logFailure } from '../logging/log-failure.ts';
import { ProblemError } from '../problems/problem.ts';
import { findFailure, startFlight } from './flights.ts';
import { judge, type CachedResult } from './freshness.ts';
import type { GenerationSource } from './generations.ts';
import { memory, type Entry } from './isolate-cache.ts';
import { createStoredValue, type CacheContext, type KeepOptions } from './stored-value.ts';

export interface CacheOptions<T> extends KeepOptions {
  /** Loads it from upstream: JSON-like, at most 25 MB. */
  load: () => Promise<T>;
  /** Loads now, whatever is cached, unless the last load was less than five seconds ago. */
  refresh?: boolean;
  /** How long a request waits for another request's load. */
  waitMs?: number;
}

const leastRefreshMilliseconds = 5_000;
const pollMilliseconds = 20;
/** How long a slow KV is waited for when the upstream failed. */
const patientMilliseconds = 3_000;

const tellStale = (error: unknown): void => logFailure('What is kept stays: its source failed', error);

/** The value of `key`, at once, if this isolate has it and it is fresh: most requests end here. */
const createPeek =
  <Env>(generations: GenerationSource<Env>) =>
  <T>(
    env: Env,
    { key, freshSeconds }: Pick<KeepOptions, 'key' | 'freshSeconds'>,
  ): CachedResult<T> | undefined => {
    const held = memory.get(key);
    const now = generations.peek(env);
    if (!held || !now) return undefined;
    const freshness = judge(held, freshSeconds, now);
    if (freshness.state !== 'hit') return undefined;
    return { ...freshness, value: held.value as T, generations: held.generations };
  };

/**
 * The value of `key`, stale-while-revalidate with single flight: a fresh value is served; a stale one is served and
 * refreshed in the background; a missing one is loaded, by one request at a time. While the upstream fails, the stale
 * value is served; without one, the error of `load` is thrown.
 */
const createCached =
  <Env extends KitBindings>(
    generations: GenerationSource<Env>,
    peekCached: ReturnType<typeof createPeek<Env>>,
  ) =>
  async <T>(context: CacheContext<Env>, options: CacheOptions<T>): Promise<CachedResult<T>> => {
    const { key, freshSeconds, refresh = false, waitMs = 5_000 } = options;
    const peeked = refresh ? undefined : peekCached<T>(context.env, options);
    if (peeked) return peeked;
    const now = await generations.read(context.env);
    const isFresh = (entry: Entry) => judge(entry, freshSeconds, now).state === 'hit';
    const answer = (entry: Entry, state?: CachedResult<T>['state']): CachedResult<T> => {
      const freshness = judge(entry, freshSeconds, now);
      const { generations } = entry;
      return { ...freshness, value: entry.value as T, generations, state: state ?? freshness.state };
    };
    const held = memory.get(key);
    if (held && !refresh && isFresh(held)) return answer(held);

    const stored = createStoredValue(context, options, now);
    const load = async (): Promise<Entry> => stored.keep(await options.load());
    /** Single flight in this isolate. The load is finished even when the visitor who caused it goes away. */
    const fly = (task: () => Promise<Entry>): Promise<Entry> | undefined => {
      const flight = startFlight(key, task);
      if (flight) context.ctx.waitUntil(flight.catch(() => {}));
      return flight;
    };
    /** What is kept, where a load failed. */
    const findKept = async (error: unknown): Promise<Entry> => {
      const kept = held ?? (await stored.readStored(patientMilliseconds));
      if (!kept) throw error;
      tellStale(error);
      return kept;
    };
    /** `read`: what KV has, when it was read just now. */
    const refreshBehind = (read?: Entry): void => {
      if (findFailure(key)) return;
      void fly(async () => {
        const found = read ?? (await stored.readStored());
        // Without the lease, another isolate has refreshed it or is about to.
        if (!found || (!isFresh(found) && (await stored.lease()))) return load();
        // KV lags: the value that this isolate loaded may be newer.
        const known = memory.get(key);
        const isNewer = known && known.storedAt > found.storedAt && (isFresh(known) || !isFresh(found));
        return isNewer ? known : stored.hold(found);
      })?.catch(tellStale);
    };

    const isNew = held && isFresh(held) && isWithin(Date.now(), held.storedAt, leastRefreshMilliseconds);
    const refreshed = refresh && !isNew ? fly(load) : undefined;
    if (refreshed) {
      const entry = await refreshed.catch(findKept);
      return answer(entry, entry === held ? 'stale' : 'bypass');
    }
    if (held) {
      if (!isFresh(held)) refreshBehind();
      return answer(held);
    }

    for (const until = Date.now() + waitMs; ; await wait(pollMilliseconds)) {
      const arrived = memory.get(key);
      if (arrived) return answer(arrived);
      const failure = findFailure(key);
      if (failure) throw failure.error;
      if (Date.now() >= until)
        throw new ProblemError('upstream-unavailable', {
          detail: 'The data did not arrive in time. Try again later.',
        });
      let isFound = false;
      let isLoaded = false;
      const entry = await fly(async () => {
        const found = await stored.readStored();
        isFound = found !== null;
        if (found) return stored.hold(found);
        try {
          const loaded = await load();
          isLoaded = true;
          return loaded;
        } catch (error) {
          return stored.hold(await findKept(error));
        }
      });
      if (!entry) continue;
      // Not behind a load that failed just now.
      if (isFound && !isFresh(entry)) refreshBehind(entry);
      return answer(entry, isLoaded ? 'miss' : undefined);
    }
  };

/** The cache in front of KV. `generations` tells it which tags were purged. */
export const createCache = <Env extends KitBindings>(generations: GenerationSource<Env>) => {
  const peekCached = createPeek(generations);
  return {
    peekCached,
    cached: createCached(generations, peekCached),
    /**
     * Stores a value as if it had been loaded now. For a caller that loads first and purges then: without it, the purge
     * would make the value stale at once.
     */
    keepValue: async (context: CacheContext<Env>, options: KeepOptions, value: unknown): Promise<void> => {
      createStoredValue(context, options, await generations.read(context.env)).keep(value);
    },
  };
};
