import { apiPaths } from '@binnen/contracts/api-paths';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { wants } from '@binnen/edge-kit/requests/wants';
import { Hono, type MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { limitVisitor } from '../protection/limit-lookups.ts';
import { composer } from '../site/composer.ts';
import { alertRoutes } from './alerts/routes.ts';
import { formatLeadPolicies } from './intake/abuse.ts';
import { contactRoute } from './intake/contact-route.ts';
import { searchJobRoute } from './intake/search-job-route.ts';
import { subscriberRoutes } from './intake/subscriber-routes.ts';
import { leadPlatformRoutes } from './office/routes.ts';

/** Says in the reply that a lead was not sent, or that it was because its preview has ended: the preview's bar tells it. */
const tellPreview: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next();
  if (c.res.status < 400 && (await composer.isRehearsal(c)))
    c.res.headers.append('server-timing', 'preview;desc="answered as taken, and not sent:"');
  if (await composer.hasEndedPreview(c)) {
    c.res.headers.append(
      'server-timing',
      'preview-ended;desc="the preview has ended: handled as a live one:"',
    );
    composer.forgetPreview(c);
  }
};

/**
 * Personal data in, a visitor's token out: replies are never cached. And the rate limit, and what counts while a canary runs. Without
 * script, what no page of a form could show is a page of its own, which costs no render.
 */
const describeLead: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next();
  await composer.countFormFault(c);
  if (c.error && c.req.method === 'POST' && wants(c, 'text/html'))
    c.res = composer.refuseForm(c.env, c.res.status);
  c.res.headers.set('cache-control', 'no-store');
  const policies = formatLeadPolicies(c.env);
  if (policies && !c.res.headers.has('ratelimit-policy')) c.res.headers.set('ratelimit-policy', policies);
};

/** The limit of everything that is sent, before a body is read or anything is rendered. Forms have limits of their own behind it. */
const limitPosts: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  if (c.req.method === 'POST') await limitVisitor(c, 'send');
  return next();
};

/** More than any form needs, and harmless. Without script a text that is too long comes back in its form. */
const limitLead = limitBody(64_000, 512_000);

export const leadRoutes = new Hono<EdgeEnv>()
  .use('/ac/*', describeLead, tellPreview, limitPosts, limitLead)
  .use(apiPaths.searchJob, describeLead, tellPreview, limitPosts, limitLead)
  .use('/melding/*', describeLead, tellPreview, limitPosts, limitLead)
  .route('/', contactRoute)
  .route('/', subscriberRoutes)
  .route('/', searchJobRoute)
  .route('/', alertRoutes)
  .route('/', leadPlatformRoutes);
