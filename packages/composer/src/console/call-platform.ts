import {
  platformCalls,
  type PlatformBody,
  type PlatformCallName,
  type PlatformReply,
} from '@binnen/platform/contract/platform-calls';
import type { Context } from 'hono';
import * as v from 'valibot';
import { createPlatform } from '../calls/platform.ts';
import type { Caller, EdgeEnv } from '../environment/env.ts';
import { ProblemError, ProblemSchema } from '@binnen/edge-kit/problems/problem';

/** The routes that teams' programs call: the console checks, does and refuses exactly what they do. */
const askPlatform = createPlatform();

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
  const response = await askPlatform(c, request, caller);
  const answer: unknown = await response.json();
  if (response.ok) return v.parse(reply, answer) as PlatformReply<Name>;
  const { code, detail, errors } = v.parse(ProblemSchema, answer);
  throw new ProblemError(code, { ...(detail ? { detail } : {}), ...(errors ? { errors } : {}) });
};
