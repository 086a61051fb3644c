import type { FaultKind, Side } from '@binnen/platform/contract/canary';
import type { ReadResult } from '@binnen/platform/render-protocol';
import type { Context } from 'hono';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { countApart, countFault, countView, findNetwork } from '../rollouts/canary/count-health.ts';
import { formatSide, reporterHead } from '../rollouts/canary/reporter.ts';
import { createToken, formatViewCookie } from '../rollouts/canary/visit-token.ts';
import { drawLot, type Visit } from '../rollouts/canary/visit.ts';
import { watchLost } from '../rollouts/canary/watch-visit.ts';
import type { ChosenVisit } from '../rollouts/choose-composition.ts';
import type { Answer, PageReply } from './answer.ts';
import { reportsTiming } from './rendering/page-response.ts';
import type { RenderedPage } from './rendering/render-rounds.ts';
import { listFaultFrames } from './rendering/tell-fault.ts';

/** Additions to a document while a canary runs. */
export const reportsVisits = { head: reporterHead, tail: '' };

/** A read that failed because of what was asked. An upstream that is down says nothing of either side. */
const isOwnFailure = (result: ReadResult): boolean =>
  typeof result !== 'string' &&
  (result.status === 500 ||
    (result.status >= 400 && result.status < 500 && ![404, 429].includes(result.status)));

/** The fault that counts against the side that rendered a page; at most one. */
const findRenderFault = ({ status, gaps = [], fault, data }: RenderedPage): FaultKind | null => {
  if (status >= 500 || fault !== undefined) return 'server';
  if (gaps.some(({ reason }) => reason !== 'no-data')) return 'gap';
  return Object.values(data).some(isOwnFailure) ? 'data' : null;
};

/** A fault counts with its view, whichever page is in its place: a view of before the canary as well. */
const viewed = new WeakSet<Visit>();
const countViewOnce = (c: Context<EdgeEnv>, visit: Visit, side: Side): void => {
  if (!viewed.has(visit)) countView(c, visit, side);
  viewed.add(visit);
};

/**
 * Counts what a render of a visit's own side came to, while a canary runs. `lost`: it has no page where there was a good one;
 * where no canary counts that, the watch is told.
 */
export const countAnswer = async (
  c: Context<EdgeEnv>,
  { kind: shown, composition, pointer, visit }: ChosenVisit,
  { page, ended }: Answer,
  lost: boolean,
): Promise<void> => {
  if (!visit?.side) return page && lost ? watchLost(c, pointer, page) : undefined;
  const side = shown === 'canary' ? 'canary' : 'stable';
  if (visit.side !== side) return undefined;
  // It says nothing of either side.
  if (ended === 'machine-failed') countApart(c, visit, 'machine');
  if (!visit.isCounted) return undefined;
  const failed = lost || ended === 'failed' ? 'server' : null;
  const kind = (page && findRenderFault(page)) ?? failed;
  if (!kind) return undefined;
  countViewOnce(c, visit, side);
  const fault = page?.fault ?? page?.gaps?.[0]?.detail ?? '';
  const frames = composition ? listFaultFrames(composition, fault) : [];
  const stack = page && lost ? String(page.status) : frames.map(({ built }) => built).join(' ');
  return countFault(c, visit, { side, kind, page: page?.pattern ?? null, stack });
};

/** A page that was kept before the canary began cannot report faults, so its views do not count either. */
const isFromBefore = ({ headers }: Response): boolean =>
  /; hit/.test(headers.get('cache-status') ?? '') &&
  !headers.get('server-timing')?.split(', ').includes(reportsTiming);

/**
 * Counts a page view on its side, and tells the document; a visitor without a lot gets one, and is not counted. `ended`: of
 * the render of the visitor's own side.
 */
export const countVisit = async (
  c: Context<EdgeEnv>,
  visit: Visit,
  response: Response,
  ended: PageReply['ended'],
): Promise<void> => {
  const { side, isCounted } = visit;
  if (!side) return response.headers.append('set-cookie', drawLot(visit));
  // A page in the place of one that failed has nothing to tell of it.
  if (!isCounted || ended !== undefined || isFromBefore(response)) return undefined;
  countViewOnce(c, visit, side);
  // The others' views count, and say nothing of how they fared.
  if (Math.random() * 100 >= parseConfig(c.env).VISIT_REPORTS_PERCENT) return undefined;
  const of = { ...visit, id: visit.canary?.id ?? visit.draw };
  const token = await createToken(c.env, of, side, findNetwork(c));
  response.headers.append('server-timing', formatSide(token));
  response.headers.append('set-cookie', formatViewCookie(token));
};
