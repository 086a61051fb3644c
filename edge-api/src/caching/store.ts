import type { TagGenerations } from './generations.ts';

/** A value that was loaded, when, and under which generations of its tags. */
export interface Entry<T = unknown> {
  value: T;
  /** Milliseconds since 1970. */
  storedAt: number;
  generations: TagGenerations;
}

/** Where entries are kept: in this isolate (`memory-store.ts`), or for all of them (`kv-store.ts`). */
export interface Store {
  get: (key: string) => Promise<Entry | null>;
  /** `keepSeconds`: how long it may still be of use, fresh or stale. */
  put: (key: string, entry: Entry, keepSeconds: number) => Promise<void>;
  /** Whether the caller may refresh `key` now: true for one at a time, so far as the store can tell. */
  lease: (key: string, milliseconds: number) => Promise<boolean>;
}
