import type { Context, MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { ProblemError } from '../problem.ts';

/** As `ratelimits` in wrangler.jsonc has it: so many in so many seconds, per visitor, name and location. */
const quota = 60;
const windowSeconds = 60;

/** The visitor's address, as the CDN saw it; only ever a key, never logged. */
const findVisitor = (c: Context<EdgeEnv>): string => c.req.header('cf-connecting-ip') ?? 'local';

/** Refuses a visitor who asks too often. Approximate, as the binding is: a hard quota needs a Durable Object. */
export const rateLimit =
  (name: string): MiddlewareHandler<EdgeEnv> =>
  async (c, next) => {
    const policy = `"${name}";q=${quota};w=${windowSeconds}`;
    const { success } = await c.env.RATE_LIMIT.limit({ key: `${name}:${findVisitor(c)}` });
    if (!success)
      throw new ProblemError('rate-limited', {
        detail: `At most ${quota} requests in ${windowSeconds} seconds. Wait a moment.`,
        headers: {
          'retry-after': String(windowSeconds),
          'ratelimit-policy': policy,
          ratelimit: `"${name}";r=0;t=${windowSeconds}`,
        },
      });
    await next();
    c.res.headers.set('ratelimit-policy', policy);
  };
