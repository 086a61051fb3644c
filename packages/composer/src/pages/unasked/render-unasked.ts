import { judge } from '@binnen/edge-kit/caching/freshness';
import type { KeptPage } from '@binnen/edge-kit/caching/page-cache';
import type { Composition, Pointer } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { findPlace, mayKeep, takeUnasked } from '../kept-pages.ts';
import { createPageResponse } from '../rendering/page-response.ts';
import { renderMilliseconds } from '../rendering/first-render.ts';
import { renderComposed } from '../rendering/render-composition.ts';
import { readClock } from '../serve-page.ts';

/** A page that only lacks data: an upstream does not answer now, or what was purged is being loaded. */
export class LateDataError extends Error {
  override name = 'LateDataError';
}

/** A page that no visitor asks for now, of a composition at a path; null when it is not shared. `isAhead`: the composition is not live yet. */
export const describeUnasked = (
  c: Context<EdgeEnv>,
  path: string,
  composition: Composition,
  { pointer, isAhead = false }: { pointer: Pointer; isAhead?: boolean },
) => {
  const request = { address: parseConfig(c.env).SITE_ORIGIN + path, now: readClock() };
  const place = findPlace(c, request, { kind: 'live', composition, pointer, visit: null });
  if (!place?.isShared) return null;
  /** `none`: there is no such page. Rejects when it cannot be made whole now, with `LateDataError` when that is not its own fault. */
  const render = async (): Promise<KeptPage | 'none'> => {
    const rendered = await renderComposed(c, request, composition, { patience: renderMilliseconds });
    if (!rendered) throw new Error('This edge has no isolates');
    const { page } = rendered;
    if (!page.isWhole) throw new LateDataError('A read failed');
    if (page.status >= 500 || page.gaps || page.fault !== undefined)
      throw new Error('The page lacks something');
    const response = createPageResponse(c, rendered, request);
    if (!mayKeep(response)) return 'none';
    const kept = await takeUnasked(place, { response, page, generations: page.generations }, isAhead);
    // A read of purged data answers the old value, and loads the new one in the background.
    if (judge(kept, Infinity, place.generations).state !== 'hit')
      throw new LateDataError('It is being loaded');
    return kept;
  };
  return { place, render };
};

const atOnce = 6;

/** Does a work for each, some at once, and takes it off the list, until the time is over. Answers those that failed. */
export const workThrough = async <T>(
  left: T[],
  until: number,
  work: (one: T) => Promise<unknown>,
): Promise<T[]> => {
  const failed: T[] = [];
  const workOn = async (): Promise<void> => {
    while (Date.now() < until) {
      const one = left.shift();
      if (one === undefined) return;
      await work(one).catch(() => failed.push(one));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
  return failed;
};
