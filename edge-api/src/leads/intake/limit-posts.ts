import type { MiddlewareHandler } from 'hono';
import { parseConfig } from '../../config.ts';
import type { EdgeEnv } from '../../env.ts';
import { ProblemError } from '../../problem.ts';
import { limitVisitor } from '../../protection/limit-lookups.ts';
import { createWaitResponse } from '../../rendering/page-response.ts';

/**
 * The limit of everything that is sent, before a body is read or anything is rendered. Forms have limits of their own
 * behind it. Without script the visitor gets a page, which costs no render.
 */
export const limitPosts: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  try {
    if (c.req.method === 'POST') await limitVisitor(c, 'send');
  } catch (error) {
    const isPage = (c.req.header('accept') ?? '').includes('text/html');
    if (!(error instanceof ProblemError) || !isPage) throw error;
    const response = createWaitResponse(parseConfig(c.env));
    for (const [name, value] of Object.entries(error.options.headers ?? {}))
      response.headers.set(name, value);
    return response;
  }
  return next();
};
