import { Hono } from 'hono';
import { createApi } from './api.ts';
import { platformRoutes } from './composition/routes.ts';
import type { EdgeEnv } from './env.ts';
import { answerUnmatched } from './method-not-allowed.ts';
import { clientFileRoutes } from './rendering/client-files.ts';
import { serveRootFile } from './rendering/root-files.ts';
import { servePage } from './rendering/serve-page.ts';

/** Everything that the edge answers: the API, publishing, client files, and pages for all other paths. */
export const createApp = () => {
  const api = createApi();
  const app = createApi(
    new Hono<EdgeEnv>().use((c, next) => {
      c.set('api', api);
      return next();
    }),
  )
    .route('/', platformRoutes)
    .route('/', clientFileRoutes)
    .get('*', async (c) => (await serveRootFile(c)) ?? servePage(c));
  return app.notFound(answerUnmatched(app.routes));
};
