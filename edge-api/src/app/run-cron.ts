import type { Hono } from 'hono';
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

/** What the cron triggers do. `loadApi`: what renders read. */
export const runCron = async (
  cron: string,
  env: Bindings,
  context: ExecutionContext,
  loadApi: () => Promise<Hono<EdgeEnv>>,
): Promise<void> => {
  if (cron === everyMinute) {
    context.waitUntil(composer.tellTeams(env));
    const renew = async () => {
      // First what pages are made of.
      await refreshTogether(env, context).catch(() => {});
      await composer.renewPages(env, context, await loadApi());
    };
    await Promise.all([watch(env), renew()]);
    return;
  }
  // Its alarm is hours late when the clock was set back.
  context.waitUntil(findOutbox(env).measure());
  context.waitUntil(composer.forgetReplays(env));
  context.waitUntil(backUp(env));
  const { listings } = await refreshListings(env, context);
  context.waitUntil(joinSurroundings(env, listings.cards));
  context.waitUntil(findChanges(env).wake());
  await findAlerts(env).wake();
};
