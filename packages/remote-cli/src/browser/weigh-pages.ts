import type { OpenedSample } from '@binnen/platform/contract/browser-rehearsals';
import type { Weight } from '../dev/render-thread.ts';
import type { RehearsedSite } from './rehearsed-site.ts';

const renders = 12;
/** What grows in so many is no leftover of the machine's own, which compiles for long but not for ever. */
const rendersThatProve = 12 * renders;
const mostTimes = 5;
/** A page is slow when it takes so many times as long as the live one, and so much longer. */
const slower = { ratio: 1.5, milliseconds: 0.5 };
/** More than this is no leftover of the machine's own: bytes of each render. */
const mostKept = 16_000;
/** Of an isolate on Cloudflare. */
const memoryBytes = 128e6;

/** Findings against a page on the server; none when it costs what the live one does. */
export const describeWeights = (
  { milliseconds, kept }: Weight,
  before: Weight | undefined,
): Pick<OpenedSample, 'faults' | 'notes'> => {
  const live = before?.milliseconds ?? Infinity;
  const isSlow = milliseconds > live * slower.ratio && milliseconds - live > slower.milliseconds;
  const grows = kept > mostKept && kept > 2 * (before?.kept ?? 0);
  const [now, then, times] = [milliseconds, live, milliseconds / live].map((value) => value.toFixed(1));
  return {
    faults: grows
      ? [
          `each render leaves ${(kept / 1_000).toFixed(0)} kB in the server’s memory, which is full after some ${Math.round(memoryBytes / kept)}`,
        ]
      : [],
    notes: isSlow
      ? [`the server renders it in ${now} ms, and the live one in ${then}: ${times} times as long`]
      : [],
  };
};

/** Other programs make a render slower, never quicker; memory is freed at any time, also what was kept before: the middle counts. */
const summarize = (weights: readonly Weight[]): Weight => ({
  milliseconds: Math.min(...weights.map(({ milliseconds }) => milliseconds)),
  kept: weights.map(({ kept }) => kept).sort((one, other) => one - other)[weights.length >> 1] ?? 0,
});

const summarizeIfAny = (weights: readonly Weight[]): Weight | undefined =>
  weights.length > 0 ? summarize(weights) : undefined;

const judge = (own: readonly Weight[], live: readonly Weight[]): ReturnType<typeof describeWeights> =>
  describeWeights(summarize(own), summarizeIfAny(live));

/**
 * What speaks against a page that was opened at both sites. They are weighed in turn; the first time only warms them up. What shows
 * is weighed again, and what is kept must still be kept in a long run.
 */
export const weighPage = async (
  address: string,
  now: RehearsedSite,
  before: RehearsedSite | undefined,
): Promise<ReturnType<typeof describeWeights>> => {
  const [own, live]: [Weight[], Weight[]] = [[], []];
  for (let time = 0; time <= mostTimes; time += 1) {
    const weights = [await now.weigh(address, renders), await before?.weigh(address, renders)] as const;
    if (!weights[0]) break;
    if (time === 0) continue;
    own.push(weights[0]);
    if (weights[1]) live.push(weights[1]);
    // What is compiled late is kept, too, at both sites.
    const told = judge(own, live);
    if (time > 1 && told.notes.length === 0 && summarize(own).kept <= mostKept) return told;
  }
  if (own.length === 0) return { faults: [], notes: [] };
  const told = judge(own, live);
  if (told.faults.length === 0) return told;
  const proof = await now.weigh(address, rendersThatProve);
  return proof ? { ...told, faults: describeWeights(proof, summarizeIfAny(live)).faults } : told;
};
