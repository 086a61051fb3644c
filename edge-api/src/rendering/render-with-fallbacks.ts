import { shellName } from '@binnen/contracts/composition';
import { includes } from '@binnen/contracts/patterns';
import type { Context } from 'hono';
import type { TagGenerations } from '../caching/generations.ts';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { logError } from '../logging/log.ts';
import { readComposition } from '../registry/pointer.ts';
import type { findLast as findLastPage, Keeping } from './kept-pages.ts';
import { mayStartForForm } from './form-isolates.ts';
import type { RenderedPage } from './render-rounds.ts';
import {
  type DocumentExtras,
  createPageResponse,
  createStaticResponse,
  createWaitResponse,
} from './page-response.ts';
import { renderBuiltIn, renderComposed, SlowStart, type PageRequest } from './render-page.ts';

export interface Answer {
  response: Response;
  /** The tag generations of the page's reads; absent when it must not be kept. */
  generations?: TagGenerations;
  keeping?: Keeping;
  /** What the live composition rendered, also when something else is served. */
  page?: RenderedPage;
  /** The live composition did not answer. */
  hasFailed?: boolean;
}

/** Whether the live composition has a page for this path; the built-in one may not know it. */
const isLivePage = async (c: Context<EdgeEnv>, { address }: PageRequest): Promise<boolean> => {
  const releases = Object.values((await readComposition(c.env))?.releases ?? {});
  const path = new URL(address).pathname;
  return releases.some(
    ({ remote, pages }) =>
      remote !== shellName && Object.keys(pages).some((pattern) => includes(pattern, path)),
  );
};

/**
 * The fallbacks, in order: composed isolate → the last good HTML of this page → built-in composition → a static page
 * with the phone number. A page that lacks upstream data is only served when there is no last good one, and is never
 * kept. The same holds for a page that lacks a widget, except that it is kept for a few seconds. A page that only the
 * live composition has is not a 404 when that fails, but the static page. When many forms are posted at once, the
 * built-in composition renders most of them.
 */
export const renderWithFallbacks = async (
  c: Context<EdgeEnv>,
  request: PageRequest,
  findLast: (instead: Parameters<typeof findLastPage>[1]) => Promise<Response | null>,
  extras?: DocumentExtras,
): Promise<Answer> => {
  const config = parseConfig(c.env);
  const isLimited = request.form !== undefined && config.LIMITS === 'on';
  const isCrowded = isLimited && !mayStartForForm(Date.now());
  let failed = false;
  let hasFailed = false;
  try {
    const composed = isCrowded ? null : await renderComposed(c, request, await readComposition(c.env));
    if (composed) {
      const { status, isWhole, generations, gaps, fault } = composed.page;
      // A widget is missing, or the page's own header or title.
      const lacks = gaps !== undefined || fault !== undefined;
      const isGood = status < 500 && isWhole;
      const last = isGood && !lacks ? null : await findLast(isGood ? 'of-one-with-gaps' : 'of-none');
      const { page } = composed;
      if (last) return { response: last, page };
      const response = createPageResponse(composed, request, config, extras);
      return isGood
        ? { response, page, generations, keeping: lacks ? 'with-gaps' : 'whole' }
        : { response, page };
    }
  } catch (error) {
    logError(c, 'The composed isolate did not answer', error);
    const last = await findLast('of-none');
    hasFailed = !(error instanceof SlowStart);
    if (last) return { response: last, hasFailed };
    failed = true;
  }
  try {
    const answer = await renderBuiltIn(c, request);
    // A page that only the live composition has: the form is not lost, its browser still has it.
    if (isCrowded && answer.page.status >= 400) return { response: createWaitResponse(config) };
    const isLost = failed && answer.page.status === 404 && (await isLivePage(c, request));
    return {
      response: isLost ? createStaticResponse(config) : createPageResponse(answer, request, config, extras),
    };
  } catch (error) {
    logError(c, 'The built-in composition did not answer', error);
    return { hasFailed, response: createStaticResponse(config) };
  }
};
