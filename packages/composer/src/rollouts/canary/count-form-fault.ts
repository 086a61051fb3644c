import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { readPointer } from '../../registry/pointer.ts';
import { findPattern } from '../../releases/compositions/find-pattern.ts';
import { countReport } from './count-health.ts';
import { findTold, findViewToken, readToken } from './visit-token.ts';

/**
 * Statuses that say that a form sends what the API does not take, or that the API broke on it. Other refusals are not of a form: no page
 * has one for an unknown path, method or size, and a limit or a full disk is the edge's own.
 */
const formFaults = [400, 409, 415, 422, 500];

/**
 * Counts a form that was refused, while a canary runs. It needs the token of a page that was counted, as a browser's report does,
 * and is that page's one fault: a program that sends forms without looking at pages says nothing of a release.
 */
export const countFormFault = async (c: Context<EdgeEnv>): Promise<void> => {
  const token = findViewToken(c.req.raw.headers);
  if (!token || c.req.method !== 'POST' || !formFaults.includes(c.res.status)) return;
  const pointer = await readPointer(c.env);
  const told = findTold(pointer, token);
  const view = told && (await readToken(c.env, token));
  if (!view) return;
  const seen = told.canary?.composition ?? pointer?.composition;
  const [path] = c.get('formPage')?.split('?') ?? [];
  const page = seen && path ? findPattern(seen, path) : null;
  countReport(c, told, { ...view, fault: { kind: 'form', page, stack: c.req.path }, times: {} });
};
