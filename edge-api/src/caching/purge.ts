import { writePointer } from '../composition/pointer.ts';
import { getRegistry } from '../composition/registry.ts';
import type { Bindings } from '../env.ts';
import { memory } from './isolate-cache.ts';

/**
 * What was cached under these tags is stale from now on: it is served once more, and refreshed behind. This isolate
 * knows at once, all others within 60–90 s.
 */
export const purgeTags = async (env: Bindings, tags: string[]): Promise<void> => {
  const pointer = await getRegistry(env).raiseGenerations(tags);
  if (pointer) await writePointer(env, pointer);
  // Nothing was ever promoted: there is no pointer to write the generations to.
  else memory.clear();
};
