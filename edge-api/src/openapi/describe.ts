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
  /** With its query: `/content/pages/verkoop`. */
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
  };
  /** Schema of the JSON reply, or the media type of another reply. */
  reply?: v.GenericSchema | string;
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
  const handler: MiddlewareHandler = (_, next) => next();
  described.set(handler, operation);
  return handler;
};

export const findDescription = (handler: Handler | MiddlewareHandler): Operation | undefined =>
  described.get(handler);
