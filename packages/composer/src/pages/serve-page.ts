import type { PostedForm } from '@binnen/platform/render-protocol';
import type { Context } from 'hono';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { forgetLot, hasLot } from '../rollouts/canary/visit.ts';
import { chooseComposition, type Chosen } from '../rollouts/choose-composition.ts';
import { findPreview } from '../rollouts/previews/find-preview.ts';
import { answerPage } from './answer-page.ts';
import type { PageReply } from './answer.ts';
import { findCanonicalPath } from '@binnen/platform/canonical-path';
import { countAsked } from './count-asked.ts';
import { isEndpoint } from './has-page.ts';
import { findPlace } from './kept-pages.ts';
import { rememberRequest } from './recent-requests.ts';
import type { PageRequest } from './rendering/render-composition.ts';
import { watchVisit } from '../rollouts/canary/watch-visit.ts';

const anHour = 3_600_000;

/**
 * The whole hour: all that pages read from the clock is the date. With a finer clock each render would give the page
 * another ETag, and a returning visitor would load the same page again.
 */
export const readClock = (): number => Math.floor(Date.now() / anHour) * anHour;

const isJson = ({ headers }: Response): boolean => /\bjson\b/.test(headers.get('content-type') ?? '');

/** Adds this visitor's own headers to a response. */
const finish = async (
  c: Context<EdgeEnv>,
  chosen: Chosen,
  { response, ended }: PageReply,
): Promise<Response> => {
  if (chosen.kind === 'preview') return response;
  if (isJson(response)) {
    // Which side it is of depends on the visitor's lot. An answer is no visit, and sets no cookie.
    const caching = response.headers.get('cache-control') ?? '';
    if (chosen.visit) response.headers.set('cache-control', caching.replace('public', 'private'));
    return response;
  }
  // A visitor who saves data loads no page beforehand.
  if (c.req.header('save-data') === 'on') response.headers.delete('speculation-rules');
  // A lot is kept where no pointer says that its canary is over.
  if (chosen.visit) {
    const { countVisit } = await import('./count-answer.ts');
    await countVisit(c, chosen.visit, response, ended);
  } else if (chosen.pointer && hasLot(c.req.raw.headers)) response.headers.append('set-cookie', forgetLot);
  if (!chosen.visit?.side) await watchVisit(c, chosen.pointer, response);
  return response;
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
  const address = parseConfig(c.env).SITE_ORIGIN + (path ?? '/400') + search;
  const request: PageRequest = { address, now: readClock(), ...(form ? { form } : {}) };
  const preview = await findPreview(c);
  const chosen = await chooseComposition(c);
  // A posted form is shown on the live page: a preview's code must not see what was typed.
  if (typeof preview === 'string' && !form) {
    // An endpoint may have been in the preview alone: its callers ask for JSON.
    const asksJson = /\bjson\b/.test(c.req.header('accept') ?? '');
    const { refusePreview } = await import('../rollouts/previews/routes.ts');
    return refusePreview(c, preview, asksJson || isEndpoint(chosen.composition, request));
  }
  const place = findPlace(c, request, chosen);
  const response = await finish(c, chosen, await answerPage(c, request, chosen, place));
  if (place?.isShared && response.status === 200) countAsked(c, place.path);
  rememberRequest(c.get('requestId'), place?.path ?? pathname, response);
  return response;
};
