import { createApp } from './app.ts';
import type { Bindings } from './env.ts';
import { answerUnconfigured } from './health/unconfigured.ts';
import { refreshListings } from './listings/snapshot.ts';

export { Registry } from './registry/registry.ts';
export { Outbox } from './leads/outbox/outbox.ts';

const app = createApp();

export default {
  fetch: (request, env, context) => answerUnconfigured(request, env) ?? app.fetch(request, env, context),
  scheduled: (_event, env, context) => refreshListings(env, context),
} satisfies ExportedHandler<Bindings>;
