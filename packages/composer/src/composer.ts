import { generationsHeader } from '@binnen/edge-kit/caching/generations';
import { logError } from '@binnen/edge-kit/logging/log';
import { limitFailures } from '@binnen/edge-kit/quotas/limit-failures';
import { answerUnmatched } from '@binnen/edge-kit/requests/method-not-allowed';
import { Hono, type Context } from 'hono';
import { countFormFault } from './rollouts/canary/count-form-fault.ts';
import { countForm } from './rollouts/canary/count-health.ts';
import { reporterFiles, visitReportRoutes } from './rollouts/canary/report-routes.ts';
import { findVisit } from './rollouts/canary/visit.ts';
import { neverStore } from './calls/never-store.ts';
import type { createPlatform } from './calls/platform.ts';
import { findMisfit } from './releases/compositions/widget-faults.ts';
import { createServeConsole } from './console/serve-console.ts';
import { parseConfig } from './environment/config.ts';
import type { Api, Bindings, EdgeEnv, Site, SitePage } from './environment/env.ts';
import { readStatus } from './calls/read-status.ts';
import { countRecentFailures, listMachineFailures } from './renderer/machine-failure.ts';
import { readRenders } from './pages/rendering/count-renders.ts';
import { addFilesAndPages, createFront } from './pages/front.ts';
import { servePage } from './pages/serve-page.ts';
import {
  findPreview,
  forgetPreview,
  hasEndedPreview,
  isRehearsal,
} from './rollouts/previews/find-preview.ts';
import { answerEndedPreview, previewRoutes } from './rollouts/previews/routes.ts';
import { findSeen } from './pages/rendering/seen-composition.ts';
import { getRegistry } from './registry/get-registry.ts';
import { generations, purgeTags } from './registry/generations.ts';
import { readPointer, readServing } from './registry/pointer.ts';
import { createStaticResponse, createRefusedForm } from './pages/rendering/static-response.ts';
import type { PostedForm } from '@binnen/platform/render-protocol';
import type { Rehearsal } from './registry/stores/rehearsal-store.ts';
import { forgetReplays } from './rollouts/replays/replay-store.ts';
import { requireScope, requireToken } from './registry/tokens/tokens.ts';

export { StatusSchema, type SiteParts } from './environment/status.ts';

/** Adds routes to an app that is still empty, and answers it. */
type AddRoutes = (base: Hono<EdgeEnv>) => Hono<EdgeEnv>;

/** The platform's calls, previews, the files of releases, and pages: what comes behind a site's own routes. */
const addPages = (app: Hono<EdgeEnv>): Hono<EdgeEnv> => {
  const own = [...app.routes];
  let askPlatform: ReturnType<typeof createPlatform> | undefined;
  // Programs of teams ask here: what checks a release is as large as all that a visitor's read evaluates.
  app.all('/_platform/*', async (c) => {
    const { createPlatform } = await import('./calls/platform.ts');
    return (askPlatform ??= createPlatform(own))(c);
  });
  app.route('/', previewRoutes).route('/', reporterFiles);
  // Programs call these paths, so an error is a problem document and not a page.
  const unmatched = answerUnmatched([...app.routes]);
  for (const path of ['/_reports/*', '/_preview/*']) app.all(path, unmatched);
  addFilesAndPages(app);
  return app.notFound(answerUnmatched(app.routes));
};

