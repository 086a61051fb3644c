import {
  platformCalls,
  type PlatformBody,
  type PlatformCallName,
  type PlatformReply,
} from '@binnen/platform/contract/platform-calls';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { platformRoutes } from '../calls/routes.ts';
import type { Caller, EdgeEnv, Site } from '../environment/env.ts';
import { onError, ProblemError, ProblemSchema } from '@binnen/edge-kit/problems/problem';
import { replayRoutes } from '../calls/replay-routes.ts';

// The caller of each call in process. Any other call needs a bearer token, as one from outside.
const callers = new WeakMap<Request, { caller: Caller; site: Site; calls: readonly string[] }>();

/** The routes that teams' programs call: the console checks, does and refuses exactly what they do. */
const platform = new Hono<EdgeEnv>()
  .onError(onError)
  .use((c, next) => {
    const known = callers.get(c.req.raw);
    if (known) {
      c.set('caller', known.caller);
      c.set('site', known.site);
      c.set('calls', known.calls);
    }
    return next();
  })
  .route('/', platformRoutes)
  .route('/', replayRoutes);

/** Calls the platform for the caller who is signed in. Throws the refusal. */
export const callPlatform = async <Name extends PlatformCallName>(
  c: Context<EdgeEnv>,
  caller: Caller,
  name: Name,
  body?: PlatformBody<Name>,
): Promise<PlatformReply<Name>> => {
  const { method, path, reply } = platformCalls[name];
  const request = new Request(new URL(path, c.req.url), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  callers.set(request, { caller, site: c.get('site'), calls: c.get('calls') });
  const response = await platform.fetch(request, c.env, c.executionCtx);
  const answer: unknown = await response.json();
  if (response.ok) return v.parse(reply, answer) as PlatformReply<Name>;
  const { code, detail, errors } = v.parse(ProblemSchema, answer);
  throw new ProblemError(code, { ...(detail ? { detail } : {}), ...(errors ? { errors } : {}) });
};
