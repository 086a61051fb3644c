import { deleteCopies } from '@binnen/edge-kit/copies/copies';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { composer } from '../../site/composer.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { parseQuery, refuseParameters } from '@binnen/edge-kit/requests/parse-query';
import { whole } from '@binnen/edge-kit/requests/query-values';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { ActionSchema } from '../outbox/disk/action-log.ts';
import { ceilingReasons, entryStates } from '../outbox/lead/entry.ts';
import { AlertSchema } from '@binnen/contracts/alerts/alert';
import { askAlerts, askOutbox } from '../../site/find-objects.ts';
import { describeEntry, LeadSchema } from './describe-entry.ts';
import { formatCsv } from './export-csv.ts';

const mostListed = 1_000;
/** A lead may take 100 kB, and a call of the outbox carries 32 MiB. */
const tablePage = 100;
/** The keys of this many leads. */
const mostKeysBytes = 256_000;
const text = v.optional(v.pipe(v.string(), v.maxLength(200)));
const ListQuerySchema = v.object({
  state: v.optional(v.picklist(entryStates, `expected one of ${entryStates.join(', ')}`), 'dead'),
  /** A form's name, or the path of a call. */
  form: text,
  /** A part of the reason. */
  reason: text,
  /** The next page: older than the lead of this number. */
  before: v.optional(whole(1, Number.MAX_SAFE_INTEGER)),
  limit: v.optional(whole(1, mostListed), '100'),
  format: v.optional(v.picklist(['json', 'csv'], 'expected json or csv'), 'json'),
});
const LeadsSchema = v.object({ leads: v.array(LeadSchema) });
/** All of one person: leads, and the alerts that mail them, with when each was asked for (milliseconds since 1970). */
const PersonReplySchema = v.object({
  ...LeadsSchema.entries,
  meldingen: v.array(v.object({ ...AlertSchema.entries, sinds: v.number() })),
});
/** `next`: `before` of the next page; null on the last. */
const ListSchema = v.object({ ...LeadsSchema.entries, next: v.nullable(v.number()) });
const email = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(250));
const keys = v.pipe(v.array(v.string()), v.maxLength(mostListed));
const LookSchema = v.object({ key: v.pipe(v.string(), v.maxLength(200)) });
const PersonSchema = v.object({ email });
const RetrySchema = v.union([
  v.strictObject({ keys: v.union([v.literal('all'), keys]) }),
  v.strictObject({ held: v.picklist(ceilingReasons) }),
]);
const EraseSchema = v.union([v.strictObject({ keys }), v.strictObject({ email })]);

const readBody = async <S extends v.GenericSchema>(
  c: Context<EdgeEnv>,
  schema: S,
  expected: string,
): Promise<v.InferOutput<S>> => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const result = v.safeParse(schema, body);
  return result.success ? result.output : refuseParameters([{ field: 'body', message: expected }]);
};

/** The name of the token, which the request has already; refuses one without the scope. */
const findAsker = (c: Context<EdgeEnv>): Promise<string> => composer.requireScope(c, 'site:leads');

const office = { tag: 'platform', scope: 'site:leads' } as const;

