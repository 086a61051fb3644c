import { describeRoute, type Operation } from '@binnen/edge-kit/requests/describe-route';
import { limitVersions, readBody } from '@binnen/edge-kit/requests/read-json';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { requireScope } from '../../registry/tokens/tokens.ts';

/** A call of `platformCalls`. */
interface Call {
  path: string;
  reply: v.GenericSchema;
  body?: v.GenericSchema;
  query?: v.GenericSchema;
}

interface Details extends Pick<Operation, 'description' | 'problems'> {
  /** Of a good reply; 200 by default. */
  status?: 201;
  /** The path of its example, where its own has parameters. */
  path?: string;
  /** The JSON body of its example. */
  body?: string;
}

/** Documents a call of the platform. Its example has no token, so it is refused. */
export const describeCall = (
  call: Call,
  scope: string,
  summary: string,
  { path = call.path, body, problems = [], ...details }: Details = {},
): MiddlewareHandler =>
  describeRoute({
    summary,
    ...details,
    tag: 'platform',
    scope,
    ...(call.query ? { query: call.query } : {}),
    ...(call.body ? { body: { schema: call.body } } : {}),
    reply: call.reply,
    problems: call.body ? ['invalid-parameter', ...problems] : problems,
    examples: [{ path, status: 401, ...(body === undefined ? {} : { body }) }],
  });

/** Adds a call that answers callers with this scope. */
export const addRead = <R extends v.GenericSchema>(
  app: Hono<EdgeEnv>,
  call: { path: string; reply: R },
  scope: 'status' | 'operate',
  summary: string,
  answer: (c: Context<EdgeEnv>) => Promise<v.InferInput<R>>,
  details: Details = {},
) =>
  app.get(call.path, describeCall(call, scope, summary, details), async (c) => {
    await requireScope(c, scope);
    return c.json(await answer(c));
  });

const passOn: MiddlewareHandler = (_, next) => next();

/**
 * Adds a call with a JSON body, or none. `scope`: as it is described. `status` and `operate` are asked for here, before the body is
 * read; `answer` asks for any other one, which depends on what is sent.
 */
export const addWrite = <B extends v.GenericSchema, R extends v.GenericSchema>(
  app: Hono<EdgeEnv>,
  call: { path: string; body?: B; reply: R },
  scope: string,
  summary: string,
  answer: (c: Context<EdgeEnv>, body: v.InferOutput<B>) => Promise<v.InferInput<R>>,
  details: Details = {},
) =>
  app.post(
    call.path,
    describeCall(call, scope, summary, details),
    call.body ? limitVersions : passOn,
    async (c) => {
      if (scope === 'status' || scope === 'operate') await requireScope(c, scope);
      const body = call.body && (await readBody(c, call.body));
      return c.json(await answer(c, body), details.status ?? 200);
    },
  );
