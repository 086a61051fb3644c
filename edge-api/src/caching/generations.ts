import * as v from 'valibot';
import { peekPointer, readPointer } from '../registry/pointer.ts';
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

/** The oldest generation of each tag: of what is made from both. */
export const mergeGenerations = (one: TagGenerations, other: TagGenerations): TagGenerations => {
  const merged = { ...one };
  for (const [tag, generation] of Object.entries(other))
    merged[tag] = Math.min(merged[tag] ?? generation, generation);
  return merged;
};

/**
 * The API's replies say here which generations their data had, so that a page is kept with those of all that it was made
 * from. A header, because a reply is all that an API call in process returns. `app.ts` takes it off what leaves the edge.
 */
export const generationsHeader = 'x-tag-generations';

const HeaderSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** None for a reply that is not made of cached data, such as a problem. */
export const parseGenerations = (headers: Headers): TagGenerations => {
  const parsed = v.safeParse(HeaderSchema, headers.get(generationsHeader));
  return parsed.success ? parsed.output : {};
};
