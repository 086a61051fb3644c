import type { Bindings } from '../env.ts';

export interface CacheContext {
  env: Bindings;
  ctx: Pick<ExecutionContext, 'waitUntil'>;
}

/** What is kept, and for how long. */
export interface KeepOptions {
  /** `content:shorttexts`; with everything in it that the value depends on. */
  key: string;
  freshSeconds: number;
  /** How long beyond that a value may be served while it is refreshed, or while the upstream is down; a week unless told. */
  staleSeconds?: number;
  /** A purge of one of these makes the value stale. */
  tags?: readonly string[];
}

export interface CacheOptions<T> extends KeepOptions {
  /** Loads it from upstream: JSON-like, at most 25 MB. */
  load: () => Promise<T>;
  /** Loads now, whatever is cached; but not again within five seconds of the last load. */
  refresh?: boolean;
  /** How long a request waits for another one's load. */
  waitMs?: number;
}
