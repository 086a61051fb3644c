import type { FormContract } from '@binnen/contracts/forms';
import type { ProblemCode } from '@binnen/contracts/problem';
import type { Handler, MiddlewareHandler } from 'hono';
import type * as v from 'valibot';

export const tags = {
  content: 'Pages, texts, blogs and what the firm says of itself',
  listings: 'Homes, places and pictures',
  addresses: 'Addresses and home values',
  leads: 'What visitors send',
  health: 'Whether the edge and its upstreams are well',
  platform: 'Publishing, promoting and rolling back',
} as const;

/** An example call that works unchanged; each is run as a test. */
export interface Example {
  /** With its query: `/concerts?limit=2`. */
  path: string;
  /** The status that it answers with; 200 by default. */
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface Operation {
  /** An English sentence. */
  summary: string;
  description?: string;
  tag: keyof typeof tags;
  /** Schema of the query; its fields become the documented parameters. */
  query?: v.GenericSchema;
  /** Schema of a JSON body, or of a form's fields. */
  body?: {
    schema: v.GenericSchema;
    type?: 'application/json' | 'application/x-www-form-urlencoded' | 'application/reports+json';
    /** The forms of which the body is one, by their field `_formulier`. */
    forms?: readonly FormContract[];
  };
  /** Schema of the JSON reply, or the media type of another reply. */
  reply?: v.GenericSchema | string;
  /** Schema of the reply to a caller that asks for JSON, where `reply` is something else. */
  jsonReply?: v.GenericSchema;
  /** The call takes an `Idempotency-Key`. */
  idempotent?: boolean;
  /** The call will be removed: the dates of its deprecation and of its end (`2027-01-31`). */
  deprecation?: { since: string; sunset: string };
  /** The status of a good reply; 200 by default. */
  status?: number;
  /** Problem codes of this call, in addition to those of every call. */
  problems?: ProblemCode[];
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
