import type { Composition, ReadResult } from '@binnen/contracts/composition';
import { parseGenerations, type TagGenerations } from '../caching/generations.ts';
import { within } from '../deadlines/within.ts';
import type { Api, Bindings } from '../env.ts';

/** An API answer, its ETag, and the tag generations of its data. */
export interface Read {
  result: ReadResult;
  version?: string;
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

const matchers = new WeakMap<Composition, (path: string) => boolean>();

/** In `/content/pages/*`, `*` matches one segment. */
const createMatcher = (composition: Composition): ((path: string) => boolean) => {
  const patterns = Object.values(composition.releases)
    .flatMap((release) => release.reads)
    .map((read) => `^${read.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')}$`);
  const expression = new RegExp(patterns.join('|') || '^$');
  return (path) => expression.test(path);
};

/** Whether a release of the composition declared that it reads this path. It catches mistakes, not malice. */
const isDeclaredRead = (composition: Composition, call: string): boolean => {
  let matcher = matchers.get(composition);
  if (!matcher) matchers.set(composition, (matcher = createMatcher(composition)));
  return matcher(call.split('?', 1)[0]!);
};

const fail = (status: number, code: string): Read => ({ result: { status, code } });

export const createReadApi = (
  api: Api,
  composition: Composition,
  env: Bindings,
  context: ExecutionContext,
): ReadApi => {
  const until = Date.now() + patienceMilliseconds;
  const readOne = async (call: string): Promise<Read> => {
    if (!call.startsWith('/') || call.startsWith('//') || !isDeclaredRead(composition, call))
      return fail(403, 'forbidden');
    const request = new Request(`https://edge.internal${call}`, { headers: { accept: 'application/json' } });
    const response = await api.fetch(request, env, context);
    if (response.ok) {
      const version = response.headers.get('etag');
      const generations = parseGenerations(response.headers);
      return { result: await response.text(), generations, ...(version ? { version } : {}) };
    }
    const problem = (await response.json().catch(() => ({}))) as { code?: string };
    return fail(response.status, problem.code ?? 'internal-error');
  };
  return (call) =>
    within(
      Math.max(until - Date.now(), leastMilliseconds),
      readOne(call).catch(() => fail(500, 'internal-error')),
      () => fail(503, 'upstream-unavailable'),
    );
};
