import type { MiddlewareHandler } from 'hono';
import { isBefore } from '../deadlines/is-before.ts';
import type { KitContext, KitEnv } from '../environment/env.ts';
import { keepNewest } from '../tables/keep-newest.ts';
import { createRefusal, findVisitor, formatPolicy, mayUse, windowSeconds } from './rate-limit.ts';

const name = 'platform';
const tooMany = 'Too many tokens that are not known here. Wait a minute.';

// Networks over the limit, and until when. They are only keys, as in the rate limit itself.
const waiting = new Map<string, number>();
const mostWaiting = 1_000;

/**
 * Refuses a caller whose network was over the limit within the last minute, as far as this isolate knows: a flood of
 * tokens that are not known costs one look-up for each isolate and minute. Root tokens need no look-up, and go on.
 */
export const refuseWaiting = (c: KitContext): void => {
  if (isBefore(Date.now(), waiting.get(findVisitor(c)) ?? 0, windowSeconds * 1_000))
    throw createRefusal(name, tooMany);
};

/**
 * Limits callers that keep sending bad tokens. Good tokens are never counted, so a team that publishes often is not
 * limited.
 */
export const limitFailures: MiddlewareHandler<KitEnv> = async (c, next) => {
  await next();
  if (c.res.status !== 401) return;
  if (!(await mayUse(c, `${name}:${findVisitor(c)}`))) {
    keepNewest(waiting, findVisitor(c), Date.now() + windowSeconds * 1_000, mostWaiting);
    throw createRefusal(name, tooMany);
  }
  c.res.headers.set('ratelimit-policy', formatPolicy(name));
};
