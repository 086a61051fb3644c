import type { Pointer } from '@binnen/contracts/composition';
import * as v from 'valibot';
import { holdPointer, peekPointer, readPointer } from '../registry/pointer.ts';
import { getRegistry } from '../registry/registry.ts';
import type { Bindings } from '../env.ts';

/** How often each tag was purged; 0 for a tag that never was. */
export type TagGenerations = Record<string, number>;

const none: TagGenerations = {};

/** The tag generations as this isolate knows them. A purge is known everywhere within 60–90 s. */
export const readGenerations = async (env: Bindings): Promise<TagGenerations> =>
  (await readPointer(env))?.tagGenerations ?? none;

/** The same at once, for the fast path; undefined when they have to be read first. */
export const peekGenerations = (env: Bindings): TagGenerations | undefined => {
  const pointer = peekPointer(env);
  return pointer === undefined ? undefined : (pointer?.tagGenerations ?? none);
};

/**
 * Makes everything under these tags stale from now on, both values and the pages that read them: each is served once
 * more and refreshed in the background. This isolate knows at once, all others within 60–90 s.
 */
export const purgeTags = async (env: Bindings, tags: string[]): Promise<void> => {
  holdPointer(env, (await getRegistry(env).raiseGenerations(tags)) as Pointer);
};

/** The generations of these tags: an entry keeps them. */
export const pickGenerations = (all: TagGenerations, tags: readonly string[]): TagGenerations =>
  Object.fromEntries(tags.map((tag) => [tag, all[tag] ?? 0]));

/** The older generation of each tag, for something that is made from both. */
export const mergeGenerations = (one: TagGenerations, other: TagGenerations): TagGenerations => {
  const merged = { ...one };
  for (const [tag, generation] of Object.entries(other))
    merged[tag] = Math.min(merged[tag] ?? generation, generation);
  return merged;
};

/**
 * The API's replies carry the tag generations of their data in this header, so that a page is kept with the generations
 * of everything that it was made from. It is a header because an in-process API call returns nothing but a reply.
 * `app.ts` removes it before a reply leaves the edge.
 */
export const generationsHeader = 'x-tag-generations';

const HeaderSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** None for a reply that is not made of cached data, such as a problem document. */
export const parseGenerations = (headers: Headers): TagGenerations => {
  const parsed = v.safeParse(HeaderSchema, headers.get(generationsHeader));
  return parsed.success ? parsed.output : {};
};
