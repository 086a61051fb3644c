import type { Bindings } from '@binnen/composer/environment';
import { createApp } from './edge/create-app.ts';
import { composer } from './edge/composer.ts';

export class Registry extends composer.Registry {}
export { Quotas } from '@binnen/edge-kit/quotas/quotas';

const app = createApp();

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  scheduled: (_event, env, context) => context.waitUntil(composer.forgetReplays(env)),
} satisfies ExportedHandler<Bindings>;
