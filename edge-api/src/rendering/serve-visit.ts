import type { FaultKind, Side } from '@binnen/contracts/canary';
import type { Composition, ReadResult } from '@binnen/contracts/composition';
import type { Context } from 'hono';
import { countFault, countView } from '../canary/count-health.ts';
import { formatSide, reporterHead } from '../canary/reporter.ts';
import { drawLot, type Visit } from '../canary/visit.ts';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { logError } from '../logging/log.ts';
import { answerKept } from './answer-kept.ts';
import { keepPage, type Place } from './kept-pages.ts';
import { createPageResponse, reportsTiming } from './page-response.ts';
import { renderComposed, SlowStart, type PageRequest } from './render-page.ts';
import type { RenderedPage } from './render-rounds.ts';
import { listFaultFrames } from './tell-fault.ts';

/** What a document gets while a canary runs. */
export const visitExtras = { head: reporterHead, tail: '' };

/** A read that failed because of what was asked. An upstream that is down says nothing of either side. */
const isOwnFailure = (result: ReadResult): boolean =>
  typeof result !== 'string' &&
  (result.status === 500 ||
    (result.status >= 400 && result.status < 500 && ![404, 429].includes(result.status)));

/** What counts against the side that rendered a page; at most one fault. */
const findRenderFault = ({ status, gaps = [], fault, data }: RenderedPage): FaultKind | null => {
  if (status >= 500 || fault !== undefined) return 'server';
  if (gaps.some(({ reason }) => reason !== 'no-data')) return 'gap';
  return Object.values(data).some(isOwnFailure) ? 'data' : null;
};

/** A page of the canary with a bug: counted where it was rendered. */
class FailedPage extends Error {}

/** Counts a render that did not answer. */
export const countFailure = (c: Context<EdgeEnv>, { canary }: Visit, side: Side): void =>
  countFault({ env: c.env, ctx: c.executionCtx }, canary.id, { side, kind: 'server', page: null });

/** Counts the fault of a page that was rendered for a visit. */
export const countRender = (
  c: Context<EdgeEnv>,
  visit: Visit,
  side: Side,
  page: RenderedPage,
  composition: Composition,
): void => {
  const kind = findRenderFault(page);
  if (!kind) return;
  const frames = listFaultFrames(composition, page.fault ?? page.gaps?.[0]?.detail ?? '');
  const stack = frames.map(({ built }) => built).join(' ');
  const counter = { env: c.env, ctx: c.executionCtx };
  countFault(counter, visit.canary.id, { side, kind, page: page.pattern, stack });
};

/**
 * A page of the canary; without one its visitor gets the stable page. `failed`: it has none that is good, which counts.
 * `absent`: it does not run here yet.
 */
export const serveCanary = async (
  c: Context<EdgeEnv>,
  visit: Visit,
  request: PageRequest,
  place: Place | null,
): Promise<Response | 'failed' | 'absent'> => {
  const render = async (): Promise<Response | null> => {
    const answer = await renderComposed(c, request, visit.canary.composition);
    if (!answer) return null;
    const { page } = answer;
    countRender(c, visit, 'canary', page, visit.canary.composition);
    if (page.status >= 500) throw new FailedPage();
    const response = createPageResponse(answer, request, parseConfig(c.env), visitExtras);
    const generations = page.isWhole ? page.generations : undefined;
    return keepPage(
      c,
      place,
      response,
      generations,
      page.gaps || page.fault !== undefined ? 'with-gaps' : 'whole',
    );
  };
  try {
    return (await answerKept(c, place, render)) ?? 'absent';
  } catch (error) {
    if (error instanceof SlowStart) return 'absent';
    if (!(error instanceof FailedPage)) {
      logError(c, 'The canary did not answer', error);
      countFailure(c, visit, 'canary');
    }
    return 'failed';
  }
};

/** Of a page that was kept before the canary began no fault would be heard, so its views do not count either. */
const isFromBefore = ({ headers }: Response): boolean =>
  /; hit/.test(headers.get('cache-status') ?? '') &&
  !headers.get('server-timing')?.split(', ').includes(reportsTiming);

/**
 * Counts a page view on its side, and tells the document; a visitor without a lot gets one, and is not counted.
 * `ofCanary`: what `serveCanary` answered to a visitor of the canary.
 */
export const finishVisit = (
  c: Context<EdgeEnv>,
  { canary, side }: Visit,
  response: Response,
  ofCanary: Response | 'failed' | 'absent' | null,
): Response => {
  if (!side) response.headers.append('set-cookie', drawLot(canary));
  else if (ofCanary !== 'absent' && !isFromBefore(response)) {
    countView({ env: c.env, ctx: c.executionCtx }, canary.id, side);
    // A stable page in the canary's place has nothing to tell of the canary.
    if (ofCanary !== 'failed') response.headers.append('server-timing', formatSide(canary.id, side));
  }
  return response;
};
