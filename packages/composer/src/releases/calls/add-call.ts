import { limitVersions, readBody } from '@binnen/edge-kit/requests/read-json';
import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { requireScope } from '../../registry/tokens/tokens.ts';
import { describeCall, type Details } from './describe-call.ts';

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
  app.post(call.path, describeCall(call, scope, summary, details), limitVersions, async (c) => {
    if (scope === 'status' || scope === 'operate') await requireScope(c, scope);
    const body = call.body && (await readBody(c, call.body));
    return c.json(await answer(c, body), details.status ?? 200);
  });