/** The platform at the edge, for one site. README.md says what it takes and gives. */
export const createComposer = (site: Site) => ({
  ...createFront(site),
  /** Refuses a call whose token has none of these scopes; answers the token's name. */
  requireScope,
  /**
   * Before the routes of a site's API: the console, what calls with a token pass, and browsers' reports. A browser that is
   * signed in to the console has a session instead. `sitePages`: what the site adds to the console.
   */
  createCallRoutes: (sitePages: readonly SitePage[] = []): Hono<EdgeEnv> =>
    new Hono<EdgeEnv>()
      .use('/_platform/*', createServeConsole(site, sitePages), neverStore, limitFailures, requireToken)
      .route('/', visitReportRoutes),
  /** Publishing, promoting and rolling back: `mount` adds these calls, and a description of the API lists them. */
  loadPlatformRoutes: async () => (await import('./calls/routes.ts')).platformRoutes.routes,
  /**
   * All that the site's Worker answers: its API, the platform's calls, previews, files of releases, and pages for all other
   * paths. `addApi` is used twice: a render's reads go to an API of their own, in process, unless there is one already.
   */
  mount: (
    addApi: AddRoutes,
    createBase = () => new Hono<EdgeEnv>(),
    api: Api = addApi(createBase()),
  ): Hono<EdgeEnv> => {
    const base = createBase().use(async (c, next) => {
      c.set('api', api);
      c.set('calls', calls);
      await next();
      c.res.headers.delete(generationsHeader);
    });
    const app = addApi(base);
    const calls = app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
    return addPages(app);
  },
  /** The page at `path` again, with the values and errors of a form that was posted without script. Never kept. */
  renderForm: async (
    c: Context<EdgeEnv>,
    { path, form }: { path: string; form: PostedForm },
  ): Promise<Response> => {
    const { body, status, headers } = await servePage(c, form, new URL(path, c.req.url).href).catch(
      (error: unknown) => {
        logError(c, 'A form could not be shown', error);
        return createStaticResponse(site, c.env);
      },
    );
    return new Response(body, { status: status === 200 ? 422 : status, headers });
  },
  /** The document for a posted form that has to wait, or that was refused with this status. */
  refuseForm: (env: Bindings, status: number): Response => createRefusedForm(site, env, status),

  /** For the cache in front of KV: the generation of each cache tag. */
  generations,
  purgeTags,
  /** The composition whose pages show the reply to a request. */
  findSeen,
  findMisfit,
  readServing,
  readStatus: (env: Bindings) => readStatus(env, site.readParts),
  /** Renders that failed because of the machine, in this isolate, by kind. */
  listMachineFailures,
  /** Renders of the last five minutes in this isolate: all, failed by a release's code, failed by the machine. */
  readRenders: () => ({ ...readRenders(), machine: countRecentFailures() }),

  /** Counts the reply to a form as a fault of its page's release, where it is one; `formPage` says where the form stands. */
  countFormFault,
  /** Counts a form that was taken, on the visitor's side of the canaries that run. */
  countForm: async (c: Context<EdgeEnv>, form: string): Promise<void> => {
    const visit = findVisit(c.req.raw.headers, await readPointer(c.env));
    if (visit?.side) countForm(c, visit, visit.side, form);
  },
  isRehearsal,
  hasEndedPreview,
  forgetPreview,
  answerEndedPreview,
  /** Tells the console which form a preview would have sent, after the answer; without anything that was typed. */
  noteRehearsal: (c: Context<EdgeEnv>, told: Omit<Rehearsal, 'at' | 'composition'>): void => {
    const note = async () => {
      const preview = await findPreview(c);
      const composition = preview && typeof preview === 'object' ? preview.composition : null;
      // Without a grant anybody says that it was one.
      if (composition) await getRegistry(c.env).addRehearsal({ ...told, composition });
    };
    c.executionCtx.waitUntil(note().catch(() => undefined));
  },

  /** The registry as a text, and back. Answers how many rows were restored. */
  copyRegistry: async (env: Bindings): Promise<string | null> => {
    const copied = await getRegistry(env, 100_000).copy();
    return copied && new Response(copied).text();
  },
  restoreRegistry: async (env: Bindings, copied: string, by: string): Promise<number> => {
    const rows = await getRegistry(env, 100_000).restore(new Blob([copied]).stream());
    const { rebuild } = await import('./releases/compositions/promote.ts');
    await rebuild(env, by);
    return rows;
  },
  /** For the cron trigger. */
  forgetReplays,
  /** For a cron trigger of each minute: tells teams of trouble with their releases in browsers. */
  tellTeams: async (env: Bindings): Promise<void> =>
    (await import('./calls/watching/tell-teams.ts')).tellTeams(env, site),
  /** For a cron trigger of each minute: makes kept pages anew that a promote or a purge made old. `api`: what renders read. */
  renewPages: async (env: Bindings, context: ExecutionContext, api: Api): Promise<void> => {
    // Nobody else gets to this app.
    const app = new Hono<EdgeEnv>().get('*', async (c) => {
      c.set('site', site);
      c.set('api', api);
      await (await import('./pages/unasked/renew-pages.ts')).renewPages(c);
      return c.body(null, 204);
    });
    await app.fetch(new Request(parseConfig(env).SITE_ORIGIN), env, context);
  },
});
