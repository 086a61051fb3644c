import { waitUntil } from 'cloudflare:workers';
import { within } from '../deadlines/within.ts';

/** Longer than a cache that is well takes on a busy machine. */
const patienceMilliseconds = 1_000;

/**
 * A cache of the data centre; its default one without a name. One that fails or hangs, and what `take` cannot read, is a
 * miss: whatever is kept there can be had elsewhere.
 */
export const createDataCentre = (name?: string) => {
  const ask = <T>(act: (cache: Cache) => Promise<T>): Promise<T | undefined> => {
    const open = async () => (name === undefined ? caches.default : caches.open(name));
    const asked = open()
      .then(act)
      .catch(() => undefined);
    // What is late goes on by itself.
    return within(patienceMilliseconds, asked, () => void waitUntil(asked));
  };
  return {
    find: <T>(key: RequestInfo, take: (kept: Response) => T | Promise<T>): Promise<T | undefined> =>
      ask(async (cache) => {
        const kept = await cache.match(key);
        return kept && (await take(kept));
      }),
    put: (key: RequestInfo, response: Response) => ask((cache) => cache.put(key, response)),
    forget: (key: RequestInfo) => ask((cache) => cache.delete(key)),
  };
};
