import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv, Site, SitePage } from '../environment/env.ts';
import { createConsole } from './routes.ts';

const ours = /^\/_platform\/?$|^\/_platform\/console(\/|$)/;

/**
 * Answers the console's paths. It is an app of its own: it needs no composition, and its errors are pages. Made for each request,
 * because an app knows its calls when all of it is there.
 */
export const createServeConsole =
  (site: Site, sitePages: readonly SitePage[]): MiddlewareHandler<EdgeEnv> =>
  async (c, next) =>
    ours.test(c.req.path)
      ? createConsole(site, sitePages, c.get('calls')).fetch(c.req.raw, c.env, c.executionCtx)
      : next();
