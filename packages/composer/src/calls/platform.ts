import { onError } from '@binnen/edge-kit/problems/problem';
import { answerUnmatched } from '@binnen/edge-kit/requests/method-not-allowed';
import { Hono, type Context } from 'hono';
import type { RouterRoute } from 'hono/types';
import type { Caller, EdgeEnv } from '../environment/env.ts';
import { platformRoutes } from './routes.ts';

// The context of each request that is handed over. Any other call needs a bearer token, as one from outside.
const handedOver = new WeakMap<Request, Context<EdgeEnv>['var'] & { caller?: Caller }>();

/**
 * The platform's calls as an app of their own, which the site's app evaluates when one is made. `others`: routes beside
 * them, for what says which methods a path has.
 */
export const createPlatform = (others: readonly RouterRoute[] = []): Hono<EdgeEnv> => {
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
  return app.notFound(answerUnmatched([...others, ...app.routes]));
};

/** Asks the platform for the caller whom `c` knows, or for this one. */
export const askPlatform = (
  platform: Hono<EdgeEnv>,
  c: Context<EdgeEnv>,
  request = c.req.raw,
  caller = c.get('caller'),
): Response | Promise<Response> => {
  handedOver.set(request, { ...c.var, ...(caller ? { caller } : {}) });
  return platform.fetch(request, c.env, c.executionCtx);
};
