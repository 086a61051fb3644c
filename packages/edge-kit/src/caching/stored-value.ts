import * as v from 'valibot';
import { wait } from '../deadlines/deadline.ts';
import { isBefore } from '../deadlines/is-before.ts';
import { within } from '../deadlines/within.ts';
import type { KitBindings } from '../environment/env.ts';
import { judge } from './freshness.ts';
import { pickGenerations, type TagGenerations } from './generations.ts';
import { memory, writes, type Entry } from './isolate-cache.ts';

export interface CacheContext<Env extends KitBindings = KitBindings> {
  env: Env;
  ctx: Pick<ExecutionContext, 'waitUntil'>;
}

/** What is cached, and for how long. */
export interface KeepOptions {
  /** Such as `content:shorttexts`. It names everything that the value depends on. */
  key: string;
  freshSeconds: number;
  /** A purge of one of these makes the value stale. */
  tags?: readonly string[];
  /** The same value where it is kept together with others: read first, and enough while it is fresh. */
  readTogether?: (() => Promise<Entry | undefined>) | undefined;
}

/** How long a value may be served that is no longer fresh: while it is refreshed, or while the upstream is down. */
const staleSeconds = 86_400 * 7;
const leaseMilliseconds = 10_000;
/** KV takes one write a second per key … */
const writePauseMilliseconds = 1_100;
/** … and keeps every entry at least this long. */
const leastSeconds = 60;
/** A read that takes longer than this is of no use to a visitor, who has the upstream instead. */
const readMilliseconds = 1_000;

/** The answer of KV; null when it fails or takes too long. */
const inTime = <T>(call: Promise<T>, milliseconds = readMilliseconds): Promise<T | null> =>
  within(
    milliseconds,
    call.catch(() => null),
    () => null,
  );

export const EntrySchema = v.object({
  value: v.unknown(),
  storedAt: v.number(),
  generations: v.optional(v.record(v.string(), v.number()), {}),
});

/**
 * A value's two places: this isolate's memory, and KV behind it for all isolates. A KV that fails is a miss, never an
 * error: the cache must not break a page. `generationsNow`: the tag generations that a load gets.
 */
export const createStoredValue = (
  { env: { CACHE: kv }, ctx }: CacheContext,
  { key, freshSeconds, tags = [], readTogether }: KeepOptions,
  generationsNow: TagGenerations,
) => {
  const generations = pickGenerations(generationsNow, tags);
  const keepSeconds = freshSeconds + staleSeconds;

  const write = async (entry: Entry): Promise<void> => {
    writes.keep(key, { at: Date.now() }, 1);
    const expirationTtl = Math.max(leastSeconds, Math.ceil(keepSeconds));
    await kv.put(key, JSON.stringify(entry), { expirationTtl }).catch(() => {});
  };
  /** Writes at once, or after the pause that KV asks for; then only the newest value is written. */
  const store = async (entry: Entry): Promise<void> => {
    const last = writes.get(key);
    // Never longer than the pause, even when the clock jumps.
    const left = last ? Math.min(last.at + writePauseMilliseconds - Date.now(), writePauseMilliseconds) : 0;
    if (!last || left <= 0) return write(entry);
    const isPlanned = last.next !== undefined;
    last.next = entry;
    if (isPlanned) return undefined;
    await wait(left);
    // A value that was written meanwhile is newer.
    return writes.get(key) === last ? write(last.next) : undefined;
  };
  /** Size is measured as JSON: Workers cannot tell how much memory an object takes. */
  const hold = (entry: Entry): Entry => {
    memory.keep(key, entry, JSON.stringify(entry.value).length, entry.storedAt + keepSeconds * 1000);
    return entry;
  };
  const isFresh = (entry: Entry) => judge(entry, freshSeconds, generationsNow).state === 'hit';
  let reading: Promise<unknown> | undefined;
  const readOwn = async (milliseconds: number): Promise<Entry | null> => {
    reading ??= kv.get(key, { type: 'json' });
    const parsed = v.safeParse(EntrySchema, await inTime(reading, milliseconds));
    return parsed.success ? parsed.output : null;
  };
  return {
    hold,
    /** `milliseconds`: how long KV is waited for. A second call waits for the same read. */
    readStored: async (milliseconds = readMilliseconds): Promise<Entry | null> => {
      const together = await readTogether?.();
      if (together && isFresh(together)) return together;
      const own = await readOwn(milliseconds);
      if (!own || !together || isFresh(own)) return own ?? together ?? null;
      return own.storedAt > together.storedAt ? own : together;
    },
    /**
     * A lease: whether this isolate may load it, because no other is. One from before the last purge does not count. KV
     * has no compare-and-set and lags, so it keeps most isolates from loading at the same time, not all.
     */
    lease: async (): Promise<boolean> => {
      const name = `lease:${[key, ...Object.values(generations)].join('@')}`;
      const until = Number(await inTime(kv.get(name)));
      if (isBefore(Date.now(), until, leaseMilliseconds)) return false;
      const next = String(Date.now() + leaseMilliseconds);
      await inTime(kv.put(name, next, { expirationTtl: leastSeconds }));
      return true;
    },
    /** Stores a loaded value: in memory at once, in KV after the answer. */
    keep: (value: unknown): Entry => {
      const entry = hold({ value, storedAt: Date.now(), generations });
      ctx.waitUntil(store(entry));
      return entry;
    },
  };
};
