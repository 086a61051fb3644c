import { isPurged, type TagGenerations } from './generations.ts';
import type { Entry } from './store.ts';

export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';

/** A value and how old it is. */
export interface CachedResult<T> {
  /** Other requests get the same object: never change it. */
  value: T;
  state: CacheState;
  ageSeconds: number;
  /** For how long it is fresh still; zero or less when stale. */
  ttlSeconds: number;
  /** Of its tags, when it was loaded. */
  generations: TagGenerations;
}

/** Judges entries by their age and by what was purged since. */
export const createFreshness = (freshSeconds: number, generations: TagGenerations) => {
  const ageOf = (entry: Entry): number => Math.max(0, Date.now() - entry.storedAt);
  const isFresh = (entry: Entry): boolean =>
    ageOf(entry) < freshSeconds * 1000 && !isPurged(entry, generations);
  return {
    ageOf,
    isFresh,
    /** The entry as an answer; without a `state`, it was in the cache. */
    answer: <T>(entry: Entry, state?: CacheState): CachedResult<T> => {
      const ageSeconds = Math.floor(ageOf(entry) / 1000);
      const left = freshSeconds - ageSeconds;
      return {
        value: entry.value as T,
        state: state ?? (isFresh(entry) ? 'hit' : 'stale'),
        ageSeconds,
        ttlSeconds: isPurged(entry, generations) ? Math.min(0, left) : left,
        generations: entry.generations,
      };
    },
  };
};

/** The quick way for what is asked for most: a fresh entry as an answer, else undefined. */
export const findFresh = <T>(
  entry: Entry,
  freshSeconds: number,
  generations: TagGenerations,
): CachedResult<T> | undefined => {
  const ageSeconds = Math.max(0, Math.floor((Date.now() - entry.storedAt) / 1000));
  if (ageSeconds >= freshSeconds || isPurged(entry, generations)) return undefined;
  return {
    value: entry.value as T,
    state: 'hit',
    ageSeconds,
    ttlSeconds: freshSeconds - ageSeconds,
    generations: entry.generations,
  };
};
