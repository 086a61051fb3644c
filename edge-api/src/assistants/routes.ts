import { apiCalls } from '@binnen/contracts/api-calls';
import { ProblemError, ProblemSchema } from '@binnen/edge-kit/problems/problem';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parse } from '@binnen/edge-kit/requests/read-json';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { ToolRefusal, type Ask } from '@binnen/assistants/tool';

/** A question is short; the longest has all filters. */
const mostBytes = 16_000;

/** A message of JSON-RPC 2.0. */
const MessageSchema = v.looseObject(
  { jsonrpc: v.literal('2.0'), method: v.string() },
  'expected a message of JSON-RPC 2.0',
);

const acceptedTypes = ['application/json', 'text/event-stream'];

/** The protocol asks its clients to accept both, also of a server that never streams. */
const requireTypes = (c: Context<EdgeEnv>): void => {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new ProblemError('unsupported-media-type', { detail: 'Expected application/json.' });
  const accept = c.req.header('accept') ?? '';
  if (!acceptedTypes.every((type) => accept.includes(type)))
    throw new ProblemError('bad-request', {
      detail: `Expected the header "Accept: ${acceptedTypes.join(', ')}".`,
    });
};

type Fetch = (
  request: Request,
  env: EdgeEnv['Bindings'],
  context: ExecutionContext,
) => Response | Promise<Response>;

/** Asks the API in process with the caller's own headers, so that the caller's limits count. */
const createAsk =
  (c: Context<EdgeEnv>, fetchApi: Fetch): Ask =>
  async (path, schema) => {
    const headers = new Headers(c.req.raw.headers);
    for (const name of ['accept', 'content-length', 'content-type', 'if-none-match']) headers.delete(name);
    const context = c.executionCtx as ExecutionContext;
    const reply = await fetchApi(new Request(new URL(path, c.req.url), { headers }), c.env, context);
    const answer: unknown = await reply.json();
    if (reply.ok) return v.parse(schema, answer);
    const { message, detail, errors = [] } = v.parse(ProblemSchema, answer);
    const faults = errors.map((fault) => `${fault.field}: ${fault.message}`);
    throw new ToolRefusal([message, ...(detail ? [detail] : []), ...faults].join('. '));
  };

/** For assistants: the offer by the Model Context Protocol. `fetchApi`: the API that it asks. */
export const createAssistantRoutes = (fetchApi: Fetch): Hono<EdgeEnv> =>
  new Hono<EdgeEnv>().post(
    apiCalls.assistant.path,
    describeRoute({
      summary: 'The offer for an assistant: a server of the Model Context Protocol.',
      description:
        'Streamable HTTP without sessions: each message is a POST with `Accept: application/json, text/event-stream`. Its tools search homes, tell all about one, list places, estimate monthly costs, and lead a visitor to the form for a viewing. They change and send nothing. A notification is answered by 202, without a body.',
      tag: 'listings',
      body: { schema: MessageSchema },
      reply: apiCalls.assistant.reply,
      problems: ['invalid-parameter'],
      examples: [
        {
          path: apiCalls.assistant.path,
          headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          body: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_homes","arguments":{"question":"hoekhuis met tuin onder 4 ton","limit":1}}}',
        },
      ],
    }),
    limitBody(mostBytes),
    async (c) => {
      requireTypes(c);
      const body = parse(MessageSchema, await c.req.json().catch(() => null));
      const { SITE_ORIGIN } = parseConfig(c.env);
      // A visitor never waits for it: it is evaluated when the first assistant asks.
      const { answerAssistant } = await import('@binnen/assistants/answer-assistant');
      return answerAssistant(c.req.raw, body, {
        ask: createAsk(c, fetchApi),
        link: (path) => `${SITE_ORIGIN}${path}`,
      });
    },
  );
