import type { PostedForm } from '@binnen/contracts/render';
import type { Context } from 'hono';
import { findCanaryOf, findVisit, forgetLot, hasLot } from '../canary/visit.ts';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { rememberRequest } from './recent-requests.ts';
import { findPreview } from '../previews/find-preview.ts';
import { refusePreview } from '../previews/routes.ts';
import { servePreview } from './serve-preview.ts';
import { readPointer } from '../registry/pointer.ts';
import { answerKept } from './answer-kept.ts';
import { countFailure, countRender, finishVisit, serveCanary, visitExtras } from './serve-visit.ts';
import { findCanonicalPath } from './canonical-path.ts';
import { findLast, findPlace, keepPage } from './kept-pages.ts';
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
  const pointer = await readPointer(c.env);
  const visit = findVisit(c.req.raw.headers, pointer);
  const mayBeKept = !form && path !== null;
  const place = mayBeKept ? findPlace(c, pointer, url) : null;
  const remember = (response: Response): Response => {
    rememberRequest(c.get('requestId'), place?.path ?? url.pathname, response);
    return response;
  };
  const renderAndKeep = async () => {
    const extras = visit ? visitExtras : undefined;
    const answer = await renderWithFallbacks(c, request, (instead) => findLast(place, instead), extras);
    if (visit?.side === 'stable') {
      if (answer.page && pointer?.composition)
        countRender(c, visit, 'stable', answer.page, pointer.composition);
      else if (answer.hasFailed) countFailure(c, visit, 'stable');
    }
    return keepPage(c, place, answer.response, answer.generations, answer.keeping);
  };
  if (!visit) {
    const response = remember(await answerKept(c, place, renderAndKeep));
    if (hasLot(c.req.raw.headers)) response.headers.append('set-cookie', forgetLot);
    return response;
  }
  const canary = findCanaryOf(visit);
  const ofCanary =
    canary && (await serveCanary(c, visit, request, mayBeKept ? findPlace(c, pointer, url, canary) : null));
  const response = ofCanary instanceof Response ? ofCanary : await answerKept(c, place, renderAndKeep);
  return remember(finishVisit(c, visit, response, ofCanary));
};
