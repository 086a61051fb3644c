import type { Context, MiddlewareHandler } from 'hono';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';
import { createRefusal, findVisitor, mayUse, tellLimit } from '@binnen/edge-kit/quotas/rate-limit';

/** Refuses a use over the limit of its visitor. Answers false when nothing is limited here. */
export const limitVisitor = async (c: Context<EdgeEnv>, name: string): Promise<boolean> => {
  if (parseConfig(c.env).LIMITS === 'off') return false;
  if (!(await mayUse(c, `${name}:${findVisitor(c)}`)))
    throw createRefusal(name, 'This was asked too often from one network. Wait a minute.');
  return true;
};

/**
 * Limits a call that asks another service: by its visitor, and by what it asks, so that many visitors cannot ask the
 * same thing all the time. It is the first thing that such a call does.
 */
export const limitLookups =
  (name: string, findQuestion: (c: Context<EdgeEnv>) => string): MiddlewareHandler<EdgeEnv> =>
  async (c, next) => {
    if (!(await limitVisitor(c, name))) return next();
    const question = findQuestion(c).trim().toLowerCase().slice(0, 500);
    if (question && !(await mayUse(c, `${name}-question:${await formatSha256(question)}`)))
      throw createRefusal(`${name}-question`, 'This was asked too often, by all together. Wait a minute.');
    await next();
    if (!c.res.headers.has('ratelimit-policy')) tellLimit(c, name);
    return undefined;
  };
