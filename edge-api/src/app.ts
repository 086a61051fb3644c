import { createApi, createHono } from './api.ts';
import { generationsHeader } from './caching/generations.ts';
import { reporterFiles } from './canary/report-routes.ts';
import { platformRoutes } from './composition/routes.ts';
import { previewRoutes } from './previews/routes.ts';
import { answerUnmatched } from './method-not-allowed.ts';
import { clientFileRoutes } from './rendering/client-files.ts';
import { serveRootFile } from './rendering/root-files.ts';
import { servePage } from './rendering/serve-page.ts';

/** Everything that the edge answers: the API, publishing, client files, and pages for all other paths. */
export const createApp = () => {
  const api = createApi();
  const app = createApi(
    createHono().use(async (c, next) => {
      c.set('api', api);
      await next();
      c.res.headers.delete(generationsHeader);
    }),
  )
    .route('/', platformRoutes)
    .route('/', previewRoutes)
    .route('/', reporterFiles);
  // Programs call these paths, so an error is a problem document and not a page.
  const unmatched = answerUnmatched([...app.routes]);
  for (const path of ['/_platform/*', '/_reports/*', '/_preview/*']) app.all(path, unmatched);
  app.route('/', clientFileRoutes).get('*', async (c) => (await serveRootFile(c)) ?? servePage(c));
  return app.notFound(answerUnmatched(app.routes));
};
