import { apiPaths } from '@binnen/contracts/api-paths';
import { Hono, type MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { countFault } from '../canary/count-health.ts';
import { findVisit } from '../canary/visit.ts';
import { readPointer } from '../registry/pointer.ts';
import { findPreview, isRehearsal } from '../previews/find-preview.ts';
import { formatLeadPolicies } from './intake/abuse.ts';
import { contactRoute } from './intake/contact-route.ts';
import { limitPosts } from './intake/limit-posts.ts';
import { searchJobRoute } from './intake/search-job-route.ts';
import { subscriberRoutes } from './intake/subscriber-routes.ts';
import { leadPlatformRoutes } from './office/routes.ts';

/** Says in the reply that a lead was not sent: the console of the visitor's browser tells it. */
const tellPreview: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next();
  if (findPreview(c) && (await isRehearsal(c)))
    c.res.headers.append('server-timing', 'preview;desc="answered as taken, and not sent:"');
};

/** Personal data in, a visitor's token out: replies are never cached. And the rate limit, and what counts while a canary runs. */
const describeLead: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next();
  const visit = findVisit(c.req.raw.headers, await readPointer(c.env));
  const { status } = c.res;
  if (visit?.side && status >= 400 && status !== 429)
    countFault({ env: c.env, ctx: c.executionCtx }, visit.canary.id, {
      side: visit.side,
      kind: 'form',
      page: null,
      stack: c.req.path,
    });
  const { headers } = c.res;
  headers.set('cache-control', 'no-store');
  const policies = formatLeadPolicies(c.env);
  if (policies && !headers.has('ratelimit-policy')) headers.set('ratelimit-policy', policies);
};

export const leadRoutes = new Hono<EdgeEnv>()
  .use('/ac/*', describeLead, tellPreview, limitPosts)
  .use(apiPaths.searchJob, describeLead, tellPreview, limitPosts)
  .route('/', contactRoute)
  .route('/', subscriberRoutes)
  .route('/', searchJobRoute)
  .route('/', leadPlatformRoutes);
