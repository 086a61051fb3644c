import type { ReadResult } from '@binnen/contracts/composition';
import type { PostedForm, Rendered } from '@binnen/contracts/render';
import type { TagGenerations } from '../caching/generations.ts';
import type { Render } from '../composition/isolate.ts';
import type { ReadApi } from './read-api.ts';

const maximumRounds = 4;
const rememberedUrls = 2_000;

/** Which reads a page of a composition asked for last time, so that a warm page takes one call. */
export interface ReadMemory {
  recall: (url: string) => string[];
  remember: (url: string, calls: string[]) => void;
}

/** Oldest out first. It holds names of public API calls, nothing of a visitor. */
export const createReadMemory = (): ReadMemory => {
  const calls = new Map<string, string[]>();
  return {
    recall: (url) => calls.get(url) ?? [],
    remember: (url, used) => {
      calls.delete(url);
      calls.set(url, used);
      if (calls.size > rememberedUrls) calls.delete(calls.keys().next().value!);
    },
  };
};

export interface RenderedPage extends Rendered {
  data: Record<string, ReadResult>;
  rounds: number;
  /** The oldest generation of each cache tag that its reads had. */
  generations: TagGenerations;
  /** None of its reads failed on our side or upstream: nothing is missing from it. */
  isWhole: boolean;
}

const hasFailed = (result: ReadResult): boolean => typeof result !== 'string' && result.status >= 500;

/** Renders, reads what is missing, and renders again: at most four times. Rejects when that is not enough. */
export const renderInRounds = async (
  render: Render,
  readApi: ReadApi,
  memory: ReadMemory,
  request: { url: string; now: number; form?: PostedForm },
): Promise<RenderedPage> => {
  const { url, now, form } = request;
  const data: Record<string, ReadResult> = {};
  const readAll = async (calls: string[]) => {
    const results = await Promise.all(calls.map(readApi.read));
    calls.forEach((call, index) => {
      data[call] = results[index]!;
    });
  };
  await readAll(memory.recall(url));
  for (let round = 1; round <= maximumRounds; round++) {
    const reply = await render({ url, data, now, ...(form ? { form } : {}) });
    if (!('reads' in reply)) {
      memory.remember(url, reply.used);
      const used = Object.fromEntries(reply.used.map((call) => [call, data[call]!]));
      const isWhole = !Object.values(used).some(hasFailed);
      return { ...reply, data: used, rounds: round, generations: readApi.generations, isWhole };
    }
    await readAll(reply.reads.filter((call) => !(call in data)));
  }
  throw new Error(`${new URL(url).pathname} still missed reads after ${maximumRounds} rounds`);
};
