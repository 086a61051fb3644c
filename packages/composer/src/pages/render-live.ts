import type { Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { logError } from '@binnen/edge-kit/logging/log';
import { problem } from '@binnen/edge-kit/problems/problem';
import { MachineFailure } from '../renderer/machine-failure.ts';
import type { ChosenVisit } from '../rollouts/choose-composition.ts';
import type { Answer } from './answer.ts';
import { reportsVisits } from './count-answer.ts';
import { hasPage, hasSamePage, isEndpoint } from './has-page.ts';
import { findLack, findLast, findLastOfLive, type Place } from './kept-pages.ts';
import { renderMilliseconds } from './rendering/first-render.ts';
import { isCrowded } from './rendering/form-isolates.ts';
import { createPageResponse } from './rendering/page-response.ts';
import {
  renderBuiltIn,
  renderComposed,
  type PageAnswer,
  type PageRequest,
} from './rendering/render-composition.ts';
import { createStaticResponse, createRefusedForm } from './rendering/static-response.ts';

/** A slow start is waited for when there is no fallback: no last good page of these releases, and no page in the built-in composition. */
const renderPatiently = async (
  c: Context<EdgeEnv>,
  request: PageRequest,
  { composition }: ChosenVisit,
  place: Place | null,
): Promise<PageAnswer | Response | null> => {
  try {
    return await renderComposed(c, request, composition);
  } catch (error) {
    const isSlow = error instanceof MachineFailure && error.kind === 'slow-start';
    if (!isSlow || !hasPage(composition, request)) throw error;
    if (hasSamePage(composition, await c.get('site').builtIn.loadComposition(), request)) throw error;
    return (
      (await findLastOfLive(place)) ??
      renderComposed(c, request, composition, { patience: renderMilliseconds })
    );
  }
};

/** The page of the live composition, or its last good HTML; null when neither is there. */
const renderOrFindLast = async (
  c: Context<EdgeEnv>,
  request: PageRequest,
  chosen: ChosenVisit,
  place: Place | null,
): Promise<Answer | null> => {
  const composed = await renderPatiently(c, request, chosen, place);
  if (!composed) return null;
  if (composed instanceof Response) return { response: composed, ended: 'machine-failed' };
  const { page } = composed;
  const lack = findLack(page);
  const last = lack && (await findLast(place, lack));
  if (last) return { response: last, page };
  const response = createPageResponse(c, composed, request, chosen.visit ? reportsVisits : undefined);
  if (lack === 'of-none') return { response, page };
  return { response, page, generations: page.generations, hasGaps: lack !== null };
};

/** The answers when the live composition fails; never kept. */
const renderInstead = async (
  c: Context<EdgeEnv>,
  request: PageRequest,
  { composition, visit }: ChosenVisit,
  why: 'failed' | 'crowded' | 'nothing-live',
): Promise<Response> => {
  const site = c.get('site');
  const answersJson = isEndpoint(composition, request);
  const refuse = (): Response =>
    answersJson ? problem(c, 'renderer-unavailable') : createStaticResponse(site, c.env);
  try {
    const answer = await renderBuiltIn(c, request);
    // Who asks for JSON has no use for a document.
    if (answersJson && answer.page.maxAge === undefined) return refuse();
    // A page that only the live composition has: the form is not lost, its browser still has it.
    if (why === 'crowded' && answer.page.status >= 400) return createRefusedForm(site, c.env);
    const isLost = why === 'failed' && answer.page.status === 404 && hasPage(composition, request);
    if (isLost) return refuse();
    return createPageResponse(c, answer, request, visit ? reportsVisits : undefined);
  } catch (error) {
    logError(c, 'The built-in composition did not answer', error);
    return refuse();
  }
};

/**
 * The fallbacks, in order: composed isolate → the last good HTML of this page → built-in composition → a static page
 * with the phone number. A page that lacks upstream data is only served when there is no last good one, and is never
 * kept. The same holds for a page that lacks a widget, except that it is kept for a few seconds. A page that only the
 * live composition has is not a 404 when that fails, but the static page. When many forms are posted at once, the
 * built-in composition renders most of them.
 */
export const renderLive = async (
  c: Context<EdgeEnv>,
  request: PageRequest,
  chosen: ChosenVisit,
  place: Place | null,
): Promise<Answer> => {
  if (isCrowded(c, request)) return { response: await renderInstead(c, request, chosen, 'crowded') };
  try {
    const answer = await renderOrFindLast(c, request, chosen, place);
    return answer ?? { response: await renderInstead(c, request, chosen, 'nothing-live') };
  } catch (error) {
    logError(c, 'The composed isolate did not answer', error);
    const last = await findLast(place, 'of-none');
    return {
      response: last ?? (await renderInstead(c, request, chosen, 'failed')),
      ended: error instanceof MachineFailure ? 'machine-failed' : 'failed',
    };
  }
};
