import type { Composition, Pointer } from '@binnen/contracts/composition';
import type { Context } from 'hono';
import type { TagGenerations } from '../caching/generations.ts';
import { pageMemory } from '../caching/isolate-cache.ts';
import { createMemory } from '../caching/memory.ts';
import { createPageCache, type CachedPage } from '../caching/page-cache.ts';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { createEntityTag } from '../headers/entity-tag.ts';
import { createPageKey, formatLastKey, type PageKey } from './page-key.ts';
import { selectQuery } from './page-query.ts';

const pages = createPageCache(pageMemory);
/** Only a fallback: nothing of it is needed quickly, so none is held in memory. */
const lastPages = createPageCache(createMemory(0));

/** Where a page is kept, and how fresh it has to be. */
export interface Place extends PageKey {
  /** The current tag generations; a page that read data which was purged since is stale. */
  generations: TagGenerations;
  freshSeconds: number;
  /** A canary's page is never the last good one: those who are not in it must not see it. */
  isCanary: boolean;
}

/** With more filters than this a page is one of millions, which nobody else will ask for. */
const cachedFilters = 1;
const noFilters = ['zoeken', 'radius', 'pagina', 'sort'];

const countFilters = (query: URLSearchParams): number =>
  [...query.keys()].filter((name) => !noFilters.includes(name)).length;

/** Why `findPlace` finds none, as a sentence; null when it finds one. */
export const findObstacle = (pointer: Pointer | null, url: URL): string | null => {
  if (!pointer?.composition) return 'Not kept: nothing was promoted yet.';
  const query = selectQuery(pointer.composition, url);
  if (!createPageKey(pointer.composition.id, url.pathname, query))
    return `Not kept: pages are not cached by one of ${[...query.keys()].join(', ')}, or its value is too long.`;
  return countFilters(query) > cachedFilters ? `Not kept: more than ${cachedFilters} filter.` : null;
};

/**
 * Null for a page that is never cached: without a composition, with many filters, or with a parameter that pages are
 * not cached by. `canary`: the composition of a visitor who is in it.
 */
export const findPlace = (
  c: Context<EdgeEnv>,
  pointer: Pointer | null,
  url: URL,
  canary: Composition | null = null,
): Place | null => {
  const composition = canary ?? pointer?.composition;
  if (!pointer || !composition) return null;
  const query = selectQuery(composition, url);
  const place = createPageKey(composition.id, url.pathname, query);
  if (!place || countFilters(query) > cachedFilters) return null;
  const { PAGE_FRESH_SECONDS: freshSeconds } = parseConfig(c.env);
  return { ...place, generations: pointer.tagGenerations, freshSeconds, isCanary: canary !== null };
};

export const findKept = (place: Place): Promise<CachedPage | null> =>
  pages.match(place.key, place.generations);

/**
 * For this many seconds the last whole page is served instead of one that lacks a widget; after that the page is served
 * with the gap.
 */
const wholeSeconds = 600;

/**
 * The last good HTML of this page, from any composition. `instead`: what it replaces. For a page with a gap (a widget
 * is missing) it must be fresh; for a page that cannot be rendered or lacks upstream data, any age will do.
 */
export const findLast = async (
  place: Place | null,
  instead: 'of-none' | 'of-one-with-gaps',
): Promise<Response | null> => {
  if (!place) return null;
  const hasGaps = instead === 'of-one-with-gaps';
  const seconds = hasGaps ? wholeSeconds : undefined;
  const last = await lastPages.match(formatLastKey(place.path), place.generations, seconds);
  if (!last || (hasGaps && last.state !== 'hit')) return null;
  last.response.headers.set('x-served-by', 'last-good');
  return last.response;
};

/** Whole pages that are the same for everybody: no errors, no redirects, and nothing marked as not cacheable. */
export const mayKeep = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '') &&
  !headers.has('set-cookie');

/** How a page is kept: `whole`, or for a few seconds when it lacks a widget. */
export type Keeping = 'whole' | 'with-gaps';
/**
 * A page with a gap is kept this long, so that a widget that fails costs a render every few seconds and not one per
 * visit.
 */
export const gapSeconds = 5;

/**
 * Keeps a page that was just rendered, and says in its headers whether it is kept. `generations`: those of the page's
 * reads; without them it must not be kept. The page is put twice. Under the key of its composition, because two
 * compositions are live side by side while a promote becomes known, and a page of one must not be served for the other.
 * And under its path alone, because the last good page is needed when the current composition cannot render it: often
 * that composition is new and never rendered any. A page that lacks a widget is only kept for a few seconds, and never
 * as the last good page.
 */
export const keepPage = async (
  c: Context<EdgeEnv>,
  place: Place | null,
  response: Response,
  generations?: TagGenerations,
  keeping: Keeping = 'whole',
): Promise<Response> => {
  const { headers } = response;
  const isKept = place !== null && generations !== undefined && mayKeep(response);
  const status = `binnen-pages; fwd=${place ? 'uri-miss' : 'bypass'}${isKept ? '; stored' : ''}`;
  if (!headers.has('cache-status')) headers.set('cache-status', status);
  if (!isKept) return response;
  const body = await response.arrayBuffer();
  headers.set('etag', await createEntityTag(body));
  const { key, path, freshSeconds, isCanary } = place;
  const isWhole = keeping === 'whole';
  const page = { body, headers: Object.fromEntries(headers), generations };
  const puts = [
    pages.put(key, { ...page, freshSeconds: isWhole ? freshSeconds : Math.min(gapSeconds, freshSeconds) }),
  ];
  if (isWhole && !isCanary) puts.push(lastPages.put(formatLastKey(path), { ...page, freshSeconds }));
  c.executionCtx.waitUntil(Promise.allSettled(puts));
  return new Response(body, response);
};
