import type { Composition, Pointer } from '@binnen/platform/contract/composition';
import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import type { Context } from 'hono';
import type { Bindings, EdgeEnv } from '../environment/env.ts';

const key = 'pointer';
/** How long an isolate trusts its copy. With KV's own lag, a promote is live everywhere within 60–90 s. */
const heldMilliseconds = 5_000;

interface Held {
  pointer: Pointer | null;
  at: number;
}

// The pointer is the same for every visitor, so this is not per-request state.
const held = new WeakMap<KVNamespace, Held>();

/** The same synchronously, for the fast path; undefined when KV has to be read. */
export const peekPointer = (env: Bindings): Pointer | null | undefined => {
  const known = held.get(env.COMPOSITIONS);
  return known && isWithin(Date.now(), known.at, heldMilliseconds) ? known.pointer : undefined;
};

/** KV may return a pointer that is a minute old: an isolate that has a newer one keeps it. */
export const holdPointer = (env: Bindings, found: Pointer | null): Pointer | null => {
  const known = held.get(env.COMPOSITIONS)?.pointer ?? null;
  const pointer = known && known.revision > (found?.revision ?? -1) ? known : found;
  held.set(env.COMPOSITIONS, { pointer, at: Date.now() });
  return pointer;
};

/**
 * The pointer: the live composition and the generation of each cache tag; null when nothing was ever promoted or
 * purged. One KV read at most.
 */
export const readPointer = async (env: Bindings): Promise<Pointer | null> => {
  const peeked = peekPointer(env);
  if (peeked !== undefined) return peeked;
  try {
    return holdPointer(env, await env.COMPOSITIONS.get<Pointer>(key, { type: 'json', cacheTtl: 30 }));
  } catch {
    return held.get(env.COMPOSITIONS)?.pointer ?? null;
  }
};

/** Null when nothing was ever promoted. */
export const readComposition = async (env: Bindings): Promise<Composition | null> =>
  (await readPointer(env))?.composition ?? null;

/** The composition that pages are rendered from: the built-in one where nothing is live, or where no loader runs it. */
export const readServing = async (c: Context<EdgeEnv>): Promise<Composition> =>
  (c.env.LOADER ? await readComposition(c.env) : null) ?? c.get('site').builtIn.loadComposition();

/** Only the registry writes it: with one writer, an older pointer never replaces a newer one. */
export const writePointer = (env: Bindings, pointer: Pointer): Promise<void> =>
  env.COMPOSITIONS.put(key, JSON.stringify(pointer));
