import type { Pointer } from '@binnen/contracts/composition';
import { holdPointer } from '../registry/pointer.ts';
import { getRegistry } from '../registry/registry.ts';
import type { Bindings } from '../env.ts';

/**
 * Makes everything under these tags stale from now on, both values and the pages that read them: each is served once
 * more and refreshed in the background. This isolate knows at once, all others within 60–90 s.
 */
export const purgeTags = async (env: Bindings, tags: string[]): Promise<void> => {
  holdPointer(env, (await getRegistry(env).raiseGenerations(tags)) as Pointer);
};
