import { Hono } from 'hono';
import * as v from 'valibot';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import type { EdgeEnv } from '../../environment/env.ts';
import { composer } from '../../site/composer.ts';
import { conditionNames, judge } from './conditions.ts';
import { readFacts } from './facts.ts';
import { formatMetrics } from './metrics.ts';

const HealthSchema = v.object({
  /** `soon`: something waits for office hours. */
  state: v.picklist(['well', 'soon']),
  conditions: v.array(
    v.object({ name: v.picklist(conditionNames), level: v.picklist(['wake', 'soon']), says: v.string() }),
  ),
});

/** For a monitor that asks every minute, and for who is woken by it: docs/runbook.md. */
export const watchRoutes = new Hono<EdgeEnv>()
  .get(
    '/_platform/health',
    describeRoute({
      summary:
        'Whether somebody has to be woken: 503 with each condition, its figures and its name in the runbook.',
      description:
        'Leads that wait, failing renders, a renderer that is lost, a cron trigger that stopped, stores that do not answer. What waits for office hours (an old offer, a spent budget, held leads, an upstream that is gone) answers 200 with its sentence.',
      tag: 'health',
      scope: 'status',
      reply: HealthSchema,
      problems: ['not-well'],
      examples: [{ path: '/_platform/health', status: 401 }],
    }),
    async (c) => {
      await composer.requireScope(c, 'status');
      const conditions = judge(await readFacts(c.env));
      if (conditions.some(({ level }) => level === 'wake'))
        throw new ProblemError('not-well', {
          detail: 'docs/runbook.md says what to do, by the name of each.',
          errors: conditions.map(({ name, says }) => ({ field: name, message: says })),
        });
      return c.json({ state: conditions.length ? 'soon' : 'well', conditions } as const);
    },
  )
  .get(
    '/_platform/metrics',
    describeRoute({
      summary: 'The same figures for Prometheus, as text.',
      tag: 'health',
      scope: 'status',
      reply: 'text/plain',
      examples: [{ path: '/_platform/metrics', status: 401 }],
    }),
    async (c) => {
      await composer.requireScope(c, 'status');
      const facts = await readFacts(c.env);
      return c.text(formatMetrics(facts, judge(facts)), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      });
    },
  );
