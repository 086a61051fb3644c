import type { Pointer } from '@binnen/contracts/composition';
import { holdPointer } from '../registry/pointer.ts';
import { getRegistry } from '../registry/registry.ts';
import type { Bindings } from '../env.ts';

/**
 * What was cached under these tags is stale from now on, values and pages that read them: it is served once more, and
 * refreshed behind. This isolate knows at once, all others within 60–90 s.
 */
export const purgeTags = async (env: Bindings, tags: string[]): Promise<void> => {
  holdPointer(env, (await getRegistry(env).raiseGenerations(tags)) as Pointer);
};
