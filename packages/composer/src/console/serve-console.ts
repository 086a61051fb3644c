import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv, Site, SitePage } from '../environment/env.ts';
import { createConsole } from './routes.ts';

const ours = /^\/_platform\/?$|^\/_platform\/console(\/|$)/;

/**
 * Answers the console's paths. It is an app of its own: it needs no composition, and its errors are pages. Made at the first
 * request, because the site knows its calls when all of it is there.
 */
export const createServeConsole = (
  site: Site,
  sitePages: readonly SitePage[],
): MiddlewareHandler<EdgeEnv> => {
  let app: ReturnType<typeof createConsole> | undefined;
  return async (c, next) => {
    if (!ours.test(c.req.path)) return next();
    app ??= createConsole(site, sitePages, c.get('calls'));
    return app.fetch(c.req.raw, c.env, c.executionCtx);
  };
};
