import { wants } from '@binnen/edge-kit/requests/wants';
import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { limitVisitor } from '../../protection/limit-lookups.ts';
import { composer } from '../../site/composer.ts';

/**
 * The limit of everything that is sent, before a body is read or anything is rendered. Forms have limits of their own
 * behind it. Without script the visitor gets a page, which costs no render.
 */
export const limitPosts: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  try {
    if (c.req.method === 'POST') await limitVisitor(c, 'send');
  } catch (error) {
    const isPage = wants(c, 'text/html');
    if (!(error instanceof ProblemError) || !isPage) throw error;
    const response = composer.createWait(c.env);
    for (const [name, value] of Object.entries(error.options.headers ?? {}))
      response.headers.set(name, value);
    return response;
  }
  return next();
};
