import type { PostedForm } from '@binnen/contracts/render';
import type { Context } from 'hono';
import type { TagGenerations } from '../caching/generations.ts';
import { pageFlights, pageMemory } from '../caching/isolate-cache.ts';
import { createPageCache, mayKeep } from '../caching/page-cache.ts';
import { createPageKey, formatLastKey, type PageKey } from '../caching/page-key.ts';
import { readPointer } from '../composition/pointer.ts';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { createEntityTag } from '../headers/entity-tag.ts';
import { logError } from '../logging/log.ts';
import { wait } from '../deadlines/deadline.ts';
import { findCanonicalPath } from './canonical-path.ts';
import { createPageResponse, createStaticResponse } from './page-response.ts';
import { renderBuiltIn, renderComposed, type PageRequest } from './render-page.ts';

const openPages = () => caches.open('pages');
const pages = createPageCache(openPages, pageMemory);
/** For the day that a page cannot be made: nothing of it is needed quickly. */
const lastPages = createPageCache(openPages, null);

/** Where a page stands in the cache, and how fresh it has to be. */
interface Place extends PageKey {
  /** Those of now: a page that read something that was purged since is stale. */
  generations: TagGenerations;
  freshSeconds: number;
}

interface Answer {
  response: Response;
  /** The tag generations that the page's reads had; absent when it must not be kept. */
  generations?: TagGenerations;
}

/** With more filters than this a page is one of millions, which nobody else will ask for. */
const cachedFilters = 1;
const noFilters = ['zoeken', 'radius', 'pagina', 'sort'];

/** Null for what is never cached: without a composition, with many filters, or with what a visitor may have typed. */
const findPlace = async (c: Context<EdgeEnv>, url: URL): Promise<Place | null> => {
  const pointer = await readPointer(c.env);
  const place = pointer?.composition && createPageKey(pointer.composition.id, url);
  if (!pointer || !place) return null;
  const names = place.path.includes('?') ? [...new URLSearchParams(place.path.split('?')[1]).keys()] : [];
  if (names.filter((name) => !noFilters.includes(name)).length > cachedFilters) return null;
  const { PAGE_FRESH_SECONDS: freshSeconds } = parseConfig(c.env);
  return { ...place, generations: pointer.tagGenerations, freshSeconds };
};

const keep = async ({ key, path, freshSeconds }: Place, { response, generations }: Answer): Promise<void> => {
  if (!generations) return;
  await Promise.all([
    pages.put(key, response.clone(), generations, freshSeconds),
    lastPages.put(formatLastKey(path), response.clone(), generations, freshSeconds),
  ]);
};

const findLast = async (place: Place | null): Promise<Response | null> => {
  const last = place && (await lastPages.match(formatLastKey(place.path), place.generations));
  last?.response.headers.set('x-served-by', 'last-good');
  return last?.response ?? null;
};

/**
 * Composed isolate → the last good HTML of this page → built-in composition → a static page with the phone number. A
 * page that lacks what an upstream did not give is answered when there is no better one, and never kept.
 */
const render = async (c: Context<EdgeEnv>, request: PageRequest, place: Place | null): Promise<Answer> => {
  const config = parseConfig(c.env);
  try {
    const composed = await renderComposed(c, request);
    if (composed) {
      const { status, isWhole, generations } = composed.page;
      const isGood = status < 500 && isWhole;
      const last = isGood ? null : await findLast(place);
      if (last) return { response: last };
      const response = createPageResponse(composed, request, config);
      return isGood ? { response, generations } : { response };
    }
  } catch (error) {
    logError(c, 'The composed isolate did not answer', error);
    const last = await findLast(place);
    if (last) return { response: last };
  }
  try {
    return { response: createPageResponse(await renderBuiltIn(c, request), request, config) };
  } catch (error) {
    logError(c, 'The built-in composition did not answer', error);
    return { response: createStaticResponse(config) };
  }
};

/** Answers the page at a path of this site; `form` is what a visitor posted to it without script. */
export const servePage = async (
  c: Context<EdgeEnv>,
  form?: PostedForm,
  asked = c.req.url,
): Promise<Response> => {
  const url = new URL(asked);
  const path = findCanonicalPath(url.pathname);
  if (path !== null && path !== url.pathname) return c.redirect(path + url.search, 301);
  const origin = parseConfig(c.env).SITE_ORIGIN;

  const place = form || path === null ? null : await findPlace(c, url);
  const rendered = origin + (place?.path ?? (path ?? '/400') + url.search);
  const request: PageRequest = { url: rendered, now: Date.now(), ...(form ? { form } : {}) };
  const kept = await (place && pages.match(place.key, place.generations));
  const renderAndKeep = async () => {
    const answer = await render(c, request, place);
    const { headers } = answer.response;
    const isKept = place !== null && answer.generations !== undefined && mayKeep(answer.response);
    if (!headers.has('cache-status'))
      headers.set(
        'cache-status',
        `binnen-pages; fwd=${place ? 'uri-miss' : 'bypass'}${isKept ? '; stored' : ''}`,
      );
    if (!isKept) return answer.response;
    headers.set('etag', await createEntityTag(await answer.response.clone().arrayBuffer()));
    c.executionCtx.waitUntil(keep(place, { ...answer, response: answer.response.clone() }));
    return answer.response;
  };
  if (!place || !kept) return renderAndKeep();
  // The visitor has the page before the isolate is busy with the next one.
  const renderBehind = () => wait(0).then(renderAndKeep);
  const flight = kept.state === 'stale' ? pageFlights.start(place.key, renderBehind) : undefined;
  if (flight) c.executionCtx.waitUntil(flight.catch(() => {}));
  return kept.response;
};
