import { Hono } from 'hono';
import { requireScope } from '../protection/tokens.ts';
import type { EdgeEnv } from '../env.ts';
import { ProblemError } from '../problem.ts';
import { loadOffer } from './snapshot.ts';

/** For whoever cannot wait for the cron trigger: an office that has just put a home on sale. */
export const refreshRoute = new Hono<EdgeEnv>().post('/_platform/listings/refresh', async (c) => {
  await requireScope(c, 'refresh');
  const { listings, ageSeconds, state } = await loadOffer({ env: c.env, ctx: c.executionCtx }, true);
  if (state === 'stale')
    throw new ProblemError('upstream-unavailable', {
      detail: `The feed gave no offer. The one of ${ageSeconds} seconds ago stays.`,
    });
  return c.json({ homes: listings.cards.length, version: listings.version, ageSeconds });
});
