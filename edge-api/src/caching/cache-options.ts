import type { Bindings } from '../env.ts';

export interface CacheContext {
  env: Bindings;
  ctx: Pick<ExecutionContext, 'waitUntil'>;
}

/** What is cached, and for how long. */
export interface KeepOptions {
  /** Such as `content:shorttexts`. It names everything that the value depends on. */
  key: string;
  freshSeconds: number;
  /**
   * How long after that a value may be served while it is refreshed or while the upstream is down; a week by default.
   */
  staleSeconds?: number;
  /** A purge of one of these makes the value stale. */
  tags?: readonly string[];
}

export interface CacheOptions<T> extends KeepOptions {
  /** Loads it from upstream: JSON-like, at most 25 MB. */
  load: () => Promise<T>;
  /** Loads now, whatever is cached, unless the last load was less than five seconds ago. */
  refresh?: boolean;
  /** How long a request waits for another request's load. */
  waitMs?: number;
}
