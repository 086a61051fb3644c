import type { Composition, Pointer } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import type { TagGenerations } from '@binnen/edge-kit/caching/generations';
import { pageMemory } from '@binnen/edge-kit/caching/isolate-cache';
import { createMemory } from '@binnen/edge-kit/caching/memory';
import {
  answerKept,
  createPageCache,
  type CachedPage,
  type KeptPage,
  type Wanted,
} from '@binnen/edge-kit/caching/page-cache';
import { findShared, forgetShared, sharePage } from '@binnen/edge-kit/caching/shared-pages';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv, Site } from '../environment/env.ts';
import type { Chosen } from '../rollouts/choose-composition.ts';
import type { Answer } from './answer.ts';
import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import { createEntityTag } from '@binnen/edge-kit/headers/entity-tag';
import { hasPage } from './has-page.ts';
import { createPageKey, formatGroup, formatLastKey, type PageKey } from './page-key.ts';
import { hashHead, listMakers, wouldMake } from './page-makers.ts';
import type { PageRequest } from './rendering/render-composition.ts';
import type { RenderedPage } from './rendering/render-rounds.ts';
import { findCanonicalPath } from '@binnen/platform/canonical-path';
import { selectQuery } from '@binnen/platform/select-query';

const pages = createPageCache(pageMemory);
/** Only a fallback, which need not be quick: none of it is held in memory. */
const lastPages = createPageCache(createMemory(0));

/** Where a page is kept, and how fresh it has to be. */
export interface Place extends PageKey {
  /** The current tag generations; a page that read data which was purged since is stale. */
  generations: TagGenerations;
  freshSeconds: number;
  /** Whether a page that was kept then is one of today's. */
  isCurrent: (storedAt: number) => boolean;
  composition: Composition;
  /** Of the pointer that named it. */
  revision: number;
  /** Tells apart today's settings: a page that was made with others may have forms that fail. */
  head: string;
  /** For a while from then on a page that the releases of before made may be served, while this composition makes it anew. */
  since: number;
  before: Record<string, string>;
  /** A canary's page is never the last good one: those who are not in it must not see it. */
  isCanary: boolean;
  /** Other data centres get it: a live page without a query, or with a common one: nobody can make many of them. */
  isShared: boolean;
}

/** A promote is seen everywhere within 60 to 90 seconds: a page that it changes is not served for longer than the first. */
const pastMilliseconds = 60_000;

/** Why `findPlace` finds none, as a sentence; null when it finds one. */
export const findObstacle = (
  { findQueryObstacle }: Site,
  pointer: Pointer | null,
  url: URL,
): string | null => {
  if (!pointer?.composition) return 'Not kept: nothing was promoted yet.';
  const query = selectQuery(pointer.composition, url);
  if (!createPageKey('', url.pathname, query)) return 'Not kept: a value in the address is too long.';
  return findQueryObstacle([...query.keys()]);
};

/**
 * Null for a page that is never cached: a preview's, one with a posted form, one without a composition, or with query
 * parameters that the site does not keep pages by.
 */
export const findPlace = (
  c: Context<EdgeEnv>,
  { address, form }: PageRequest,
  { kind, composition, pointer }: Chosen,
): Place | null => {
  if (kind === 'preview' || form || !pointer || !composition) return null;
  const url = new URL(address);
  const query = selectQuery(composition, url);
  const isCanary = kind === 'canary';
  const place = createPageKey(isCanary ? composition.id : formatGroup(pointer.anew), url.pathname, query);
  const { findQueryObstacle, isCommonQuery, findDay } = c.get('site');
  if (!place || findQueryObstacle([...query.keys()]) !== null) return null;
  const { PAGE_FRESH_SECONDS: freshSeconds } = parseConfig(c.env);
  return {
    ...place,
    generations: pointer.tagGenerations,
    freshSeconds,
    isCurrent: (storedAt) => findDay(storedAt) === findDay(Date.now()),
    composition,
    revision: pointer.revision,
    head: hashHead(c.get('site'), c.env),
    since: pointer.since ?? 0,
    before: pointer.before ?? {},
    isCanary,
    isShared: !isCanary && (query.size === 0 || isCommonQuery(query)),
  };
};

