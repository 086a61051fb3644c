import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { requireScope } from '../../protection/tokens.ts';
import type { EdgeEnv } from '../../env.ts';
import { describeRoute } from '../../openapi/describe.ts';
import { parseQuery, refuseParameters } from '../../parse-query.ts';
import { limitBody } from '../../protection/request-limits.ts';
import type { Entry } from '../outbox/entry.ts';
import { formatCsv } from './export-csv.ts';
import { findOutbox } from '../outbox/find-outbox.ts';

const mostListed = 1_000;
/** The keys of this many leads. */
const mostKeysBytes = 256_000;
const states = ['dead', 'pending', 'delivered', 'refused'] as const;

const ListQuerySchema = v.object({
  state: v.optional(v.picklist(states, `expected one of ${states.join(', ')}`), 'dead'),
  format: v.optional(v.picklist(['json', 'csv'], 'expected json or csv'), 'json'),
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

/** Before the body is read, so that a caller without a token takes no memory. */
const requireOffice: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await requireScope(c, 'leads');
  await next();
};

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
    requireOffice,
    async (c) => {
      const { state, format } = parseQuery(ListQuerySchema, c.req.query());
      const entries = await findOutbox(c.env).list(state, mostListed);
      if (format === 'json') return c.json({ leads: entries.map(describeEntry) });
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
      problems: ['unauthorized', 'forbidden', 'invalid-parameter', 'payload-too-large'],
      examples: [{ path: '/_platform/leads', status: 401, body: '{"keys":"all"}' }],
    }),
    requireOffice,
    limitBody(mostKeysBytes),
    async (c) => {
      const body = v.safeParse(RetrySchema, await c.req.json().catch(() => undefined));
      if (!body.success)
        return refuseParameters([{ field: 'keys', message: 'expected "all" or a list of keys' }]);
      const retried = await findOutbox(c.env).retry(body.output.keys);
      return c.json({ retried });
    },
  );
