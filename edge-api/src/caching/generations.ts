import { readPointer } from '../composition/pointer.ts';
import type { Bindings } from '../env.ts';

/** How often each tag was purged. A tag that never was stands at 0. */
export type TagGenerations = Record<string, number>;

/** The generations as this isolate knows them; a purge is known everywhere within 60–90 s. */
export const readGenerations = async (env: Bindings): Promise<TagGenerations> =>
  (await readPointer(env))?.tagGenerations ?? {};

/** The part that concerns these tags: what an entry keeps. */
export const pickGenerations = (all: TagGenerations, tags: readonly string[]): TagGenerations =>
  Object.fromEntries(tags.map((tag) => [tag, all[tag] ?? 0]));

/** Whether one of an entry's tags was purged after the entry was loaded. */
export const isPurged = (entry: { generations: TagGenerations }, now: TagGenerations): boolean =>
  Object.entries(entry.generations).some(([tag, generation]) => (now[tag] ?? 0) > generation);
