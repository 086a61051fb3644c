import { RemoteNameSchema } from '@binnen/platform/contract/composition';
import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { errorBudget as usualBudget } from '@binnen/platform/contract/watched-visit';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { limitVersions, parse, readBody } from '@binnen/edge-kit/requests/read-json';
import { findWebhookObstacle } from '@binnen/edge-kit/webhooks/find-webhook-obstacle';
import { postWebhook } from '@binnen/edge-kit/webhooks/post-webhook';
import { Hono } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { askConsole } from '../../registry/ask-console.ts';
import { requireScope } from '../../registry/tokens/tokens.ts';
import { describeCall } from '../../releases/calls/describe-call.ts';
import { requireAny } from '../../releases/calls/live.ts';
import { readHealth } from './read-health.ts';
import { findWebhookSecret } from './tell-teams.ts';

const { errorBudget, health, webhook } = platformCalls;

/** What teams ask of their releases in browsers. */
export const watchRoutes = new Hono<EdgeEnv>()
  .get(
    health.path,
    describeCall(
      health,
      'status',
      'How the releases of a remote fare in browsers: views, faults, error budget, and LCP, INP and CLS by page.',
      { path: '/_platform/remotes/mf-leads/health', problems: ['invalid-parameter'] },
    ),
    async (c) => {
      await requireScope(c, 'status');
      return c.json(await readHealth(c.env, c.get('site'), parse(RemoteNameSchema, c.req.param('remote'))));
    },
  )
  .post(
    errorBudget.path,
    describeCall(
      errorBudget,
      'publish:<remote>',
      'The part of a remote’s views that may have a fault before its team is told. Null: that of all remotes, 0.005.',
      { path: '/_platform/remotes/mf-leads/error-budget', body: '{"budget":0.002}' },
    ),
    limitVersions,
    async (c) => {
      const remote = parse(RemoteNameSchema, c.req.param('remote'));
      const by = await requireAny(c, [remote]);
      const { budget } = await readBody(c, errorBudget.body);
      await askConsole(c.env, 'setBudget', remote, budget, by);
      return c.json({ remote, budget: budget ?? usualBudget });
    },
  )
  .post(
    webhook.path,
    describeCall(
      webhook,
      'publish:<remote>',
      'Where the team of a remote is told when its live release has trouble, and when that is over. An empty address ends it.',
      { path: '/_platform/remotes/mf-leads/webhook', body: '{"url":"https://hooks.example/teams/1"}' },
    ),
    limitVersions,
    async (c) => {
      const remote = parse(RemoteNameSchema, c.req.param('remote'));
      const by = await requireAny(c, [remote]);
      const { url } = await readBody(c, webhook.body);
      const { SITE_ORIGIN } = parseConfig(c.env);
      const obstacle = url && findWebhookObstacle(url, SITE_ORIGIN);
      if (obstacle)
        throw new ProblemError('invalid-parameter', { errors: [{ field: 'url', message: obstacle }] });
      await askConsole(c.env, 'setWebhook', { remote, url }, by);
      if (!url) return c.json({ remote, host: null, secret: null, taken: true });
      const secret = await findWebhookSecret(c.env, remote);
      const text = `${new URL(SITE_ORIGIN).host}: here the team of ${remote} is told of its releases.`;
      const at = new Date().toISOString();
      const taken = await postWebhook(url, 'webhook-set', { text, at }, secret);
      return c.json({ remote, host: new URL(url).host, secret, taken });
    },
  );
