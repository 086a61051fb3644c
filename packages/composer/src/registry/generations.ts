import type { GenerationSource, TagGenerations } from '@binnen/edge-kit/caching/generations';
import type { Bindings } from '../environment/env.ts';
import { holdPointer, peekPointer, readPointer } from './pointer.ts';
import { getRegistry } from './get-registry.ts';

const none: TagGenerations = {};

/** The pointer has the generation of each cache tag. A purge is known everywhere within 60–90 s. */
export const generations: GenerationSource<Bindings> = {
  read: async (env) => (await readPointer(env))?.tagGenerations ?? none,
  peek: (env) => {
    const pointer = peekPointer(env);
    return pointer === undefined ? undefined : (pointer?.tagGenerations ?? none);
  },
};

/**
 * Makes everything under these tags stale from now on, both values and the pages that read them: each is served once
 * more and refreshed in the background. This isolate knows at once, all others within 60–90 s.
 */
export const purgeTags = async (env: Bindings, tags: string[]): Promise<void> => {
  holdPointer(env, await getRegistry(env).raiseGenerations(tags));
};