/** For a page that was made before its composition was live: an isolate that does not know of the change must not serve it. */
const ahead = 0;

const askFor = ({ composition, revision, head, path, since, before, ...place }: Place): Wanted => ({
  generations: place.generations,
  isCurrent: place.isCurrent,
  judgeMakers: (madeBy) => {
    if (madeBy.head !== head) return 'gone';
    // An isolate that knows a later promote made it: it is live, and this isolate will hear of it.
    if (madeBy.revision > revision || wouldMake(composition, path, madeBy)) return 'current';
    const isOfBefore = Object.entries(madeBy.releases).every(([name, version]) => before[name] === version);
    const isPast = madeBy.revision !== ahead && isOfBefore && isWithin(Date.now(), since, pastMilliseconds);
    return isPast ? 'past' : 'gone';
  },
});

/** The page that is kept in this isolate, in this data centre or, when another one keeps it, in KV. */
export const findKept = async (
  c: Pick<Context<EdgeEnv>, 'env' | 'executionCtx'>,
  place: Place,
): Promise<CachedPage | null> => {
  const wanted = askFor(place);
  const here = await pages.match(place.key, wanted);
  if (here || !place.isShared) return here;
  const shared = await findShared(c.env.CACHE, place.key, wanted);
  const found = shared && answerKept(shared, wanted);
  if (!found) return null;
  const madeBy = { ...shared.madeBy, revision: shared.madeBy.revision || place.revision };
  c.executionCtx.waitUntil(pages.put(place.key, { ...shared, madeBy }));
  return found;
};

/**
 * For this many seconds the last whole page is served instead of one that lacks a widget; after that the page is served
 * with the gap.
 */
const wholeSeconds = 600;
/** A page that was good within a day, of the same data, was there. */
const thereSeconds = 86_400;

/** A page that is not good, or has a gap: a widget is missing, or the page's own header or title. */
export type Lack = 'of-none' | 'of-one-with-gaps';

/** The lack for which a page's last good HTML may be better; null: none. */
export const findLack = ({ status, isWhole, gaps, fault }: RenderedPage): Lack | null => {
  if (status >= 500 || !isWhole) return 'of-none';
  return gaps !== undefined || fault !== undefined ? 'of-one-with-gaps' : null;
};

const formatLast = ({ response }: CachedPage): Response => {
  response.headers.set('x-served-by', 'last-good');
  return response;
};

/** The last good HTML of this page, as long as one of earlier releases may be shown: never after a change that shows at once. */
export const findLastOfLive = async (place: Place | null): Promise<Response | null> => {
  const last = place && (await lastPages.match(formatLastKey(place.path), askFor(place)));
  return last && formatLast(last);
};

/**
 * The last good HTML of this page, from any composition. `instead`: what it replaces. For a page with a gap it must be
 * fresh, and of today's settings; for a page that cannot be rendered or lacks upstream data, any will do: a form of it may be
 * held for a person then, and without it there would be none.
 */
export const findLast = async (
  place: Place | null,
  instead: Lack,
  freshSeconds = wholeSeconds,
): Promise<Response | null> => {
  if (!place) return null;
  const hasGaps = instead === 'of-one-with-gaps';
  const { generations, head } = place;
  const last = await lastPages.match(formatLastKey(place.path), {
    generations,
    freshSeconds: hasGaps ? freshSeconds : undefined,
    judgeMakers: (madeBy) => (hasGaps && madeBy.head !== head ? 'gone' : 'current'),
  });
  if (!last || (hasGaps && last.state !== 'hit')) return null;
  return formatLast(last);
};

/** Whether there is no such page: none is found, or a redirect leads back to it, or to a path without a page. */
const isNone = ({ path, composition }: Place, { status, location }: RenderedPage): boolean => {
  if (location === undefined) return status === 404;
  const here = new URL(path, 'https://pages.internal');
  const target = URL.parse(location, here);
  if (target?.origin !== here.origin) return false;
  const pathname = findCanonicalPath(target.pathname);
  if (pathname === null) return true;
  target.pathname = pathname;
  return (
    createPageKey('', pathname, selectQuery(composition, target))?.path === path ||
    !hasPage(composition, { address: target.href })
  );
};

