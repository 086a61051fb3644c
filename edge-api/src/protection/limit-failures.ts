import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { ProblemError } from '../problem.ts';

/**
 * Who keeps sending tokens that are none is told to wait. Good tokens are never counted, so a team that publishes
 * often is not kept from it.
 */
export const limitFailures =
  (name: string): MiddlewareHandler<EdgeEnv> =>
  async (c, next) => {
    await next();
    if (c.res.status !== 401 && c.res.status !== 403) return;
    const visitor = c.req.header('cf-connecting-ip') ?? 'local';
    const { success } = await c.env.RATE_LIMIT.limit({ key: `${name}:${visitor}` });
    if (!success)
      throw new ProblemError('rate-limited', {
        detail: 'Too many tokens that are not known here. Wait a minute.',
        headers: { 'retry-after': '60' },
      });
  };
