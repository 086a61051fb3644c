import { Hono, type Context } from 'hono';
import type { EdgeEnv, Site, SitePage } from '../environment/env.ts';
import { createFile } from '@binnen/edge-kit/headers/reply-headers';
import { answerUnmatched } from '@binnen/edge-kit/requests/method-not-allowed';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { limitFailures } from '@binnen/edge-kit/quotas/limit-failures';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { neverStore } from '../calls/never-store.ts';
import { actionRoutes } from './action-routes.ts';
import { answerError } from './answer-error.tsx';
import { pageRoutes } from './page-routes.tsx';
import { files } from './session/paths.ts';
import { consoleStyle } from './pages/style.ts';
import { createSitePages } from './site-pages.tsx';

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 36"><path fill="#083b39" d="M1 36V16a15 15 0 0 1 30 0v20z"/><path fill="#f3be56" d="M10 36V17a6 6 0 0 1 12 0v19z"/></svg>`;

const serveFont = async (c: Context<EdgeEnv>): Promise<Response> => {
  const name = c.req.path.split('/').at(-1)!;
  const found = await c.env.ASSETS.fetch(new URL(`/console/${name}`, c.req.url));
  if (!found.ok) throw new ProblemError('not-found', { detail: 'This edge was built without it.' });
  return createFile(found.body, 'font/woff2', 'public, max-age=86400');
};

/** The longest form has a version for each remote of a large site. */
const mostFormBytes = 16_000;

/**
 * The console for teams: pages of the edge itself, without script, from what the platform's calls answer. It is an app of
 * its own: it needs no composition, and its errors are pages.
 */
export const createConsole = (
  site: Site,
  sitePages: readonly SitePage[],
  calls: readonly string[],
): Hono<EdgeEnv> => {
  const app = new Hono<EdgeEnv>()
    .onError(answerError)
    .use((c, next) => {
      c.set('site', site);
      c.set('sitePages', sitePages);
      c.set('calls', calls);
      return next();
    })
    .get(files.style, () => createFile(consoleStyle, 'text/css; charset=utf-8'))
    .get(files.icon, () => createFile(icon, 'image/svg+xml; charset=utf-8'))
    .get(files.headings, serveFont)
    .get(files.text, serveFont)
    .use(neverStore, limitFailures, limitBody(mostFormBytes))
    .route('/', pageRoutes)
    .route('/', actionRoutes)
    .route('/', createSitePages(sitePages));
  return app.notFound(answerUnmatched(app.routes));
};
