import type { TagGenerations } from './generations.ts';

/** What every cached value or page records about itself. */
export interface Kept {
  /** Milliseconds since 1970. */
  storedAt: number;
  /** Generations of its cache tags when it was loaded. */
  generations: TagGenerations;
}

export interface Freshness {
  /** `stale`: it may be served, and has to be refreshed in the background. */
  state: 'hit' | 'stale';
  ageSeconds: number;
  /** For how long it is still fresh; zero or less when stale. */
  ttlSeconds: number;
}

/** A value and how old it is. */
export interface CachedResult<T> extends Omit<Freshness, 'state'> {
  /** Other requests get the same object: never change it. */
  value: T;
  /** `miss`, `bypass`: it was loaded just now, because there was none or because the caller asked for a new one. */
  state: Freshness['state'] | 'miss' | 'bypass';
  generations: TagGenerations;
}

/** Another isolate's clock may be ahead by this much. What is further ahead was stored before a clock was set back. */
const clockSkewMs = 60_000;

/** A cached value is fresh until its time is over or one of its tags is purged. */
export const judge = (
  { storedAt, generations }: Kept,
  freshSeconds: number,
  generationsNow: TagGenerations,
): Freshness => {
  const ageMs = Date.now() - storedAt;
  const ageSeconds = ageMs < -clockSkewMs ? freshSeconds : Math.max(0, Math.floor(ageMs / 1000));
  const left = freshSeconds - ageSeconds;
  const isPurged = Object.entries(generations).some(([tag, kept]) => (generationsNow[tag] ?? 0) > kept);
  const ttlSeconds = isPurged ? Math.min(0, left) : left;
  return { state: ttlSeconds > 0 ? 'hit' : 'stale', ageSeconds, ttlSeconds };
};
