import type { Pointer } from '@binnen/contracts/composition';
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

/** The live composition and the freshness of its cache tags; null when nothing was ever promoted. One KV read at most. */
export const readPointer = async (env: Bindings): Promise<Pointer | null> => {
  const peeked = peekPointer(env);
  if (peeked !== undefined) return peeked;
  try {
    const pointer = await env.COMPOSITIONS.get<Pointer>(key, { type: 'json', cacheTtl: 30 });
    held.set(env.COMPOSITIONS, { pointer, at: Date.now() });
    return pointer;
  } catch {
    return held.get(env.COMPOSITIONS)?.pointer ?? null;
  }
};

export const writePointer = async (env: Bindings, pointer: Pointer): Promise<void> => {
  await env.COMPOSITIONS.put(key, JSON.stringify(pointer));
  held.set(env.COMPOSITIONS, { pointer, at: Date.now() });
};
