import type { PostedForm } from '@binnen/contracts/render';
import type { Context } from 'hono';
import { pageFlights } from '../caching/isolate-cache.ts';
import { parseConfig } from '../config.ts';
import { wait } from '../deadlines/deadline.ts';
import type { EdgeEnv } from '../env.ts';
import { rememberRequest } from './recent-requests.ts';
import { findPreview } from '../previews/find-preview.ts';
import { refusePreview } from '../previews/routes.ts';
import { servePreview } from './serve-preview.ts';
import { findCanonicalPath } from './canonical-path.ts';
import { findKept, findLast, findPlace, keepPage } from './kept-pages.ts';
import type { PageRequest } from './render-page.ts';
import { renderWithFallbacks } from './render-with-fallbacks.ts';

const anHour = 3_600_000;

/**
 * The whole hour: all that pages read from the clock is the date. With a finer clock each render would give the page
 * another ETag, and a returning visitor would load the same page again.
 */
export const readClock = (): number => Math.floor(Date.now() / anHour) * anHour;

/** Answers the page at a path of this site; `form` is what a visitor posted to it without script. */
export const servePage = async (
  c: Context<EdgeEnv>,
  form?: PostedForm,
  asked = c.req.url,
): Promise<Response> => {
  const url = new URL(asked);
  const path = findCanonicalPath(url.pathname);
  if (path !== null && path !== url.pathname) return c.redirect(path + url.search, 301);

  const address = parseConfig(c.env).SITE_ORIGIN + (path ?? '/400') + url.search;
  const request: PageRequest = { address, now: readClock(), ...(form ? { form } : {}) };
  const asksPreview = findPreview(c);
  if (asksPreview) {
    const preview = await asksPreview;
    return typeof preview === 'string' ? refusePreview(c, preview) : servePreview(c, preview, request);
  }
  const place = form || path === null ? null : await findPlace(c, url);
  const kept = place && (await findKept(place));
  const renderAndKeep = async () => {
    const answer = await renderWithFallbacks(c, request, (instead) => findLast(place, instead));
    return keepPage(c, place, answer.response, answer.generations, answer.keeping);
  };
  const remember = (response: Response): Response => {
    rememberRequest(c.get('requestId'), place?.path ?? url.pathname, response);
    return response;
  };
  if (!kept) return remember(await renderAndKeep());
  // Sent first: the isolate is busy during the next render, and this answer must not wait for it.
  const renderBehind = () => wait(0).then(renderAndKeep);
  const flight = kept.state === 'stale' ? pageFlights.start(place.key, renderBehind) : undefined;
  if (flight) c.executionCtx.waitUntil(flight.catch(() => {}));
  return remember(kept.response);
};
