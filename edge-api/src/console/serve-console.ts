import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { consoleRoutes } from './routes.ts';

const ours = /^\/_platform\/?$|^\/_platform\/console(\/|$)/;

/** Answers the console's paths. It is an app of its own: it needs no composition, and its errors are pages. */
export const serveConsole: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  if (!ours.test(c.req.path)) return next();
  return consoleRoutes.fetch(c.req.raw, c.env, c.executionCtx);
};
