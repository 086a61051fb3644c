import type { OpenedSample } from '@binnen/platform/contract/browser-rehearsals';
import type { Weight } from '../dev/render-thread.ts';
import type { RehearsedSite } from './rehearsed-site.ts';

const renders = 12;
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

const least = (one: Weight | undefined, other: Weight | undefined): Weight | undefined =>
  one && other
    ? {
        milliseconds: Math.min(one.milliseconds, other.milliseconds),
        kept: Math.min(one.kept, other.kept),
      }
    : (one ?? other);

/**
 * What speaks against a page that was opened at both sites. They are weighed in turn; the first time only warms them up. The least
 * of each counts, and what shows is weighed again: a busy machine makes a page slower, never quicker.
 */
export const weighPage = async (
  address: string,
  now: RehearsedSite,
  before: RehearsedSite | undefined,
): Promise<ReturnType<typeof describeWeights>> => {
  let told: ReturnType<typeof describeWeights> = { faults: [], notes: [] };
  let [own, live]: (Weight | undefined)[] = [];
  for (let time = 0; time <= mostTimes; time += 1) {
    const weights = [await now.weigh(address, renders), await before?.weigh(address, renders)];
    if (time === 0) continue;
    [own, live] = [least(own, weights[0]), least(live, weights[1])];
    if (!own) break;
    told = describeWeights(own, live);
    // What is compiled late is kept, too, at both sites.
    if (told.notes.length === 0 && own.kept <= mostKept) break;
  }
  return told;
};
