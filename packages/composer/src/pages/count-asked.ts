import type { Context } from 'hono';
import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import type { EdgeEnv } from '../environment/env.ts';
import { getRegistry } from '../registry/get-registry.ts';

const handOverMilliseconds = 60_000;
const mostPaths = 500;

// Paths of pages and how often each was asked for: nothing of a visitor, and no time.
let asked = new Map<string, number>();
let since = 0;

/**
 * Counts a view of a page by its path. What is counted is handed over to the registry by the first one a minute later, in
 * one call; what an isolate has when it ends is lost, which is a minute's views or less while visitors come.
 */
export const countAsked = ({ env, executionCtx }: Context<EdgeEnv>, path: string): void => {
  const known = asked.get(path);
  if (known !== undefined || asked.size < mostPaths) asked.set(path, (known ?? 0) + 1);
  const now = Date.now();
  since ||= now;
  if (isWithin(now, since, handOverMilliseconds)) return;
  const counts = Object.fromEntries(asked);
  asked = new Map();
  since = now;
  const handingOver = getRegistry(env).addAsked(counts);
  executionCtx.waitUntil(handingOver.catch(() => undefined));
};
