import type { Composition } from '@binnen/platform/contract/composition';
import { readProblemCode } from '@binnen/platform/problem-code';
import { isDeclaredRead } from '@binnen/platform/match-read';
import { parseGenerations, type TagGenerations } from '@binnen/edge-kit/caching/generations';
import { within } from '@binnen/edge-kit/deadlines/within';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import type { ReadResult } from '@binnen/platform/render-protocol';
import { showReadIn } from './seen-composition.ts';
import { countReadFor, findVisitor } from '@binnen/edge-kit/quotas/rate-limit';

/** An API answer, and the tag generations of its data. */
export interface Read {
  result: ReadResult;
  generations?: TagGenerations;
}

/** Answers a read of a render from the edge's own API, in process. */
export type ReadApi = (call: string) => Promise<Read>;

/**
 * How long all reads of a page may take together. A read that starts later still gets the minimum, which is enough for
 * a reply from the cache.
 */
const patienceMilliseconds = 4_000;
const leastMilliseconds = 250;

/** No call of ours is longer. */
const mostCallLength = 2_000;

/** Whether a release of the composition declared that it reads this. It catches mistakes, not malice. */
const isDeclared = ({ releases }: Composition, call: string): boolean =>
  call.length <= mostCallLength && Object.values(releases).some(({ reads }) => isDeclaredRead(reads, call));

const fail = (status: number, code: string): Read => ({ result: { status, code } });

/** For a page of this composition. Its lookups count as those of the visitor who asks for it. */
export const createReadApi = (c: Context<EdgeEnv>, composition: Composition): ReadApi => {
  const visitor = findVisitor(c);
  const until = Date.now() + patienceMilliseconds;
  const readOne = async (call: string): Promise<Read> => {
    if (!call.startsWith('/') || call.startsWith('//') || !isDeclared(composition, call))
      return fail(403, 'forbidden');
    const request = new Request(`https://edge.internal${call}`, { headers: { accept: 'application/json' } });
    countReadFor(request, visitor);
    showReadIn(request, composition);
    const response = await c.get('api').fetch(request, c.env, c.executionCtx as ExecutionContext);
    if (response.ok) {
      const generations = parseGenerations(response.headers);
      return { result: await response.text(), generations };
    }
    return fail(response.status, readProblemCode(await response.json().catch(() => null)));
  };
  return (call) =>
    within(
      Math.max(until - Date.now(), leastMilliseconds),
      readOne(call).catch(() => fail(500, 'internal-error')),
      () => fail(503, 'upstream-unavailable'),
    );
};
