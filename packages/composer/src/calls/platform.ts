import { oncePer } from '@binnen/edge-kit/caching/once-per';
import { guardStore } from '@binnen/edge-kit/problems/ask-store';
import { onError } from '@binnen/edge-kit/problems/problem';
import { answerUnmatched } from '@binnen/edge-kit/requests/method-not-allowed';
import { Hono, type Context } from 'hono';
import type { RouterRoute } from 'hono/types';
import type { Bindings, Caller, EdgeEnv } from '../environment/env.ts';
import { platformRoutes } from './routes.ts';

const guard = oncePer((env: Bindings): Bindings => ({
  ...env,
  RELEASES: guardStore('R2', env.RELEASES, 12_000),
}));

/**
 * The platform's calls as an app of their own, which the site's app evaluates when one is made. `others`: routes beside
 * them, for what says which methods a path has. It is asked for the caller whom a context knows, or for the given one.
 */
export const createPlatform = (others: readonly RouterRoute[] = []) => {
  // The context of each request that is handed over. Any other call needs a bearer token, as one from outside.
  const handedOver = new WeakMap<Request, Context<EdgeEnv>['var'] & { caller?: Caller }>();
  const app = new Hono<EdgeEnv>().onError(onError).use((c, next) => {
    const known = handedOver.get(c.req.raw);
    if (known) {
      c.set('requestId', known.requestId);
      c.set('api', known.api);
      c.set('site', known.site);
      c.set('calls', known.calls);
      if (known.caller) c.set('caller', known.caller);
    }
    return next();
  });
  app.route('/', platformRoutes);
  app.notFound(answerUnmatched([...others, ...app.routes]));
  return (
    c: Context<EdgeEnv>,
    request = c.req.raw,
    caller = c.get('caller'),
  ): Response | Promise<Response> => {
    handedOver.set(request, { ...c.var, ...(caller ? { caller } : {}) });
    return app.fetch(request, guard(c.env), c.executionCtx);
  };
};
