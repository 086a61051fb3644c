import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { requireScope } from '../protection/tokens.ts';
import { readStatus, StatusSchema } from './status.ts';

export const healthRoutes = new Hono<EdgeEnv>()
  .get(
    '/healthz',
    describeRoute({
      summary: 'Whether the edge answers. It asks no upstream.',
      tag: 'health',
      description: 'A Worker that lacks a binding or a variable answers 503 with the names.',
      reply: v.object({ status: v.literal('ok') }),
      problems: ['not-configured'],
      examples: [{ path: '/healthz' }],
    }),
    (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
  )
  .get(
    '/_platform/status',
    describeRoute({
      summary:
        'What this isolate serves, what waits in the outbox, how each upstream does, how old the cache is.',
      tag: 'health',
      scope: 'status',
      reply: StatusSchema,
      problems: ['unauthorized', 'forbidden'],
      examples: [{ path: '/_platform/status', status: 401 }],
    }),
    async (c) => {
      await requireScope(c, 'status');
      return c.json(await readStatus(c.env));
    },
  );
