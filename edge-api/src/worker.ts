import { createApp } from './app.ts';
import { backUp } from './backups/back-up.ts';
import { answerKnown } from './content/answer-known.ts';
import type { Bindings } from './env.ts';
import { answerUnreadable } from './health/unreadable.ts';
import { answerUnconfigured } from './health/unconfigured.ts';
import { findOutbox } from './leads/outbox/find-outbox.ts';
import { refreshListings } from './listings/snapshot.ts';
import { forgetReplays } from './replays/replay-store.ts';

export { Registry } from './registry/registry.ts';
export { Outbox } from './leads/outbox/outbox.ts';
export { Quotas } from './protection/quotas.ts';

const app = createApp();

export default {
  fetch: (request, env, context) =>
    answerUnreadable(request) ??
    answerUnconfigured(request, env) ??
    answerKnown(request, env) ??
    app.fetch(request, env, context),
  scheduled: async (_event, env, context) => {
    // Its alarm is hours late when the clock was set back.
    context.waitUntil(findOutbox(env).measure());
    context.waitUntil(forgetReplays(env));
    context.waitUntil(backUp(env));
    await refreshListings(env, context);
  },
} satisfies ExportedHandler<Bindings>;
