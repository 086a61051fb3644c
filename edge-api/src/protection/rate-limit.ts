import type { Context, MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { ProblemError } from '../problem.ts';
import { findNetwork } from './find-network.ts';

/** As in `ratelimits` of wrangler.jsonc: a limit and a period in seconds, per key and location. */
const quota = 60;
export const windowSeconds = 60;

/** For whom a page is rendered, by each of the reads that its render makes: they come from no network of their own. */
const visitorsOfReads = new WeakMap<Request, string>();
export const countReadFor = (read: Request, visitor: string): void => void visitorsOfReads.set(read, visitor);

/** Whether a render asks, and not a browser: nobody can answer a question there. */
export const isReadOfPage = (c: Context<EdgeEnv>): boolean => visitorsOfReads.has(c.req.raw);

/** The visitor's address, or its network, as the CDN saw it; it is only used as a key, and never logged. */
export const findVisitor = (c: Context<EdgeEnv>): string =>
  visitorsOfReads.get(c.req.raw) ?? findNetwork(c.req.header('cf-connecting-ip') ?? 'local');

/** The headers of the IETF's draft: the policy of a call. */
export const formatPolicy = (name: string, most = quota, seconds = windowSeconds): string =>
  `"${name}";q=${most};w=${seconds}`;

/** The problem document of a caller over the limit: the policy, and when to retry. */
export const createRefusal = (
  name: string,
  detail: string,
  { policy = formatPolicy(name), seconds = windowSeconds }: { policy?: string; seconds?: number } = {},
): ProblemError =>
  new ProblemError('rate-limited', {
    detail,
    headers: {
      'retry-after': String(seconds),
      'ratelimit-policy': policy,
      ratelimit: `"${name}";r=0;t=${seconds}`,
    },
  });

/** Counts a use of `key`; false when it is over the limit. Approximate: an exact quota needs a Durable Object. */
export const mayUse = async (c: Context<EdgeEnv>, key: string): Promise<boolean> =>
  (await c.env.RATE_LIMIT.limit({ key })).success;

/** Refuses a visitor who is over the limit. */
export const rateLimit =
  (name: string): MiddlewareHandler<EdgeEnv> =>
  async (c, next) => {
    if (!(await mayUse(c, `${name}:${findVisitor(c)}`)))
      throw createRefusal(name, `At most ${quota} requests in ${windowSeconds} seconds. Wait a moment.`);
    await next();
    c.res.headers.set('ratelimit-policy', formatPolicy(name));
  };
