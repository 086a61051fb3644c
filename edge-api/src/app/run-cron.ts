import { backUp } from '../backups/back-up.ts';
import type { Bindings } from '../environment/env.ts';
import { refreshListings } from '../listings/offer/snapshot.ts';
import { composer } from '../site/composer.ts';
import { findOutbox } from '../site/find-outbox.ts';

/** What the cron trigger does. */
export const runCron = async (env: Bindings, context: Pick<ExecutionContext, 'waitUntil'>): Promise<void> => {
  // Its alarm is hours late when the clock was set back.
  context.waitUntil(findOutbox(env).measure());
  context.waitUntil(composer.forgetReplays(env));
  context.waitUntil(backUp(env));
  await refreshListings(env, context);
};
