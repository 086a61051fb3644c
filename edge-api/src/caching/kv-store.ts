import * as v from 'valibot';
import { wait } from '../deadlines/deadline.ts';
import { isBefore } from '../deadlines/is-before.ts';
import { within } from '../deadlines/within.ts';
import type { Entry } from './isolate-cache.ts';

/** KV takes one write a second per key. */
const writePauseMilliseconds = 1_100;
/** … and keeps every entry at least this long. */
const leastSeconds = 60;
/** A read that takes longer than this is of no use to a visitor. */
const readMilliseconds = 1_000;
const rememberedWrites = 1_000;

const EntrySchema = v.object({
  value: v.unknown(),
  storedAt: v.number(),
  generations: v.optional(v.record(v.string(), v.number()), {}),
});

/** When a key was last written, and the write that is planned for it. */
interface Writes {
  at: number;
  next?: () => Promise<void>;
}

// By namespace and per isolate, because the limit of one write a second counts per namespace.
const writesOf = new WeakMap<KVNamespace, Map<string, Writes>>();

/** Entries that all isolates see. A KV that fails is a miss, never an error: the cache must not break a page. */
export const createKvStore = (kv: KVNamespace, waitUntil: (promise: Promise<unknown>) => void) => {
  const writes = writesOf.get(kv) ?? new Map<string, Writes>();
  writesOf.set(kv, writes);

  return {
    get: async (key: string): Promise<Entry | null> => {
      const reading = kv.get(key, { type: 'json' }).catch(() => null);
      const parsed = v.safeParse(EntrySchema, await within(readMilliseconds, reading, () => null));
      return parsed.success ? (parsed.output as Entry) : null;
    },
    /**
     * Writes at once, or after the pause that KV asks for; then only the newest value is written. `keepSeconds`: how
     * long the entry may be of use, fresh or stale.
     */
    put: async (key: string, entry: Entry, keepSeconds: number): Promise<void> => {
      const write = async () => {
        // The planned value would be older by then.
        delete writes.get(key)?.next;
        writes.delete(key);
        writes.set(key, { at: Date.now() });
        if (writes.size > rememberedWrites) writes.delete(writes.keys().next().value!);
        const expirationTtl = Math.max(leastSeconds, Math.ceil(keepSeconds));
        await kv.put(key, JSON.stringify(entry), { expirationTtl }).catch(() => {});
      };
      const last = writes.get(key);
      // Never longer than the pause, even when the clock jumps.
      const left = last && Math.min(last.at + writePauseMilliseconds - Date.now(), writePauseMilliseconds);
      if (!last || !left || left <= 0) return write();
      const isPlanned = last.next !== undefined;
      last.next = write;
      if (!isPlanned) waitUntil(wait(left).then(() => last.next?.()));
    },
    /**
     * A lease: whether the caller may refresh `key` now. KV has no compare-and-set and lags, so it keeps most isolates
     * from refreshing at the same time, not all.
     */
    lease: async (key: string, milliseconds: number): Promise<boolean> => {
      const name = `lease:${key}`;
      const until = Number(await kv.get(name).catch(() => null));
      if (isBefore(Date.now(), until, milliseconds)) return false;
      await kv.put(name, String(Date.now() + milliseconds), { expirationTtl: leastSeconds }).catch(() => {});
      return true;
    },
  };
};
