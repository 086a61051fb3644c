import * as v from 'valibot';
import { wait } from '../deadlines/deadline.ts';
import { within } from '../deadlines/within.ts';
import type { Entry, Store } from './store.ts';

/** KV takes one write a second per key. */
const writePauseMilliseconds = 1_100;
/** … and forgets nothing sooner than this. */
const leastSeconds = 60;
/** A read that takes longer than this is no use to a visitor. */
const readMilliseconds = 1_000;

const EntrySchema = v.object({
  value: v.unknown(),
  storedAt: v.number(),
  generations: v.optional(v.record(v.string(), v.number()), {}),
});

interface Pending {
  entry: Entry;
  keepSeconds: number;
}

interface Writes {
  /** When each key was written last, or will be. */
  at: Map<string, number>;
  pending: Map<string, Pending>;
}

// By namespace and per isolate, because the limit of a write a second is the namespace's.
const writesOf = new WeakMap<KVNamespace, Writes>();

const findWrites = (kv: KVNamespace): Writes => {
  let writes = writesOf.get(kv);
  if (!writes) writesOf.set(kv, (writes = { at: new Map(), pending: new Map() }));
  return writes;
};

/** Entries for all isolates. A KV that fails is a miss, never an error: the cache must not be what breaks a page. */
export const createKvStore = (kv: KVNamespace, waitUntil: (promise: Promise<unknown>) => void): Store => {
  const writes = findWrites(kv);
  const write = async (key: string, { entry, keepSeconds }: Pending): Promise<void> => {
    writes.pending.delete(key);
    writes.at.delete(key);
    writes.at.set(key, Date.now());
    if (writes.at.size > 1_000) writes.at.delete(writes.at.keys().next().value!);
    await kv
      .put(key, JSON.stringify(entry), { expirationTtl: Math.max(leastSeconds, Math.ceil(keepSeconds)) })
      .catch(() => {});
  };

  return {
    get: async (key) => {
      const reading = kv.get(key, { type: 'json' }).catch(() => null);
      const found = await within(readMilliseconds, reading, () => null);
      const parsed = v.safeParse(EntrySchema, found);
      return parsed.success ? (parsed.output as Entry) : null;
    },
    /** Writes at once, or after the pause that KV wants: the newest value then, once, whatever came in between. */
    put: async (key, entry, keepSeconds) => {
      const sinceLast = Date.now() - (writes.at.get(key) ?? 0);
      // Never longer than the pause, whatever the clock does.
      const left = Math.min(writePauseMilliseconds - sinceLast, writePauseMilliseconds);
      if (left <= 0) return write(key, { entry, keepSeconds });
      const isPlanned = writes.pending.has(key);
      writes.pending.set(key, { entry, keepSeconds });
      if (isPlanned) return;
      waitUntil(
        wait(left).then(() => {
          const newest = writes.pending.get(key);
          return newest && write(key, newest);
        }),
      );
    },
    /** KV has no compare-and-set and lags, so this keeps most of the isolates from refreshing together, not all. */
    lease: async (key, milliseconds) => {
      const name = `lease:${key}`;
      const until = Number(await kv.get(name).catch(() => null));
      if (until > Date.now()) return false;
      await kv.put(name, String(Date.now() + milliseconds), { expirationTtl: leastSeconds }).catch(() => {});
      return true;
    },
  };
};
