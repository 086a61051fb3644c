import { within } from '@binnen/edge-kit/deadlines/within';
import type { Entry } from '@binnen/edge-kit/caching/isolate-cache';
import { EntrySchema } from '@binnen/edge-kit/caching/stored-value';
import * as v from 'valibot';
import type { Bindings } from '../../environment/env.ts';

/**
 * All that every page shows, and the pages' own texts, in one value: a new isolate reads it alone. Only the cron trigger writes it, so
 * nothing in it is overwritten; each part has its own time and generations, so that a purge makes that part stale and no other.
 */
const key = 'content:together';
const keepSeconds = 86_400 * 7;
/** The least that KV takes: the value is written once a minute. */
const cacheTtl = 30;
const readMilliseconds = 1_000;

export type Together = Record<string, Entry>;
const TogetherSchema = v.record(v.string(), EntrySchema);

/** For who writes it anew: rejects where KV does not say what there is. */
export const readWhole = async ({ CACHE }: Bindings): Promise<Together> => {
  const parsed = v.safeParse(TogetherSchema, await CACHE.get(key, { type: 'json', cacheTtl }));
  return parsed.success ? parsed.output : {};
};
const none = (): Together => ({});
const read = (env: Bindings) => within(readMilliseconds, readWhole(env).catch(none), none);

// A request's own reads alone: one that waited for another's would hang when that is cancelled.
const reads = new WeakMap<object, Promise<Together>>();

/** Read once for a request, however many of its parts are asked for. `ctx`: the request's own. */
export const readTogether = (env: Bindings, ctx: object): Promise<Together> => {
  const reading = reads.get(ctx) ?? read(env);
  reads.set(ctx, reading);
  return reading;
};

export const writeTogether = async ({ CACHE }: Bindings, parts: Together): Promise<void> =>
  CACHE.put(key, JSON.stringify(parts), { expirationTtl: keepSeconds });
