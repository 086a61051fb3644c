import { Hono } from 'hono';
import { createApi } from './api.ts';
import { platformRoutes } from './composition/routes.ts';
import type { EdgeEnv } from './env.ts';
import { answerUnmatched } from './method-not-allowed.ts';
import { onError } from './problem.ts';
import { clientFileRoutes } from './rendering/client-files.ts';
import { serveRootFile } from './rendering/root-files.ts';
import { servePage } from './rendering/serve-page.ts';

/** Everything that the edge answers: the API, publishing, client files, and pages for all other paths. */
export const createApp = () => {
  const api = createApi();
  const app = new Hono<EdgeEnv>()
    .use(async (c, next) => {
      c.set('api', api);
      await next();
    })
    .route('/', api)
    .route('/', platformRoutes)
    .route('/', clientFileRoutes)
    .get('*', async (c) => (await serveRootFile(c)) ?? servePage(c))
    .onError(onError);
  return app.notFound(answerUnmatched(app.routes));
};
