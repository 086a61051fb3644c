import { createObjectClass } from '@binnen/edge-kit/objects/create-object-class';
import { logError } from '@binnen/edge-kit/logging/log';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { wants } from '@binnen/edge-kit/requests/wants';
import type { Context, Hono } from 'hono';
import type { Api, Bindings, EdgeEnv, Site } from '../environment/env.ts';
import { clientFileRoutes } from './client-files.ts';
import { createStaticResponse } from './rendering/static-response.ts';
import { serveRootFile } from './root-files.ts';
import { servePage } from './serve-page.ts';
import type { Asked } from '../registry/get-registry.ts';

export { generations } from '../registry/generations.ts';

/** Whatever fails that nobody foresaw, a visitor gets a document. */
const servePath = async (c: Context<EdgeEnv>): Promise<Response> => {
  try {
    return (await serveRootFile(c)) ?? (await servePage(c));
  } catch (error) {
    const isMeant = error instanceof ProblemError && error.code !== 'upstream-unavailable';
    if (isMeant || wants(c, 'json')) throw error;
    logError(c, 'A page could not be answered', error);
    return createStaticResponse(c.get('site'), c.env);
  }
};

/** Client files, and the page at a request's path or the file of the shell that is at the site's root there. */
export const addFilesAndPages = (app: Hono<EdgeEnv>): Hono<EdgeEnv> =>
  app.route('/', clientFileRoutes).get('*', servePath);

/**
 * The part of the platform that answers what is kept. A Worker that loads all else on demand evaluates this alone for
 * a page that it has.
 */
export const createFront = (site: Site) => ({
  /** First of all requests: tells the composer's parts for which site they answer. */
  introduce: (c: Pick<Context<EdgeEnv>, 'set'>): void => c.set('site', site),
  /** Adds client files and pages to an app that has a site's checks. `loadApi` is asked when a page has to be rendered. */
  mountPages: (base: Hono<EdgeEnv>, loadApi: () => Promise<Api>): Hono<EdgeEnv> => {
    const api: Api = {
      fetch: async (request, env, context) => (await loadApi()).fetch(request, env, context),
    };
    base.use((c, next) => {
      c.set('api', api);
      return next();
    });
    return addFilesAndPages(base);
  },
  /** The document when nothing else works. `env`: absent when not even the configuration does. */
  createUnavailable: (env?: Bindings): Response => createStaticResponse(site, env),
  /** The class of the Durable Object that `REGISTRY` binds. */
  Registry: createObjectClass<Bindings, Asked>(
    async (context, env) => {
      const [work, first] = await Promise.all([
        import('../registry/registry.ts'),
        site.builtIn.loadComposition(),
      ]);
      return new work.Registry(context, env, first);
    },
    { ask: true },
  ),
});
