import { RemoteNameSchema } from '@binnen/platform/contract/composition';
import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { errorBudget as usualBudget } from '@binnen/platform/contract/watched-visit';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { parse } from '@binnen/edge-kit/requests/read-json';
import { findWebhookObstacle } from '@binnen/edge-kit/webhooks/find-webhook-obstacle';
import { postWebhook } from '@binnen/edge-kit/webhooks/post-webhook';
import { Hono, type Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { addRead, addWrite } from '../../releases/calls/add-call.ts';
import { requireAny } from '../../releases/calls/live.ts';
import { readHealth } from './read-health.ts';
import { findWebhookSecret } from './tell-teams.ts';

const { errorBudget, health, webhook } = platformCalls;

const readRemote = (c: Context<EdgeEnv>): string => parse(RemoteNameSchema, c.req.param('remote'));

/** What teams ask of their releases in browsers. */
export const watchRoutes = new Hono<EdgeEnv>();

addRead(
  watchRoutes,
  health,
  'status',
  'How the releases of a remote fare in browsers: views, faults, error budget, and LCP, INP and CLS by page.',
  (c) => readHealth(c.env, c.get('site'), readRemote(c)),
  { path: '/_platform/remotes/mf-news/health', problems: ['invalid-parameter'] },
);

addWrite(
  watchRoutes,
  errorBudget,
  'publish:<remote>',
  'The part of a remote’s views that may have a fault before its team is told. Null: that of all remotes, 0.005.',
  async (c, { budget }) => {
    const remote = readRemote(c);
    const by = await requireAny(c, [remote]);
    await getRegistry(c.env).setBudget(remote, budget, by);
    return { remote, budget: budget ?? usualBudget };
  },
  { path: '/_platform/remotes/mf-news/error-budget', body: '{"budget":0.002}' },
);

addWrite(
  watchRoutes,
  webhook,
  'publish:<remote>',
  'Where the team of a remote is told when its live release has trouble, and when that is over. An empty address ends it.',
  async (c, { url }) => {
    const remote = readRemote(c);
    const by = await requireAny(c, [remote]);
    const { SITE_ORIGIN } = parseConfig(c.env);
    const obstacle = url && findWebhookObstacle(url, SITE_ORIGIN);
    if (obstacle)
      throw new ProblemError('invalid-parameter', { errors: [{ field: 'url', message: obstacle }] });
    await getRegistry(c.env).setWebhook({ remote, url }, by);
    if (!url) return { remote, host: null, secret: null, taken: true };
    const secret = await findWebhookSecret(c.env, remote);
    const text = `${new URL(SITE_ORIGIN).host}: here the team of ${remote} is told of its releases.`;
    const at = new Date().toISOString();
    const taken = await postWebhook(url, 'webhook-set', { text, at }, secret);
    return { remote, host: new URL(url).host, secret, taken };
  },
  { path: '/_platform/remotes/mf-news/webhook', body: '{"url":"https://hooks.example/teams/1"}' },
);
