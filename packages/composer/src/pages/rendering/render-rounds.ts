import { keepNewest } from '@binnen/edge-kit/tables/keep-newest';
import { mostRounds } from '@binnen/platform/contract/most-rounds';
import type { PostedForm, Render, Rendered, ReadResult } from '@binnen/platform/render-protocol';
import { mergeGenerations, type TagGenerations } from '@binnen/edge-kit/caching/generations';
import type { Read, ReadApi } from './read-api.ts';

const rememberedUrls = 2_000;
/** A longer one takes another round: anybody can make many, and its calls are as long. */
const longestUrl = 1_000;

/** Makes a warm page take one call: which reads a URL needed last time. It holds names of public API calls, nothing of a visitor. */
export type ReadMemory = Map<string, string[]>;

export interface RenderedPage extends Rendered {
  data: Record<string, ReadResult>;
  rounds: number;
  /** The oldest generation of each cache tag of its reads. */
  generations: TagGenerations;
  /** No read failed on our side or upstream, so the page lacks nothing. */
  isWhole: boolean;
}

/** 429: the limit of one visitor, which is no reason for others to get less. */
const hasFailed = (result: ReadResult): boolean =>
  typeof result !== 'string' && (result.status >= 500 || result.status === 429);

/**
 * Renders, does the missing reads, and renders again. Rejects when that is not enough. `reads` gets
 * what was read, also of a render that fails.
 */
export const renderInRounds = async (
  render: Render,
  readApi: ReadApi,
  memory: ReadMemory,
  request: { url: string; now: number; form?: PostedForm },
  reads = new Map<string, Read>(),
): Promise<RenderedPage> => {
  const { url, now, form } = request;
  const readAll = async (calls: string[]) => {
    const results = await Promise.all(calls.map(readApi));
    calls.forEach((call, index) => reads.set(call, results[index]!));
  };
  await readAll(memory.get(url) ?? []);
  for (let round = 1; round <= mostRounds; round++) {
    const given = Object.fromEntries([...reads].map(([call, { result }]) => [call, result]));
    const reply = await render({ url, data: given, now, ...(form ? { form } : {}) });
    if (!('reads' in reply)) {
      if (url.length <= longestUrl) keepNewest(memory, url, reply.used, rememberedUrls);
      const data: Record<string, ReadResult> = {};
      let generations: TagGenerations = {};
      for (const call of reply.used) {
        const { result, generations: own = {} } = reads.get(call)!;
        data[call] = result;
        generations = mergeGenerations(generations, own);
      }
      const isWhole = !Object.values(data).some(hasFailed);
      return { ...reply, data, rounds: round, generations, isWhole };
    }
    await readAll(reply.reads.filter((call) => !reads.has(call)));
  }
  throw new Error(`${new URL(url).pathname} still missed reads after ${mostRounds} rounds`);
};
