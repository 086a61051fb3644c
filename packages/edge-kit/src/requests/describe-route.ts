import type { Handler, MiddlewareHandler } from 'hono';
import type * as v from 'valibot';
import type { ProblemCode } from '../problems/codes.ts';

/** An example call that works unchanged; each is run as a test. */
export interface Example {
  /** With its query: `/concerts?limit=2`. */
  path: string;
  /** The status that it answers with; 200 by default. */
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** One of the forms that a call takes: a field of what it posts has its name. */
export interface DescribedForm {
  name: string;
  /** The last segment of its call's path. */
  call: string;
  required: readonly string[];
  optional: readonly string[];
}

export interface Operation {
  /** An English sentence. */
  summary: string;
  description?: string;
  /** The group of calls that it is listed in. */
  tag: string;
  /** Schema of the query; its fields become the documented parameters. */
  query?: v.GenericSchema;
  /** Schema of a JSON body, or of a form's fields. */
  body?: {
    schema: v.GenericSchema;
    type?: 'application/json' | 'application/x-www-form-urlencoded' | 'application/reports+json';
    /** The forms of which the body is one. */
    forms?: readonly DescribedForm[];
  };
  /** Schema of the JSON reply, or the media type of another reply. */
  reply?: v.GenericSchema | string;
  /** Schema of the reply to a caller that asks for JSON, where `reply` is something else. */
  jsonReply?: v.GenericSchema;
  /** The call takes an `Idempotency-Key`; what another use of the same key answers is among its `problems`. */
  idempotent?: boolean;
  /** The call will be removed: the dates of its deprecation and of its end (`2027-01-31`). */
  deprecation?: { since: string; sunset: string };
  /** The status of a good reply; 200 by default. */
  status?: number;
  /** Problem codes of this call, in addition to those of every call. */
  problems?: readonly ProblemCode[];
  /** The scope that the bearer token needs. */
  scope?: string;
  examples?: Example[];
}

// Descriptions of code, not state: filled while modules load.
const described = new WeakMap<object, Operation>();

/** Documents the route that it is part of: `.get('/content/frame', describeRoute({ … }), (c) => …)`. */
export const describeRoute = (operation: Operation): MiddlewareHandler => {
  const { deprecation } = operation;
  const handler: MiddlewareHandler = deprecation
    ? async (c, next) => {
        await next();
        const since = Date.parse(deprecation.since) / 1000;
        c.res.headers.set('deprecation', `@${since}`);
        c.res.headers.set('sunset', new Date(deprecation.sunset).toUTCString());
      }
    : (_, next) => next();
  described.set(handler, operation);
  return handler;
};

export const findDescription = (handler: Handler | MiddlewareHandler): Operation | undefined =>
  described.get(handler);
