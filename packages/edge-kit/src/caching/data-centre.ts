import { waitUntil } from 'cloudflare:workers';
import { within } from '../deadlines/within.ts';

/** Longer than a cache that is well takes on a busy machine. */
const patienceMilliseconds = 1_000;

/**
 * A cache of the data centre; its default one without a name. One that fails or hangs, and what `take` cannot read, is a
 * miss: whatever is kept there can be had elsewhere.
 */
export const createDataCentre = (name?: string) => {
  const open = async () => (name === undefined ? caches.default : caches.open(name));
  return {
    find: <T>(key: RequestInfo, take: (kept: Response) => T | Promise<T>): Promise<T | undefined> => {
      const find = async () => {
        const kept = await (await open()).match(key);
        return kept && (await take(kept));
      };
      return within(
        patienceMilliseconds,
        find().catch(() => undefined),
      );
    },
    /** Never rejects. One that takes long goes on by itself. */
    put: (key: RequestInfo, response: Response): Promise<void> => {
      const putting = open()
        .then((cache) => cache.put(key, response))
        .catch(() => {});
      return within(patienceMilliseconds, putting, () => waitUntil(putting));
    },
    forget: async (key: RequestInfo): Promise<void> => {
      await (await open()).delete(key);
    },
  };
};
