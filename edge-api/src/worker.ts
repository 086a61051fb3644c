import { loadRest, peekRest } from './app/load-rest.ts';
import { createPages, isForPages } from './app/pages.ts';
import { answerKnown } from './content/answer-known.ts';
import type { Bindings } from './environment/env.ts';
import { answerUnreadable } from './health/unreadable.ts';
import { answerUnconfigured } from './health/unconfigured.ts';

export { Alerts, Changes, Outbox, Quotas, Registry } from './app/objects.ts';

const loadApi = async () => (await loadRest()).api;
const pages = createPages(loadApi);

type Answer = (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>;

const answer: Answer = (request, env, context) => {
  const rest = peekRest();
  if (isForPages(request)) {
    rest?.watchRenders(env, context);
    return pages.fetch(request, env, context);
  }
  if (rest) return rest.findApp().fetch(request, env, context);
  return loadRest().then(({ findApp }) => findApp().fetch(request, env, context));
};

export default {
  fetch: (request, env, context) =>
    answerUnreadable(request) ??
    answerUnconfigured(request, env) ??
    answerKnown(request, env) ??
    answer(request, env, context),
  scheduled: async ({ cron }, env, context) => {
    const { runCron } = await import('./app/run-cron.ts');
    await runCron(cron, env, context, loadApi);
  },
} satisfies ExportedHandler<Bindings>;
