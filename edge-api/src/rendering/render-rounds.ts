import type { ReadResult } from '@binnen/contracts/composition';
import type { PostedForm, Render, Rendered } from '@binnen/contracts/render';
import { mergeGenerations, type TagGenerations } from '../caching/generations.ts';
import type { Read, ReadApi } from './read-api.ts';

const maximumRounds = 4;
const rememberedUrls = 2_000;

/**
 * Makes a warm page take one small call: which reads a URL needed last time, and which answers the composition keeps.
 * It holds names and versions of public API calls, nothing of a visitor.
 */
export interface ReadMemory {
  recall: (url: string) => string[];
  remember: (url: string, calls: string[]) => void;
  /** By call, the version of the answer that the composition's isolate keeps. */
  kept: Map<string, string>;
}

/** In order of use; the oldest is dropped first. */
const bound = (map: Map<string, unknown>): void => {
  if (map.size > rememberedUrls) map.delete(map.keys().next().value!);
};

export const createReadMemory = (): ReadMemory => {
  const calls = new Map<string, string[]>();
  return {
    recall: (url) => calls.get(url) ?? [],
    remember: (url, used) => {
      calls.delete(url);
      calls.set(url, used);
      bound(calls);
    },
    kept: new Map(),
  };
};

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

/** Omits the answers that the isolate keeps already, and sends their versions instead. */
const pack = (reads: Map<string, Read>, kept: Map<string, string>) => {
  const data: Record<string, ReadResult> = {};
  const versions: Record<string, string> = {};
  for (const [call, { result, version }] of reads) {
    if (version) versions[call] = version;
    if (!version || kept.get(call) !== version) data[call] = result;
  }
  return { data, versions };
};

/**
 * Renders, does the missing reads, and renders again: at most four times. Rejects when that is not enough. `reads` gets
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
  await readAll(memory.recall(url));
  for (let round = 1; round <= maximumRounds; round++) {
    const reply = await render({ url, ...pack(reads, memory.kept), now, ...(form ? { form } : {}) });
    if (!('reads' in reply)) {
      memory.remember(url, reply.used);
      const data: Record<string, ReadResult> = {};
      let generations: TagGenerations = {};
      for (const call of reply.used) {
        const { result, version, generations: own = {} } = reads.get(call)!;
        data[call] = result;
        generations = mergeGenerations(generations, own);
        if (!reply.keeps || !version) continue;
        memory.kept.set(call, version);
        bound(memory.kept);
      }
      const isWhole = !Object.values(data).some(hasFailed);
      return { ...reply, data, rounds: round, generations, isWhole };
    }
    // The isolate no longer keeps what was sent as a version alone; the rest was not read yet.
    for (const call of reply.reads) memory.kept.delete(call);
    await readAll(reply.reads.filter((call) => !reads.has(call)));
  }
  throw new Error(`${new URL(url).pathname} still missed reads after ${maximumRounds} rounds`);
};
