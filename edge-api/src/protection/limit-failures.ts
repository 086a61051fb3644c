import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { createRefusal, findVisitor, formatPolicy, mayUse } from './rate-limit.ts';

/**
 * Limits callers that keep sending bad tokens. Good tokens are never counted, so a team that publishes often is not
 * limited.
 */
export const limitFailures =
  (name: string): MiddlewareHandler<EdgeEnv> =>
  async (c, next) => {
    await next();
    if (c.res.status !== 401 && c.res.status !== 403) return;
    if (!(await mayUse(c, `${name}:${findVisitor(c)}`)))
      throw createRefusal(name, 'Too many tokens that are not known here. Wait a minute.');
    c.res.headers.set('ratelimit-policy', formatPolicy(name));
  };
