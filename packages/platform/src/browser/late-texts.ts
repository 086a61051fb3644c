import { fetchFromApi } from '../protocol/api-address.ts';
import type { Texts } from '@binnen/platform';

const milliseconds = 3_000;

const isByKey = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** All texts of a version, by its call. Checked by hand: the contract's schemas would be 4 kB more on every page. */
const fetchTexts = async (call: string): Promise<Pick<Texts, 'short' | 'long'>> => {
  const signal = AbortSignal.timeout(milliseconds);
  const response = await fetchFromApi(document, call, { signal });
  const { short, long } = (await response.json()) as Record<string, unknown>;
  if (!isByKey(short) || !isByKey(long)) throw new Error(`${response.status} has no texts`);
  return { short, long };
};

/**
 * A document only has the texts that it shows. The returned function adds all others, once. It resolves when they are
 * there or do not come; after a failure the next call tries again.
 */
export const createLateTexts = (texts: Texts | undefined, call: string): (() => Promise<void>) => {
  if (!texts) return () => Promise.resolve();
  const callBacks = new Set<() => void>();
  texts.subscribe = (callBack) => {
    callBacks.add(callBack);
    return () => callBacks.delete(callBack);
  };
  let loading: Promise<void> | undefined;
  const load = async () => {
    try {
      const { short, long } = await fetchTexts(call);
      texts.sent ??= { short: texts.short, long: texts.long };
      // What is on the page stays, also when the texts have changed since.
      texts.short = { ...short, ...texts.short };
      texts.long = { ...long, ...texts.long };
      for (const callBack of callBacks) callBack();
    } catch (error) {
      loading = undefined;
      console.warn('texts could not be loaded', error);
    }
  };
  return () => (loading ??= load());
};
