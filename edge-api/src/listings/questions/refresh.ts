import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { composer } from '../../site/composer.ts';
import { findChanges } from '../../site/find-objects.ts';
import { loadOffer } from '../offer/snapshot.ts';

const RefreshedSchema = v.object({
  /** Homes that may be shown: active, and not confidential. */
  homes: v.number(),
  /** A hash of the offer's content. */
  version: v.string(),
  /** Up to 5: it was read just before, and not again. */
  ageSeconds: v.number(),
});

/**
 * For an office that has just put a home on sale and does not want to wait for the cron trigger. Repeats cost the feed
 * one read in 5 seconds.
 */
export const refreshRoute = new Hono<EdgeEnv>().post(
  '/_platform/listings/refresh',
  describeRoute({
    summary:
      'Reads the offer from its feed anew, as the cron trigger does every few minutes. Within 5 seconds of the last time it answers what was read then.',
    tag: 'platform',
    scope: 'site:offer',
    reply: RefreshedSchema,
    problems: ['upstream-unavailable'],
    examples: [{ path: '/_platform/listings/refresh', status: 401, body: '' }],
  }),
  async (c) => {
    await composer.requireScope(c, 'site:offer');
    const { listings, ageSeconds, state } = await loadOffer({ env: c.env, ctx: c.executionCtx }, true);
    if (state === 'stale')
      throw new ProblemError('upstream-unavailable', {
        detail: `The feed gave no offer. The one of ${ageSeconds} seconds ago stays.`,
      });
    c.executionCtx.waitUntil(findChanges(c.env).wake());
    const { cards, version } = listings;
    return c.json({ homes: cards.length, version, ageSeconds } satisfies v.InferOutput<
      typeof RefreshedSchema
    >);
  },
);
