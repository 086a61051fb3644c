import { peekPointer, readPointer } from '../composition/pointer.ts';
import type { Bindings } from '../env.ts';

/** How often each tag was purged. A tag that never was stands at 0. */
export type TagGenerations = Record<string, number>;

const none: TagGenerations = {};

/** The generations as this isolate knows them; a purge is known everywhere within 60–90 s. */
export const readGenerations = async (env: Bindings): Promise<TagGenerations> =>
  (await readPointer(env))?.tagGenerations ?? none;

/** … at once, or undefined when they have to be read first. */
export const peekGenerations = (env: Bindings): TagGenerations | undefined => {
  const pointer = peekPointer(env);
  return pointer === undefined ? undefined : (pointer?.tagGenerations ?? none);
};

/** The part that concerns these tags: what an entry keeps. */
export const pickGenerations = (all: TagGenerations, tags: readonly string[]): TagGenerations =>
  Object.fromEntries(tags.map((tag) => [tag, all[tag] ?? 0]));

/** Whether one of an entry's tags was purged after the entry was loaded. */
export const isPurged = (entry: { generations: TagGenerations }, now: TagGenerations): boolean => {
  for (const tag in entry.generations) if ((now[tag] ?? 0) > (entry.generations[tag] ?? 0)) return true;
  return false;
};

// By the execution context of a read, which is that read's own.
const watched = new WeakMap<object, TagGenerations>();

/**
 * An execution context for reads whose tags matter to who asks: `seen` collects the oldest generation of each tag that
 * one of its cached values had.
 */
export const watchGenerations = (context: ExecutionContext, seen: TagGenerations): ExecutionContext => {
  const watching: Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException' | 'props'> = {
    waitUntil: (promise) => context.waitUntil(promise),
    passThroughOnException: () => context.passThroughOnException(),
    props: {},
  };
  watched.set(watching, seen);
  return watching as ExecutionContext;
};

/** A cached value was read in this context. */
export const noteGenerations = (context: object, generations: TagGenerations): void => {
  const seen = watched.get(context);
  if (!seen) return;
  for (const [tag, generation] of Object.entries(generations))
    seen[tag] = Math.min(seen[tag] ?? generation, generation);
};
