import type { ComposedRelease, Composition, Pointer } from '@binnen/platform/contract/composition';
import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import { within } from '@binnen/edge-kit/deadlines/within';
import { waitUntil } from 'cloudflare:workers';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Bindings, EdgeEnv } from '../environment/env.ts';

const key = 'pointer';
/** How long an isolate trusts its copy. With KV's own lag, a promote is live everywhere within 60–90 s. */
const heldMilliseconds = 5_000;
/** So long it goes on with its copy while a read is under way, or after one that failed. */
const retryMilliseconds = 1_000;
/** A visitor waits this long for a newer pointer; for the first one longer, because without any the built-in pages serve. */
const patience = { newer: 400, first: 2_000 };

const release = v.object({ pages: v.object({}) });
const composed = v.object({ id: v.string(), releases: v.record(v.string(), release) });
/** Only what every page reads: a pointer without it counts as a read that failed. */
const ShapeSchema = v.nullable(
  v.object({
    composition: v.nullable(composed),
    canaries: v.optional(v.object({ running: v.array(v.object({ composition: composed })) })),
    tagGenerations: v.record(v.string(), v.number()),
    revision: v.number(),
  }),
);

// The pointer is the same for every visitor, so this is not per-request state.
const held = new WeakMap<KVNamespace, { pointer: Pointer | null; at: number }>();

/** The same synchronously, for the fast path; undefined when KV has to be read. */
export const peekPointer = (env: Bindings): Pointer | null | undefined => {
  const known = held.get(env.COMPOSITIONS);
  return known && isWithin(Date.now(), known.at, heldMilliseconds) ? known.pointer : undefined;
};

/** KV may return a pointer that is a minute old: an isolate that has a newer one keeps it. */
export const holdPointer = (env: Bindings, found: Pointer | null, at = Date.now()): Pointer | null => {
  const known = held.get(env.COMPOSITIONS)?.pointer ?? null;
  const pointer = known && known.revision > (found?.revision ?? -1) ? known : found;
  held.set(env.COMPOSITIONS, { pointer, at });
  return pointer;
};

/** Goes on with what is known, so that not each request waits for KV. */
const postpone = (env: Bindings): Pointer | null =>
  holdPointer(env, null, Date.now() - heldMilliseconds + retryMilliseconds);

/**
 * The pointer: the live composition and the generation of each cache tag; null when nothing was ever promoted or
 * purged. One KV read at most. One that is late still counts once it is there: a promote is seen with a slow KV too.
 */
export const readPointer = async (env: Bindings): Promise<Pointer | null> => {
  const peeked = peekPointer(env);
  if (peeked !== undefined) return peeked;
  const known = held.has(env.COMPOSITIONS) && postpone(env);
  const ask = async () => env.COMPOSITIONS.get<Pointer>(key, { type: 'json', cacheTtl: 30 });
  const reading = ask().then(
    (found) => (v.is(ShapeSchema, found) ? holdPointer(env, found) : postpone(env)),
    () => postpone(env),
  );
  return within(known ? patience.newer : patience.first, reading, () => {
    waitUntil(reading);
    return postpone(env);
  });
};

/** Null when nothing was ever promoted. */
export const readComposition = async (env: Bindings): Promise<Composition | null> =>
  (await readPointer(env))?.composition ?? null;

/** A release that is live or in a canary that runs: the pointer has its files. */
export const findServed = async (
  env: Bindings,
  remote: string,
  version: string,
): Promise<ComposedRelease | undefined> => {
  const pointer = await readPointer(env);
  return [pointer, ...(pointer?.canaries?.running ?? [])]
    .map((each) => each?.composition?.releases[remote])
    .find((release) => release?.version === version);
};

/** The composition that pages are rendered from: the built-in one where nothing is live, or where no loader runs it. */
export const readServing = async (c: Context<EdgeEnv>): Promise<Composition> =>
  (c.env.LOADER ? await readComposition(c.env) : null) ?? c.get('site').builtIn.loadComposition();

/** Only the registry writes it: with one writer, an older pointer never replaces a newer one. */
export const writePointer = (env: Bindings, pointer: Pointer): Promise<void> =>
  env.COMPOSITIONS.put(key, JSON.stringify(pointer));
