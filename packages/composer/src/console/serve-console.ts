import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv, Site, SitePage } from '../environment/env.ts';
import type { createConsole } from './routes.ts';

const ours = /^\/_platform\/?$|^\/_platform\/console(\/|$)/;

/**
 * Answers the console's pages. They are evaluated with the first request for one: a quarter of the time of all that a read
 * of the API would evaluate. By then the site knows its calls, too.
 */
export const createServeConsole = (
  site: Site,
  sitePages: readonly SitePage[],
): MiddlewareHandler<EdgeEnv> => {
  let app: ReturnType<typeof createConsole> | undefined;
  return async (c, next) => {
    if (!ours.test(c.req.path)) return next();
    // Each request waits for its own import: one that waited for another's would hang when that is cancelled.
    const { createConsole } = await import('./routes.ts');
    app ??= createConsole(site, sitePages, c.get('calls'));
    return app.fetch(c.req.raw, c.env, c.executionCtx);
  };
};
