import { createEntityTag } from '../headers/entity-tag.ts';
import { isPurged, type TagGenerations } from './generations.ts';

/** Headers that only this module reads; they never leave it. */
const names = {
  storedAt: 'x-page-stored-at',
  freshSeconds: 'x-page-fresh-seconds',
  generations: 'x-page-generations',
} as const;

/** How long a page that is no longer fresh may still stand in for one that cannot be made. */
const staleSeconds = 86_400;

export interface CachedPage {
  response: Response;
  /** `stale`: serve it, and render it anew behind. */
  state: 'hit' | 'stale';
  ageSeconds: number;
}

/**
 * The last good HTML of each page. Today the Cache API is behind it: so an entry is this data centre's alone, and "the
 * last good page" means the last good one here. A failing cache is a miss.
 */
export interface PageCache {
  /** `generations`: those of now; a page that read something that was purged since is stale. */
  match: (key: string, generations: TagGenerations) => Promise<CachedPage | null>;
  /** Keeps a page; false for what must not be kept: errors, and what says `no-store` or `private` or sets a cookie. */
  put: (
    key: string,
    response: Response,
    generations: TagGenerations,
    freshSeconds: number,
  ) => Promise<boolean>;
}

const mayKeep = (response: Response): boolean =>
  response.status === 200 &&
  !/\b(no-store|private)\b/.test(response.headers.get('cache-control') ?? '') &&
  !response.headers.has('set-cookie');

const parseGenerations = (text: string | null): TagGenerations | null => {
  try {
    return JSON.parse(text ?? '') as TagGenerations;
  } catch {
    return null;
  }
};

export const createPageCache = (cache: Cache, now: () => number = () => Date.now()): PageCache => ({
  match: async (key, generations) => {
    const kept = await cache.match(key).catch(() => undefined);
    if (!kept) return null;
    const headers = new Headers(kept.headers);
    const storedAt = Number(headers.get(names.storedAt));
    const had = parseGenerations(headers.get(names.generations));
    if (!storedAt || !had) return null;
    const ageSeconds = Math.max(0, Math.floor((now() - storedAt) / 1000));
    const isFresh =
      ageSeconds < Number(headers.get(names.freshSeconds)) && !isPurged({ generations: had }, generations);
    for (const name of Object.values(names)) headers.delete(name);
    // The cache keeps it for longer than others may: they are told what the page itself said.
    headers.set('cache-control', headers.get('x-page-cache-control') ?? 'no-cache');
    headers.delete('x-page-cache-control');
    headers.set('age', String(ageSeconds));
    headers.set('cache-status', `binnen-pages; hit${isFresh ? '' : '; detail=stale'}`);
    return {
      response: new Response(kept.body, { status: kept.status, headers }),
      state: isFresh ? 'hit' : 'stale',
      ageSeconds,
    };
  },
  put: async (key, response, generations, freshSeconds) => {
    if (!mayKeep(response)) return false;
    const headers = new Headers(response.headers);
    headers.set(names.storedAt, String(now()));
    headers.set(names.freshSeconds, String(freshSeconds));
    headers.set(names.generations, JSON.stringify(generations));
    headers.set('x-page-cache-control', headers.get('cache-control') ?? 'no-cache');
    headers.set('cache-control', `public, max-age=${freshSeconds + staleSeconds}`);
    // The Cache API refuses `Vary: *` and would key by the rest, which our key does not know.
    headers.delete('vary');
    try {
      const html = await response.text();
      if (!headers.has('etag')) headers.set('etag', await createEntityTag(html));
      await cache.put(key, new Response(html, { status: response.status, headers }));
      return true;
    } catch {
      return false;
    }
  },
});
