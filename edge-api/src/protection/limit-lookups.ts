import type { Context, MiddlewareHandler } from 'hono';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';
import {
  createRefusal,
  findVisitor,
  mayUse,
  mayUseOften,
  quota,
  tellLimit,
} from '@binnen/edge-kit/quotas/rate-limit';

/** So many visitors' quotas has one question of all together: no visitor can use it up for the others. */
const forAll = 10;

/** Refuses a use over the limit of its visitor. Answers false when nothing is limited here. */
export const limitVisitor = async (c: Context<EdgeEnv>, name: string): Promise<boolean> => {
  if (parseConfig(c.env).LIMITS === 'off') return false;
  if (!(await mayUse(c, `${name}:${findVisitor(c)}`)))
    throw createRefusal(name, 'This was asked too often from one network. Wait a minute.');
  return true;
};

/**
 * Limits a call that asks another service: by its visitor, and by what it asks with these parameters, so that many
 * visitors cannot ask the same thing all the time. It is the first thing that such a call does.
 */
export const limitLookups =
  (name: string, parameters: readonly string[]): MiddlewareHandler<EdgeEnv> =>
  async (c, next) => {
    if (!(await limitVisitor(c, name))) return next();
    const asks = parameters.map((each) => c.req.query(each) ?? '').join(' ');
    const question = asks.trim().toLowerCase().slice(0, 500);
    const asked = `${name}-question`;
    if (question && !(await mayUseOften(c, `${asked}:${await formatSha256(question)}`, forAll)))
      throw createRefusal(asked, 'This was asked too often, by all together. Wait a minute.', {
        most: forAll * quota,
      });
    await next();
    if (!c.res.headers.has('ratelimit-policy')) tellLimit(c, name);
    return undefined;
  };
