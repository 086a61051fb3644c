import type { Context } from 'hono';
import { startFlight } from '@binnen/edge-kit/caching/flights';
import { wait } from '@binnen/edge-kit/deadlines/deadline';
import type { EdgeEnv } from '../environment/env.ts';
import { chooseLive, type Chosen } from '../rollouts/choose-composition.ts';
import type { Answer, PageReply } from './answer.ts';
import { findKept, findPlace, isLost, keepPage, type Place } from './kept-pages.ts';
import type { PageRequest } from './rendering/render-composition.ts';

/**
 * The kinds differ in what follows when their composition has no good page. They are evaluated when a page has to be
 * rendered: one that is kept needs none of them.
 */
const render = async (
  c: Context<EdgeEnv>,
  request: PageRequest,
  chosen: Chosen,
  place: Place | null,
): Promise<Answer> => {
  if (chosen.kind === 'preview')
    return (await import('./render-preview.ts')).renderPreview(c, request, chosen);
  if (chosen.kind === 'canary') return (await import('./render-canary.ts')).renderCanary(c, request, chosen);
  return (await import('./render-live.ts')).renderLive(c, request, chosen, place);
};

/**
 * The page that is kept here, or one that is rendered, counted and kept now. One that is stale is rendered anew behind the
 * answer. Where the canary has no good page, the live one answers.
 */
export const answerPage = async (
  c: Context<EdgeEnv>,
  request: PageRequest,
  chosen: Chosen,
  place = findPlace(c, request, chosen),
): Promise<PageReply> => {
  const kept = place && (await findKept(c, place));
  const renderAndKeep = async (): Promise<Answer> => {
    const answer = await render(c, request, chosen, place);
    const lost = answer.page !== undefined && (await isLost(place, answer.page));
    if (chosen.kind !== 'preview' && (chosen.visit || lost))
      await (await import('./count-answer.ts')).countAnswer(c, chosen, answer, lost);
    return keepPage(c, place, answer, kept !== null);
  };
  if (kept) {
    // Sent first: the isolate is busy during the next render, and this answer must not wait for it.
    const renderBehind = () => wait(0).then(renderAndKeep);
    const flight = kept.state === 'stale' ? startFlight(place.key, renderBehind) : undefined;
    if (flight) c.executionCtx.waitUntil(flight.catch(() => {}));
    return { response: kept.response };
  }
  const { response, ended } = await renderAndKeep();
  if (response) return { response, ended };
  const live = chooseLive(chosen.pointer, 'visit' in chosen ? chosen.visit : null);
  return { ...(await answerPage(c, request, live)), ended };
};
