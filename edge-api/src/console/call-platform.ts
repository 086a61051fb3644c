import {
  platformCalls,
  type PlatformBody,
  type PlatformCallName,
  type PlatformReply,
} from '@binnen/contracts/platform-calls';
import { ProblemSchema } from '@binnen/contracts/problem';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { platformRoutes } from '../composition/routes.ts';
import type { Caller, EdgeEnv } from '../env.ts';
import { onError, ProblemError } from '../problem.ts';
import { replayRoutes } from '../replays/routes.ts';

// Whose each call in process is. A call that is not in here needs a bearer token, as one from outside.
const callers = new WeakMap<Request, Caller>();

/** The routes that teams' programs call: the console checks, does and refuses exactly what they do. */
const platform = new Hono<EdgeEnv>()
  .onError(onError)
  .use((c, next) => {
    const caller = callers.get(c.req.raw);
    if (caller) c.set('caller', caller);
    return next();
  })
  .route('/', platformRoutes)
  .route('/', replayRoutes);

/** A call of the platform in the name of who is signed in. Throws what it is refused with. */
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
  callers.set(request, caller);
  const response = await platform.fetch(request, c.env, c.executionCtx);
  const answer: unknown = await response.json();
  if (response.ok) return v.parse(reply, answer) as PlatformReply<Name>;
  const { code, detail, errors } = v.parse(ProblemSchema, answer);
  throw new ProblemError(code, { ...(detail ? { detail } : {}), ...(errors ? { errors } : {}) });
};