/** For the office: which leads could not be delivered or are held, sending them again, and a person's rights. */
export const leadPlatformRoutes = new Hono<EdgeEnv>()
  .use(
    '/_platform/leads/*',
    // Before the body is read, so that a caller without a token takes no memory.
    async (c, next) => {
      await findAsker(c);
      await next();
    },
    limitBody(mostKeysBytes),
  )
  .get(
    '/_platform/leads',
    describeRoute({
      ...office,
      summary: 'Leads that could not be delivered, or those of another state, newest first; as JSON or CSV.',
      description:
        "`held` are those that look like a robot's or came above a ceiling; `reason` says which. JSON comes in pages: `next` is `before` of the next one. CSV has all that fit the filter.",
      query: ListQuerySchema,
      reply: ListSchema,
      problems: ['invalid-parameter'],
      examples: [{ path: '/_platform/leads', status: 401 }],
    }),
    async (c) => {
      const { state, format, limit, form, reason, before } = parseQuery(ListQuerySchema, c.req.query());
      const outbox = askOutbox(c.env);
      const filter = { ...(form && { form }), ...(reason && { reason }), ...(before && { before }) };
      const by = await findAsker(c);
      const read = (most: number, older = {}) => outbox.export(state, most, { ...filter, ...older }, by);
      if (format === 'json') {
        const leads = (await read(limit)).map(describeEntry);
        return c.json({ leads, next: leads.length === limit ? (leads.at(-1)?.number ?? null) : null });
      }
      const table = await formatCsv((older) => read(tablePage, older));
      return c.body(table, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="leads.csv"',
      });
    },
  )
  .post(
    '/_platform/leads',
    describeRoute({
      ...office,
      summary:
        'Sends leads again: all dead letters, all that a ceiling held, or those with these keys. What looks like a robot’s is sent by its key alone.',
      body: { schema: RetrySchema },
      reply: v.object({ retried: v.number() }),
      problems: ['invalid-parameter'],
      examples: [{ path: '/_platform/leads', status: 401, body: '{"keys":"all"}' }],
    }),
    async (c) => {
      const what = await readBody(c, RetrySchema, 'expected {"keys":"all"}, a list of keys, or {"held":"…"}');
      const leads = 'keys' in what ? what.keys : what;
      return c.json({ retried: await askOutbox(c.env).retry(leads, await findAsker(c)) });
    },
  )
  .post(
    '/_platform/leads/search',
    describeRoute({
      ...office,
      summary:
        'Everything of one person, in every state: the right of access. The address is in the body, not in a URL.',
      body: { schema: PersonSchema },
      reply: PersonReplySchema,
      problems: ['invalid-parameter'],
      examples: [
        { path: '/_platform/leads/search', status: 401, body: '{"email":"voorbeeld@binnen.example"}' },
      ],
    }),
    async (c) => {
      const { email } = await readBody(c, PersonSchema, 'expected {"email":"…"}');
      const entries = await askOutbox(c.env).listPerson(email, await findAsker(c));
      const meldingen = await askAlerts(c.env).listPerson(email);
      return c.json({ leads: entries.map(describeEntry), meldingen });
    },
  )
  .post(
    '/_platform/leads/look',
    describeRoute({
      ...office,
      summary: 'One lead with all that its visitor said. The look is kept, with the name of the token.',
      body: { schema: LookSchema },
      reply: LeadSchema,
      problems: ['invalid-parameter', 'not-found'],
      examples: [{ path: '/_platform/leads/look', status: 401, body: '{"key":"voorbeeld"}' }],
    }),
    async (c) => {
      const { key } = await readBody(c, LookSchema, 'expected {"key":"…"}');
      const entry = await askOutbox(c.env).look(key, await findAsker(c));
      if (!entry)
        throw new ProblemError('not-found', { detail: 'It was delivered and cleaned up, or erased.' });
      return c.json(describeEntry(entry));
    },
  )
  .post(
    '/_platform/leads/erase',
    describeRoute({
      ...office,
      summary:
        'Erases the leads with these keys, or everything of one person. What is not yet sent is not sent.',
      description: 'Here alone: what the marketing service and the CRM got is erased there.',
      body: { schema: EraseSchema },
      reply: v.object({ erased: v.number() }),
      problems: ['invalid-parameter'],
      examples: [{ path: '/_platform/leads/erase', status: 401, body: '{"keys":[]}' }],
    }),
    async (c) => {
      const what = await readBody(c, EraseSchema, 'expected {"keys":["…"]} or {"email":"…"}');
      const erased = await askOutbox(c.env).erase(what, await findAsker(c));
      const ended = 'email' in what ? await askAlerts(c.env).erasePerson(what.email) : 0;
      // The next copy, in four minutes, is without them.
      await Promise.all([deleteCopies(c.env, 'outbox'), deleteCopies(c.env, 'alerts')]);
      return c.json({ erased: erased + ended });
    },
  )
  .get(
    '/_platform/leads/actions',
    describeRoute({
      ...office,
      summary: 'What was done with leads, when and by whom, newest first; for a year.',
      reply: v.object({ actions: v.array(ActionSchema) }),
      examples: [{ path: '/_platform/leads/actions', status: 401 }],
    }),
    async (c) => c.json({ actions: await askOutbox(c.env).listActions() }),
  );
