import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv, Site, SitePage } from '../environment/env.ts';
import { createConsole } from './routes.ts';

const ours = /^\/_platform\/?$|^\/_platform\/console(\/|$)/;

/** Answers the console's paths. It is an app of its own: it needs no composition, and its errors are pages. */
export const createServeConsole = (
  site: Site,
  sitePages: readonly SitePage[],
): MiddlewareHandler<EdgeEnv> => {
  let calls: readonly string[] = [];
  const app = createConsole(site, sitePages, () => calls);
  return async (c, next) => {
    if (!ours.test(c.req.path)) return next();
    calls = c.get('calls');
    return app.fetch(c.req.raw, c.env, c.executionCtx);
  };
};
