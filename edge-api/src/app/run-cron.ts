import type { Hono } from 'hono';
import { takeStep } from '@binnen/edge-kit/logging/take-step';
import { refreshTogether } from '../content/refresh-together.ts';
import { backUp } from '../backups/back-up.ts';
import type { Bindings, EdgeEnv } from '../environment/env.ts';
import { watch } from '../health/watch/alarms.ts';
import { refreshListings } from '../listings/offer/snapshot.ts';
import { joinSurroundings } from '../listings/surroundings/join.ts';
import { composer } from '../site/composer.ts';
import { findAlerts, findChanges, findOutbox } from '../site/find-objects.ts';

/** The trigger of `wrangler.jsonc` that looks whether all is well, and makes kept pages anew. */
const everyMinute = '* * * * *';
/** A step that a store lets hang ends before the next run of its trigger. Pages are made for 40 s at most. */
const patience = { content: 12_000, long: 180_000 };

/** What the cron triggers do. `loadApi`: what renders read. */
export const runCron = async (
  cron: string,
  env: Bindings,
  context: ExecutionContext,
  loadApi: () => Promise<Hono<EdgeEnv>>,
): Promise<void> => {
  if (cron === everyMinute) {
    const renew = async () => {
      // First what pages are made of.
      await takeStep('content', refreshTogether(env, context), patience.content);
      await takeStep('pages', composer.renewPages(env, context, await loadApi()));
    };
    await Promise.all([takeStep('teams', composer.tellTeams(env)), takeStep('watch', watch(env)), renew()]);
    return;
  }
  const follow = async () => {
    const offer = await takeStep('offer', refreshListings(env, context));
    await Promise.all([
      offer && takeStep('surroundings', joinSurroundings(env, offer.listings.cards), patience.long),
      takeStep('changes', findChanges(env).wake()),
      takeStep('alerts', findAlerts(env).wake()),
    ]);
  };
  await Promise.all([
    // Its alarm is hours late when the clock was set back.
    takeStep('outbox', findOutbox(env).measure()),
    takeStep('replays', composer.forgetReplays(env)),
    takeStep('copies', backUp(env), patience.long),
    follow(),
  ]);
};
