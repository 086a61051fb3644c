import type { SitePage } from '@binnen/composer/environment';
import { apiPrefixes } from '@binnen/contracts/api-paths';
import type { Hono, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { addressRoutes } from '../addresses/routes.ts';
import { createAssistantRoutes } from '../assistants/routes.ts';
import { backupRoutes } from '../backups/routes.ts';
import { contentRoutes } from '../content/routes.ts';
import { webhookRoutes } from '../content/webhook/routes.ts';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { reportRoutes } from '../health/policy-reports.ts';
import { healthRoutes } from '../health/routes.ts';
import { leadRoutes } from '../leads/routes.ts';
import { listingRoutes } from '../listings/questions/routes.ts';
import { answerUnmatched } from '@binnen/edge-kit/requests/method-not-allowed';
import { pictureRoutes } from '../pictures/routes.ts';
import { createOpenApiRoutes } from '../openapi/routes.ts';
import { listCorsOrigins } from '@binnen/edge-kit/requests/cross-site';
import { refuseStrangePaths } from '@binnen/edge-kit/requests/request-limits';
import { composer } from '../site/composer.ts';
import { trackingRoutes } from '../tracking/routes.ts';
import { valuationRoutes } from '../valuation/routes.ts';
import { watchRoutes } from '../health/watch/routes.ts';
import { addChecks, createBase } from './checks.ts';

const loadLeads = () => import('../leads/office/console-page.tsx');
const leads: SitePage = { name: 'leads', title: 'Leads', scope: 'site:leads', load: loadLeads };

const allowOrigins = cors({
  origin: (origin, c) => (listCorsOrigins(parseConfig(c.env)).includes(origin) ? origin : null),
  allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  allowHeaders: ['content-type', 'idempotency-key', 'if-none-match', 'mcp-protocol-version', 'x-request-id'],
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
    'deprecation',
    'sunset',
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

/**
 * The edge API: first the middleware that every request passes, then the routes of each capability. They are added to
 * `base` rather than mounted, because Hono wraps each mounted handler in an error boundary of its own.
 */
export const createApi = (base = createBase()): Hono<EdgeEnv> => {
  const api = addChecks(base);
  for (const path of apiPrefixes) api.use(path, shareWithOthers).use(path, refuseStrangePaths);
  api
    .route('/', composer.createCallRoutes([leads]))
    .route('/', healthRoutes)
    .route('/', watchRoutes)
    .route('/', backupRoutes)
    .route('/', reportRoutes)
    .route('/', trackingRoutes)
    .route('/', contentRoutes)
    .route('/', webhookRoutes)
    .route('/', listingRoutes)
    .route('/', pictureRoutes)
    .route('/', leadRoutes)
    .route('/', addressRoutes)
    .route('/', valuationRoutes)
    .route(
      '/',
      createAssistantRoutes((request, env, context) => api.fetch(request, env, context)),
    );
  api.route(
    '/',
    createOpenApiRoutes(async () => [...own, ...(await composer.loadPlatformRoutes())]),
  );
  const own = [...api.routes];
  const unmatched = answerUnmatched(own);
  for (const path of apiPrefixes) api.all(path, unmatched);
  return api;
};

/** Everything that the edge answers: the API, publishing, client files, and pages for all other paths. */
export const createApp = (api = createApi()): Hono<EdgeEnv> => composer.mount(createApi, createBase, api);
