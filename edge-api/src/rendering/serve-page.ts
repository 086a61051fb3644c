import type { PostedForm } from '@binnen/contracts/render';
import type { Context } from 'hono';
import type { TagGenerations } from '../caching/generations.ts';
import { pageFlights } from '../caching/isolate-cache.ts';
import { createPageCache, type PageCache } from '../caching/page-cache.ts';
import { createPageKey } from '../caching/page-key.ts';
import { readPointer } from '../composition/pointer.ts';
import { parseConfig, type EdgeEnv } from '../env.ts';
import { logError } from '../logging/log.ts';
import { wait } from '../upstreams/deadline.ts';
import { findCanonicalPath } from './canonical-path.ts';
import { createPageResponse, createStaticResponse } from './page-response.ts';
import { renderBuiltIn, renderComposed, type PageRequest } from './render-page.ts';

/** Where a page stands in the cache, and how fresh it has to be. */
interface Place {
  cache: PageCache;
  key: string;
  /** What to render: only what is part of the key, so that nobody's campaign gets into another one's page. */
  path: string;
  /** The last good page here, of whichever composition. */
  lastKey: string;
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
  const last = createPageKey('last', url);
  if (!pointer || !place || !last) return null;
  const filters = [...new URL(place.path, url).searchParams.keys()].filter(
    (name) => !noFilters.includes(name),
  );
  if (filters.length > cachedFilters) return null;
  const cache = createPageCache(await caches.open('pages'));
  return {
    cache,
    key: place.key,
    path: place.path,
    lastKey: last.key,
    generations: pointer.tagGenerations,
    freshSeconds: parseConfig(c.env).PAGE_FRESH_SECONDS,
  };
};

const keep = async (
  { cache, key, lastKey, freshSeconds }: Place,
  { response, generations }: Answer,
): Promise<void> => {
  if (!generations) return;
  await Promise.all([
    cache.put(key, response.clone(), generations, freshSeconds),
    cache.put(lastKey, response.clone(), generations, freshSeconds),
  ]);
};

const findLast = async (place: Place | null): Promise<Response | null> => {
  const last = await place?.cache.match(place.lastKey, place.generations);
  if (!last) return null;
  const response = new Response(last.response.body, last.response);
  response.headers.set('x-served-by', 'last-good');
  return response;
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
  const { pathname, search } = new URL(asked);
  const path = findCanonicalPath(pathname);
  if (path !== null && path !== pathname) return c.redirect(path + search, 301);
  const origin = parseConfig(c.env).SITE_ORIGIN;
  const url = new URL((path ?? '/400') + search, origin);

  const place = form ? null : await findPlace(c, url);
  const rendered = place ? new URL(place.path, origin) : url;
  const request: PageRequest = { url: rendered.href, now: Date.now(), ...(form ? { form } : {}) };
  const kept = await place?.cache.match(place.key, place.generations);
  const renderAndKeep = async () => {
    const answer = await render(c, request, place);
    if (place) c.executionCtx.waitUntil(keep(place, { ...answer, response: answer.response.clone() }));
    return answer.response;
  };
  if (!place || !kept) return renderAndKeep();
  // The visitor has the page before the isolate is busy with the next one.
  const renderBehind = () => wait(0).then(renderAndKeep);
  const flight = kept.state === 'stale' ? pageFlights.start(place.key, renderBehind) : undefined;
  if (flight) c.executionCtx.waitUntil(flight.catch(() => {}));
  return kept.response;
};
