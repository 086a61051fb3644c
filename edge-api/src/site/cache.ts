import { generations } from '@binnen/composer/front';
import { createCache } from '@binnen/edge-kit/caching/cached';
import type { CacheContext as ContextOf } from '@binnen/edge-kit/caching/stored-value';
import type { Bindings } from '../environment/env.ts';

/** The cache in front of KV: what a purge makes stale is in the composer's pointer. */
export const { cached, keepValue, peekCached } = createCache(generations);

export type CacheContext = ContextOf<Bindings>;
