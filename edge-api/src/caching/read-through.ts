import { wait } from '../deadlines/deadline.ts';
import { isWithin } from '../deadlines/is-before.ts';
import { ProblemError } from '../problem.ts';
import type { CacheContext, CacheOptions } from './cache-options.ts';
import { judge, type CachedResult } from './freshness.ts';
import { readGenerations } from './generations.ts';
import { flights, memory, type Entry } from './isolate-cache.ts';
import { createTiers } from './tiers.ts';

const leastRefreshMilliseconds = 5_000;
const pollMilliseconds = 20;

/** The slow path of `cached`: this isolate's memory has no fresh value. */
export const readThrough = async <T>(
  context: CacheContext,
  options: CacheOptions<T>,
): Promise<CachedResult<T>> => {
  const { key, freshSeconds } = options;
  const now = await readGenerations(context.env);
  const tiers = createTiers(context, options, now);
  const isFresh = (entry: Entry) => judge(entry, freshSeconds, now).state === 'hit';
  const answer = (entry: Entry, state?: CachedResult<T>['state']): CachedResult<T> => {
    const freshness = judge(entry, freshSeconds, now);
    const { generations } = entry;
    return { value: entry.value as T, generations, ...freshness, state: state ?? freshness.state };
  };
  const load = async (): Promise<Entry> => tiers.keep(await options.load());
  /** Single flight in this isolate. The load is finished even when the visitor who caused it goes away. */
  const fly = (task: () => Promise<Entry>): Promise<Entry> | undefined => {
    const flight = flights.start(key, task);
    if (flight) context.ctx.waitUntil(flight.catch(() => {}));
    return flight;
  };
  const refreshBehind = (): void => {
    if (flights.findFailure(key)) return;
    void fly(async () => {
      const stored = await tiers.readStored();
      // Without the lease, another isolate has refreshed it or is about to.
      if (!stored || (!isFresh(stored) && (await tiers.lease()))) return load();
      // KV lags: the value that this isolate loaded may be newer.
      const known = memory.get(key);
      const isNewer = known && known.storedAt > stored.storedAt && (isFresh(known) || !isFresh(stored));
      return isNewer ? known : tiers.hold(stored);
    })?.catch(() => {});
  };

  const held = memory.get(key);
  const isNew = held && isFresh(held) && isWithin(Date.now(), held.storedAt, leastRefreshMilliseconds);
  const refreshed = options.refresh && !isNew ? fly(load) : undefined;
  if (refreshed) {
    const entry = await refreshed.catch(async (error: unknown) => {
      const stale = held ?? (await tiers.readStored());
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
    const arrived = memory.get(key);
    if (arrived) return answer(arrived);
    const failure = flights.findFailure(key);
    if (failure) throw failure.error;
    let wasStored = false;
    const flight = fly(async () => {
      const stored = await tiers.readStored();
      wasStored = stored !== null;
      return stored ? tiers.hold(stored) : load();
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
