import type { Composition, Pointer } from '@binnen/contracts/composition';
import type { Bindings } from '../env.ts';

const key = 'pointer';
/** How long an isolate trusts its copy; with KV's own lag a promote is live everywhere within 60–90 s. */
const heldMilliseconds = 5_000;

interface Held {
  pointer: Pointer | null;
  at: number;
}

// What is live is the same for every visitor, so this is no per-request state.
const held = new WeakMap<KVNamespace, Held>();

/** The same without a promise, for the way that must be quick; undefined when KV has to be asked. */
export const peekPointer = (env: Bindings): Pointer | null | undefined => {
  const known = held.get(env.COMPOSITIONS);
  return known && Date.now() - known.at < heldMilliseconds ? known.pointer : undefined;
};

/** KV may answer what was true a minute ago: an isolate that knows better does not go back. */
export const holdPointer = (env: Bindings, found: Pointer | null): Pointer | null => {
  const known = held.get(env.COMPOSITIONS)?.pointer ?? null;
  const pointer = known && known.revision > (found?.revision ?? -1) ? known : found;
  held.set(env.COMPOSITIONS, { pointer, at: Date.now() });
  return pointer;
};

/**
 * The live composition and how fresh each cache tag must be; null when nothing was ever promoted or purged. One KV read
 * at most.
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

/** Only the registry writes it: one writer, so that an older pointer never comes after a newer one. */
export const writePointer = (env: Bindings, pointer: Pointer): Promise<void> =>
  env.COMPOSITIONS.put(key, JSON.stringify(pointer));
