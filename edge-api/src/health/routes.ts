import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { composer } from '../site/composer.ts';
import { StatusSchema } from '@binnen/composer';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { parseConfig } from '../environment/config.ts';
import { findIgnored } from './ignored-settings.ts';
import { canStoreLeads } from './can-store-leads.ts';

export const healthRoutes = new Hono<EdgeEnv>()
  .get(
    '/healthz',
    describeRoute({
      summary: 'Whether the edge answers, and can store a lead. It asks no upstream.',
      tag: 'health',
      description:
        'A Worker that lacks a binding or a variable answers 503 with the names. Renders that failed because of the machine (a renderer that is gone or hangs, a start too slow) are counted by kind, since this isolate started: no release is to blame for them. `ignored` names trackers and frames that are written wrong, and so are left out.',
      reply: v.object({
        status: v.literal('ok'),
        machineFailures: v.record(v.string(), v.number()),
        /** Left out where there is none. */
        ignored: v.optional(v.array(v.object({ field: v.string(), message: v.string() }))),
      }),
      problems: ['not-configured', 'leads-unavailable'],
      examples: [{ path: '/healthz' }],
    }),
    async (c) => {
      if (!(await canStoreLeads(c.env)))
        throw new ProblemError('leads-unavailable', { detail: 'The outbox cannot store a lead.' });
      const machineFailures = composer.listMachineFailures();
      const ignored = findIgnored(parseConfig(c.env));
      const faults = ignored.length > 0 ? { ignored } : {};
      return c.json({ status: 'ok', machineFailures, ...faults }, 200, { 'cache-control': 'no-store' });
    },
  )
  .get(
    '/_platform/status',
    describeRoute({
      summary:
        'What this isolate serves, what waits in the outbox, how each upstream does, how old the cache is.',
      tag: 'health',
      scope: 'status',
      reply: StatusSchema,
      examples: [{ path: '/_platform/status', status: 401 }],
    }),
    async (c) => {
      await composer.requireScope(c, 'status');
      return c.json(await composer.readStatus(c.env));
    },
  );
