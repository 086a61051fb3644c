import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';

/** Live state (composition, history) is never cached. */
export const neverStore: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next();
  c.res.headers.set('cache-control', 'no-store');
};
