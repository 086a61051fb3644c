import { createApp } from './app/create-app.ts';
import { backUp } from './backups/back-up.ts';
import { answerKnown } from './content/answer-known.ts';
import type { Bindings } from './environment/env.ts';
import { answerUnreadable } from './health/unreadable.ts';
import { answerUnconfigured } from './health/unconfigured.ts';
import { findOutbox } from './site/find-outbox.ts';
import { refreshListings } from './listings/offer/snapshot.ts';
import { composer } from './site/composer.ts';

export class Registry extends composer.Registry {}
export { Outbox } from './leads/outbox/outbox.ts';
export { Quotas } from '@binnen/edge-kit/quotas/quotas';

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
    context.waitUntil(composer.forgetReplays(env));
    context.waitUntil(backUp(env));
    await refreshListings(env, context);
  },
} satisfies ExportedHandler<Bindings>;
