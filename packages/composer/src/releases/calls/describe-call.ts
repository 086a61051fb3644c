import { describeRoute, type Operation } from '@binnen/edge-kit/requests/describe-route';
import type { MiddlewareHandler } from 'hono';
import type * as v from 'valibot';

/** A call of `platformCalls`. */
interface Call {
  path: string;
  reply: v.GenericSchema;
  body?: v.GenericSchema;
  query?: v.GenericSchema;
}

export interface Details extends Pick<Operation, 'description' | 'problems'> {
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
