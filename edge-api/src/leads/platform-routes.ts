import { Hono } from 'hono';
import * as v from 'valibot';
import { requireScope } from '../composition/tokens.ts';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { ProblemError } from '../problem.ts';
import type { Entry } from './entry.ts';
import { formatCsv } from './export-csv.ts';
import { findOutbox } from './find-outbox.ts';

const mostListed = 1_000;
const states = ['dead', 'pending', 'delivered', 'refused'] as const;

const ListQuerySchema = v.object({
  state: v.optional(v.picklist(states), 'dead'),
  format: v.optional(v.picklist(['json', 'csv']), 'json'),
});
const LeadSchema = v.object({
  key: v.string(),
  form: v.string(),
  state: v.picklist(states),
  reason: v.nullable(v.string()),
  received: v.string(),
  attempts: v.number(),
  marks: v.array(v.string()),
  values: v.record(v.string(), v.string()),
  steps: v.array(v.object({ kind: v.string(), state: v.string(), attempts: v.number() })),
});
const ListSchema = v.object({ leads: v.array(LeadSchema) });
const RetrySchema = v.object({ keys: v.union([v.literal('all'), v.array(v.string())]) });
const RetriedSchema = v.object({ retried: v.number() });

const describeEntry = (entry: Entry): v.InferOutput<typeof LeadSchema> => ({
  key: entry.key,
  form: entry.form,
  state: entry.state,
  reason: entry.reason,
  received: new Date(entry.receivedAt).toISOString(),
  attempts: entry.attempts,
  marks: entry.marks,
  values: entry.values,
  steps: entry.steps.map(({ kind, state, attempts }) => ({ kind, state, attempts })),
});

/** For the office: which leads could not be delivered, and sending them again. */
export const leadPlatformRoutes = new Hono<EdgeEnv>()
  .get(
    '/_platform/leads',
    describeRoute({
      summary: 'Leads that could not be delivered, or those of another state; as JSON or CSV.',
      tag: 'platform',
      scope: 'leads',
      query: ListQuerySchema,
      reply: ListSchema,
      problems: ['unauthorized', 'forbidden', 'invalid-parameter'],
      examples: [{ path: '/_platform/leads', status: 401 }],
    }),
    async (c) => {
      await requireScope(c, 'leads');
      const query = v.safeParse(ListQuerySchema, c.req.query());
      if (!query.success)
        throw new ProblemError('invalid-parameter', {
          detail: `state: one of ${states.join(', ')}; format: json or csv.`,
        });
      const entries = await findOutbox(c.env).list(query.output.state, mostListed);
      c.header('cache-control', 'no-store');
      if (query.output.format === 'json') return c.json({ leads: entries.map(describeEntry) });
      c.header('content-disposition', 'attachment; filename="leads.csv"');
      return c.body(formatCsv(entries), 200, { 'content-type': 'text/csv; charset=utf-8' });
    },
  )
  .post(
    '/_platform/leads',
    describeRoute({
      summary: 'Sends dead letters again: those with these keys, or all.',
      tag: 'platform',
      scope: 'leads',
      body: { schema: RetrySchema },
      reply: RetriedSchema,
      problems: ['unauthorized', 'forbidden', 'invalid-parameter'],
      examples: [{ path: '/_platform/leads', status: 401, body: '{"keys":"all"}' }],
    }),
    async (c) => {
      await requireScope(c, 'leads');
      const body = v.safeParse(RetrySchema, await c.req.json().catch(() => undefined));
      if (!body.success)
        throw new ProblemError('invalid-parameter', { detail: 'Send {"keys":"all"} or {"keys":["…"]}.' });
      const retried = await findOutbox(c.env).retry(body.output.keys);
      c.header('cache-control', 'no-store');
      return c.json({ retried });
    },
  );
