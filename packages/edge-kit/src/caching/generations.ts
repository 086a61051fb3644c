import * as v from 'valibot';

/** How often each tag was purged; 0 for a tag that never was. */
export type TagGenerations = Record<string, number>;

/** Knows the tag generations: their owner gives this to the cache. */
export interface GenerationSource<Env> {
  /** As this isolate knows them. */
  read: (env: Env) => Promise<TagGenerations>;
  /** The same at once, for the fast path; undefined when they have to be read first. */
  peek: (env: Env) => TagGenerations | undefined;
}

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
 * The Worker removes it before a reply leaves the edge.
 */
export const generationsHeader = 'x-tag-generations';

const HeaderSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** None for a reply that is not made of cached data, such as a problem document. */
export const parseGenerations = (headers: Headers): TagGenerations => {
  const parsed = v.safeParse(HeaderSchema, headers.get(generationsHeader));
  return parsed.success ? parsed.output : {};
};
