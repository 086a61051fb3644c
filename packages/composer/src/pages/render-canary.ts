import type { Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { logError } from '@binnen/edge-kit/logging/log';
import { MachineFailure } from '../renderer/machine-failure.ts';
import type { ChosenVisit } from '../rollouts/choose-composition.ts';
import type { Answer } from './answer.ts';
import { reportsVisits } from './count-answer.ts';
import { hasSamePage } from './has-page.ts';
import { findLack } from './kept-pages.ts';
import { createPageResponse } from './rendering/page-response.ts';
import { renderMilliseconds } from './rendering/first-render.ts';
import { renderComposed, type PageRequest } from './rendering/render-composition.ts';

/** A page of the canary; without a good one its visitor gets the live page. */
export const renderCanary = async (
  c: Context<EdgeEnv>,
  request: PageRequest,
  { composition, pointer }: ChosenVisit,
): Promise<Answer> => {
  const others = [pointer?.composition ?? null, await c.get('site').builtIn.loadComposition()];
  // Nobody else has the page: a slow start is waited for.
  const how = others.some((each) => hasSamePage(composition, each, request))
    ? {}
    : { patience: renderMilliseconds };
  try {
    const rendered = await renderComposed(c, request, composition, how);
    if (!rendered) return { response: null, ended: 'absent' };
    const { page } = rendered;
    if (page.status >= 500) return { response: null, page, ended: 'failed' };
    return {
      response: createPageResponse(c, rendered, request, reportsVisits),
      page,
      ...(page.isWhole ? { generations: page.generations } : {}),
      hasGaps: findLack(page) !== null,
    };
  } catch (error) {
    logError(c, 'The canary did not answer', error);
    return { response: null, ended: error instanceof MachineFailure ? 'machine-failed' : 'failed' };
  }
};
