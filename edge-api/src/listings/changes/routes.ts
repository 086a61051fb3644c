import { apiCalls } from '@binnen/contracts/api-calls';
import { askStore } from '@binnen/edge-kit/problems/ask-store';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { whole } from '@binnen/edge-kit/requests/query-values';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { limitVisitor } from '../../protection/limit-lookups.ts';
import { composer } from '../../site/composer.ts';
import { findChanges } from '../../site/find-objects.ts';

const { path, reply } = apiCalls.changes;

const QuerySchema = v.object({
  /** `cursor` of the last reply; without it, the whole offer. */
  since: v.optional(v.pipe(v.string(), v.maxLength(40, 'expected the cursor of a reply')), ''),
  limit: v.optional(whole(1, 500), '100'),
});

const DeliveriesSchema = v.object({
  deliveries: v.array(
    v.object({
      partner: v.string(),
      /** ISO 8601, UTC. */
      at: v.string(),
      /** How many changes were in the post. */
      changes: v.number(),
      /** The status that the partner answered with, or `no answer` within five seconds. */
      outcome: v.string(),
    }),
  ),
});

/** For the firm's partners: what came, changed and went. */
export const changeRoutes = new Hono<EdgeEnv>()
  .get(
    path,
    describeRoute({
      summary: 'What came, changed and went in the offer since a cursor; without one, the whole offer.',
      description:
        'Ask on with `since` = `cursor` of the last reply, every few minutes; `volgende` says that there is more already. A home is there once, with its last change. What has gone is told for 90 days: a cursor that is older, or of a feed that was lost, answers 410, and the caller begins again without `since`, and drops the homes that are not named then. Partners that are configured get the same as signed posts.',
      tag: 'listings',
      query: QuerySchema,
      reply,
      problems: ['cursor-unknown', 'rate-limited', 'upstream-unavailable'],
      examples: [
        { path: `${path}?limit=2` },
        { path: `${path}?since=00000000-7`, status: 410 },
        { path: `${path}?limit=0`, status: 400 },
      ],
    }),
    async (c) => {
      const { since, limit } = parseQuery(QuerySchema, c.req.query());
      await limitVisitor(c, 'changes');
      const changes = await askStore('changes', findChanges(c.env).list(since, limit));
      if (!changes)
        throw new ProblemError('cursor-unknown', {
          detail: 'This feed does not go back to that cursor. Begin again, without since.',
        });
      c.header('cache-control', 'no-store');
      return c.json(changes);
    },
  )
  .get(
    '/_platform/listings/changes/deliveries',
    describeRoute({
      summary: 'The last 500 posts of changes to partners, newest first.',
      tag: 'platform',
      scope: 'site:offer',
      reply: DeliveriesSchema,
      examples: [{ path: '/_platform/listings/changes/deliveries', status: 401 }],
    }),
    async (c) => {
      await composer.requireScope(c, 'site:offer');
      const deliveries = await findChanges(c.env).listDeliveries();
      const reply: v.InferOutput<typeof DeliveriesSchema> = {
        deliveries: deliveries.map((delivery) => ({ ...delivery, at: new Date(delivery.at).toISOString() })),
      };
      return c.json(reply);
    },
  );