/**
 * Whether a release alone says that there is no such page: it was good within a day, nothing that it read then was
 * purged since, and no read of it failed. What changes the data purges it.
 */
export const isLost = async (place: Place | null, page: RenderedPage): Promise<boolean> =>
  place !== null &&
  page.pattern !== null &&
  isNone(place, page) &&
  Object.values(page.data).every((result) => typeof result === 'string') &&
  (await findLast(place, 'of-one-with-gaps', thereSeconds)) !== null;

/** Whole pages that are the same for everybody: no errors, no redirects, and nothing marked as not cacheable. */
export const mayKeep = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '') &&
  !headers.has('set-cookie');

type ToKeep = Required<Pick<Answer, 'page' | 'generations'>> & { response: Response };

/** A page as it is kept, with the releases that made it; its response gets its ETag. */
const takePage = async (place: Place, { response, page, generations }: ToKeep): Promise<KeptPage> => {
  const body = await response.arrayBuffer();
  response.headers.set('etag', await createEntityTag(body));
  const madeBy = listMakers(place.composition, place, page);
  const headers = Object.fromEntries(response.headers);
  const storedAt = Date.now();
  return { headers, generations, madeBy, storedAt, freshSeconds: page.maxAge ?? place.freshSeconds, body };
};

/** A page that no visitor asked for now. `isAhead`: its composition is not live yet. */
export const takeUnasked = (place: Place, taken: ToKeep, isAhead: boolean): Promise<KeptPage> =>
  takePage(isAhead ? { ...place, revision: ahead } : place, taken);

/**
 * A page with a gap is kept this long, so that a widget that fails costs a render every few seconds and not one per
 * visit.
 */
export const gapSeconds = 5;

/**
 * Forgets all copies of a page that is none any more: withdrawn by an editor, sold, or now at another address. A canary's
 * answer says nothing of the live page.
 */
const forgetPage = (
  c: Context<EdgeEnv>,
  { key, path, isCanary, isShared }: Place,
  wasKept: boolean,
): void => {
  const forgets: Promise<unknown>[] = [pages.forget(key)];
  if (!isCanary) forgets.push(lastPages.forget(formatLastKey(path)));
  // Only then: anybody can ask for paths that are no pages, and each delete costs as much as a write.
  if (isShared && wasKept) forgets.push(forgetShared(c.env.CACHE, key));
  c.executionCtx.waitUntil(Promise.allSettled(forgets));
};

/**
 * Keeps a page that was just rendered, with the releases that made it, and says in its headers whether it is kept. The page
 * is put twice: among the live pages, or the canary's; and as the last good one of its path, which is needed when a
 * composition cannot render it that never rendered any. A page that lacks a widget is only kept for a few seconds, and never
 * as the last good page. What was kept goes when every read succeeded and the answer is not to be kept.
 */
export const keepPage = async (
  c: Context<EdgeEnv>,
  place: Place | null,
  answer: Answer,
  wasKept: boolean,
): Promise<Answer> => {
  const { response, page, generations, hasGaps } = answer;
  if (!response) return answer;
  const { headers } = response;
  const isGood = place !== null && page !== undefined && generations !== undefined;
  const isKept = isGood && mayKeep(response);
  const status = `binnen-pages; fwd=${place ? 'uri-miss' : 'bypass'}${isKept ? '; stored' : ''}`;
  if (!headers.has('cache-status')) headers.set('cache-status', status);
  if (isGood && !isKept) forgetPage(c, place, wasKept);
  if (!isKept) return answer;
  const whole = await takePage(place, { response, page, generations });
  const { key, path, isCanary, isShared } = place;
  const freshSeconds = Math.min(hasGaps ? gapSeconds : Infinity, whole.freshSeconds);
  const puts = [pages.put(key, { ...whole, freshSeconds })];
  if (!hasGaps && !isCanary) puts.push(lastPages.put(formatLastKey(path), whole));
  if (!hasGaps && isShared) puts.push(sharePage(c.env.CACHE, key, whole));
  c.executionCtx.waitUntil(Promise.allSettled(puts));
  return { ...answer, response: new Response(whole.body, response) };
};
