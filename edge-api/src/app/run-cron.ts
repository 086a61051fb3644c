import type { Hono } from 'hono';
import { askStore } from '@binnen/edge-kit/problems/ask-store';
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
/** A step that fails, or that a store lets hang, takes neither the others nor the next run with it. Pages are made for 40 s at most. */
const patience = { content: 12_000, step: 45_000, long: 180_000 };

const take = <T>(name: string, step: Promise<T>, milliseconds = patience.step): Promise<T | null> =>
  askStore(`cron ${name}`, step, milliseconds).catch(() => null);

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
      await take('content', refreshTogether(env, context), patience.content);
      await take('pages', composer.renewPages(env, context, await loadApi()));
    };
    await Promise.all([take('teams', composer.tellTeams(env)), take('watch', watch(env)), renew()]);
    return;
  }
  const follow = async () => {
    const offer = await take('offer', refreshListings(env, context));
    await Promise.all([
      offer && take('surroundings', joinSurroundings(env, offer.listings.cards), patience.long),
      take('changes', findChanges(env).wake()),
      take('alerts', findAlerts(env).wake()),
    ]);
  };
  await Promise.all([
    // Its alarm is hours late when the clock was set back.
    take('outbox', findOutbox(env).measure()),
    take('replays', composer.forgetReplays(env)),
    take('copies', backUp(env), patience.long),
    follow(),
  ]);
};
