import * as v from 'valibot';
import { createEntityTag } from '../headers/entity-tag.ts';
import { judge, type Freshness, type Kept } from './freshness.ts';
import type { TagGenerations } from './generations.ts';
import type { Memory } from './memory.ts';

/** A page as it is kept: nothing in it is any visitor's. */
export interface KeptPage extends Kept {
  body: ArrayBuffer;
  headers: Record<string, string>;
  freshSeconds: number;
}

export interface CachedPage {
  response: Response;
  state: Freshness['state'];
  ageSeconds: number;
}

/**
 * Holds all but the body. The page's own headers are in it as well: the cache would key by `vary`, obey
 * `cache-control`, and add headers of its own.
 */
const noteName = 'x-page-note';
const NoteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    storedAt: v.number(),
    freshSeconds: v.number(),
    generations: v.record(v.string(), v.number()),
    headers: v.record(v.string(), v.string()),
  }),
);

/** How long a page that is no longer fresh may still stand in for one that cannot be made. */
const staleSeconds = 86_400;

/** Whole pages for everybody: no errors, no redirects, and nothing that says that it must not be kept. */
export const mayKeep = (response: Response): boolean =>
  response.status === 200 &&
  !/\b(no-store|private)\b/.test(response.headers.get('cache-control') ?? '') &&
  !response.headers.has('set-cookie');

/**
 * The last good HTML of each page. Today the Cache API is behind it: so an entry is this data centre's alone, and "the
 * last good page" means the last good one here. In front of it the isolate remembers the pages that it has just
 * served, as long as they are fresh. A failing cache is a miss.
 */
export const createPageCache = (
  cache: () => Promise<Cache>,
  memory: Memory<KeptPage> | null,
  now: () => number = () => Date.now(),
) => {
  const answer = (
    page: KeptPage,
    generations: TagGenerations,
    freshSeconds = page.freshSeconds,
  ): CachedPage => {
    const { state, ageSeconds } = judge(page, freshSeconds, generations, now());
    const status = `binnen-pages; hit${state === 'hit' ? '' : '; detail=stale'}`;
    const headers = { ...page.headers, age: String(ageSeconds), 'cache-status': status };
    return { response: new Response(page.body, { headers }), state, ageSeconds };
  };
  const read = async (key: string): Promise<KeptPage | null> => {
    const kept = await (await cache()).match(key);
    const note = v.safeParse(NoteSchema, kept?.headers.get(noteName));
    return kept && note.success ? { ...note.output, body: await kept.arrayBuffer() } : null;
  };
  return {
    /**
     * `generations`: those of now; a page that read something that was purged since is stale. `freshSeconds`: instead of
     * what the page was kept with.
     */
    match: async (
      key: string,
      generations: TagGenerations,
      freshSeconds?: number,
    ): Promise<CachedPage | null> => {
      const held = memory?.get(key);
      const remembered = held && answer(held, generations, freshSeconds);
      if (remembered?.state === 'hit') return remembered;
      // Another isolate may have rendered it anew.
      const kept = await read(key).catch(() => null);
      if (!kept) return null;
      const found = answer(kept, generations, freshSeconds);
      if (found.state === 'hit') memory?.keep(key, kept, kept.body.byteLength);
      return found;
    },
    /** Keeps a page; false for what must not be kept: errors, and what says `no-store` or `private` or sets a cookie. */
    put: async (
      key: string,
      response: Response,
      generations: TagGenerations,
      freshSeconds: number,
    ): Promise<boolean> => {
      if (!mayKeep(response)) return false;
      try {
        const body = await response.arrayBuffer();
        const headers = Object.fromEntries(response.headers);
        headers['etag'] ??= await createEntityTag(body);
        const note = { storedAt: now(), freshSeconds, generations, headers };
        memory?.keep(key, { ...note, body }, body.byteLength);
        const kept = new Response(body, {
          headers: {
            [noteName]: JSON.stringify(note),
            'cache-control': `public, max-age=${freshSeconds + staleSeconds}`,
          },
        });
        await (await cache()).put(key, kept);
        return true;
      } catch {
        return false;
      }
    },
  };
};
