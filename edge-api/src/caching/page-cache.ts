import { createEntityTag } from '../headers/entity-tag.ts';
import { isPurged, type TagGenerations } from './generations.ts';
import type { KeptPage, PageMemory } from './page-memory.ts';

/** The header that only this module reads; it never leaves it. */
const noteName = 'x-page-note';

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
 * last good page" means the last good one here. In front of it the isolate remembers the pages that it has just
 * served, as long as they are fresh. A failing cache is a miss.
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

type Note = Pick<KeptPage, 'storedAt' | 'freshSeconds' | 'generations'> & {
  /** What the page itself told others: the cache keeps it for longer, and would key by `vary`, which ours does not. */
  own: Record<string, string>;
};
const ownNames = ['cache-control', 'vary'] as const;
/** What is about how the cache got it, not about the page. */
const strange = [noteName, 'cf-cache-status', 'content-length', 'date'];

/** Whole pages for everybody: no errors, no redirects, and nothing that says that it must not be kept. */
export const mayKeep = (response: Response): boolean =>
  response.status === 200 &&
  !/\b(no-store|private)\b/.test(response.headers.get('cache-control') ?? '') &&
  !response.headers.has('set-cookie');

const parseNote = (text: string | null): Note | null => {
  try {
    return text === null ? null : (JSON.parse(text) as Note);
  } catch {
    return null;
  }
};

const toKept = ({ own, ...rest }: Note, headers: Headers, body: ArrayBuffer): KeptPage => {
  const all = Object.fromEntries([...headers].filter(([name]) => !strange.includes(name)));
  return { ...rest, headers: { ...all, ...own }, body };
};

export const createPageCache = (
  cache: () => Promise<Cache>,
  memory: PageMemory | null,
  now: () => number = () => Date.now(),
): PageCache => {
  const judge = (page: KeptPage, generations: TagGenerations) => {
    const ageSeconds = Math.max(0, Math.floor((now() - page.storedAt) / 1000));
    return { ageSeconds, isFresh: ageSeconds < page.freshSeconds && !isPurged(page, generations) };
  };
  const answer = (page: KeptPage, ageSeconds: number, isFresh: boolean): CachedPage => {
    const status = `binnen-pages; hit${isFresh ? '' : '; detail=stale'}`;
    const headers = { ...page.headers, age: String(ageSeconds), 'cache-status': status };
    return { response: new Response(page.body, { headers }), state: isFresh ? 'hit' : 'stale', ageSeconds };
  };
  const read = async (key: string): Promise<KeptPage | null> => {
    try {
      const kept = await (await cache()).match(key);
      const note = parseNote(kept?.headers.get(noteName) ?? null);
      return kept && note ? toKept(note, kept.headers, await kept.arrayBuffer()) : null;
    } catch {
      return null;
    }
  };
  return {
    match: async (key, generations) => {
      const held = memory?.get(key);
      const state = held && judge(held, generations);
      if (held && state?.isFresh) return answer(held, state.ageSeconds, true);
      // Another isolate may have rendered it anew.
      const kept = await read(key);
      if (!kept) return null;
      const { ageSeconds, isFresh } = judge(kept, generations);
      if (isFresh) memory?.keep(key, kept);
      return answer(kept, ageSeconds, isFresh);
    },
    put: async (key, response, generations, freshSeconds) => {
      if (!mayKeep(response)) return false;
      const headers = new Headers(response.headers);
      const own = Object.fromEntries(
        ownNames.flatMap((name) => {
          const value = headers.get(name);
          return value === null ? [] : [[name, value]];
        }),
      );
      const note: Note = { storedAt: now(), freshSeconds, generations, own };
      try {
        const body = await response.arrayBuffer();
        if (!headers.has('etag')) headers.set('etag', await createEntityTag(body));
        memory?.keep(key, toKept(note, headers, body));
        headers.set(noteName, JSON.stringify(note));
        headers.set('cache-control', `public, max-age=${freshSeconds + staleSeconds}`);
        headers.delete('vary');
        await (await cache()).put(key, new Response(body, { status: response.status, headers }));
        return true;
      } catch {
        return false;
      }
    },
  };
};
