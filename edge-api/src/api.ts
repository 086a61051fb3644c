import { apiPrefixes } from '@binnen/contracts/api-paths';
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { addressRoutes } from './addresses/routes.ts';
import { restoreRoutes } from './backups/routes.ts';
import { platformRoutes } from './composition/routes.ts';
import { serveConsole } from './console/serve-console.ts';
import { contentRoutes } from './content/routes.ts';
import { parseConfig } from './config.ts';
import type { EdgeEnv } from './env.ts';
import { explainRoutes } from './explaining/routes.ts';
import { visitReportRoutes } from './canary/report-routes.ts';
import { finishReplies } from './headers/finish-replies.ts';
import { reportRoutes } from './headers/reports.ts';
import { healthRoutes } from './health/routes.ts';
import { createKeptRoutes } from './kept-routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { listingRoutes } from './listings/routes.ts';
import { answerUnmatched } from './method-not-allowed.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { createOpenApiRoutes } from './openapi/routes.ts';
import { onError } from './problem.ts';
import { listCorsOrigins, refuseCrossSite } from './protection/cross-site.ts';
import { refuseStrangeHosts } from './protection/hosts.ts';
import { limitFailures } from './protection/limit-failures.ts';
import { refuse } from './protection/refuse.ts';
import { limitRequests, refuseStrangePaths } from './protection/request-limits.ts';
import { requireToken } from './protection/tokens.ts';
import { replayRoutes } from './replays/routes.ts';
import { trackingRoutes } from './tracking/routes.ts';
import { valuationRoutes } from './valuation/routes.ts';

const allowOrigins = cors({
  origin: (origin, c) => (listCorsOrigins(parseConfig(c.env)).includes(origin) ? origin : null),
  allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  allowHeaders: ['content-type', 'idempotency-key', 'if-none-match', 'x-request-id'],
  exposeHeaders: [
    'age',
    'cache-status',
    'etag',
    'x-request-id',
    'server-timing',
    'ratelimit',
    'ratelimit-policy',
    'retry-after',
    'link',
    'x-wp-total',
    'x-wp-totalpages',
  ],
  maxAge: 3600,
});

/** Handles preflights and cross-origin calls; a plain OPTIONS goes on to the route that lists the methods. */
const shareWithOthers: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const isPlainOptions = c.req.method === 'OPTIONS' && !c.req.header('access-control-request-method');
  if (c.req.header('origin') && !isPlainOptions) return allowOrigins(c, next);
  await next();
  c.res.headers.append('vary', 'Origin');
  return undefined;
};

/** Live state (composition, history, outbox) is never cached. */
const neverStore: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next();
  c.res.headers.set('cache-control', 'no-store');
};

/** An app that remembers where its paths lead to. */
export const createHono = (): Hono<EdgeEnv> => new Hono<EdgeEnv>({ router: createKeptRoutes() });

/**
 * The edge API: first the middleware that every request passes, then the routes of each capability. They are added to
 * `base` rather than mounted, because Hono wraps each mounted handler in an error boundary of its own.
 */
export const createApi = (base = createHono()): Hono<EdgeEnv> => {
  const api = base
    .onError(onError)
    .use(finishReplies)
    .use(refuse(refuseStrangeHosts, limitRequests, refuseCrossSite));
  for (const path of apiPrefixes) api.use(path, shareWithOthers).use(path, refuseStrangePaths);
  // Before the token is asked for: a browser that is signed in has a session.
  api.use('/_platform/*', serveConsole);
  for (const handler of [neverStore, limitFailures('platform'), requireToken])
    api.use('/_platform/*', handler);
  api
    .route('/', healthRoutes)
    .route('/', explainRoutes)
    .route('/', replayRoutes)
    .route('/', restoreRoutes)
    .route('/', reportRoutes)
    .route('/', visitReportRoutes)
    .route('/', trackingRoutes)
    .route('/', contentRoutes)
    .route('/', listingRoutes)
    .route('/', pictureRoutes)
    .route('/', leadRoutes)
    .route('/', addressRoutes)
    .route('/', valuationRoutes);
  api.route(
    '/',
    createOpenApiRoutes(() => [...own, ...platformRoutes.routes]),
  );
  const own = [...api.routes];
  const unmatched = answerUnmatched(own);
  for (const path of apiPrefixes) api.all(path, unmatched);
  return api;
};
