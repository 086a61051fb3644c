import * as v from 'valibot';
import { createEntityTag } from '../headers/entity-tag.ts';
import { judge, type Freshness, type Kept } from './freshness.ts';
import type { TagGenerations } from './generations.ts';
import type { Memory } from './memory.ts';

/** A page as it is kept: nothing in it belongs to one visitor. */
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
 * Holds everything but the body. The page's own headers are in it too, because the cache would key by `vary`, obey
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

/** How long a page that is no longer fresh may still be served when a new one cannot be rendered. */
const staleSeconds = 86_400;

/** Whole pages that are the same for everybody: no errors, no redirects, and nothing marked as not cacheable. */
export const mayKeep = (response: Response): boolean =>
  response.status === 200 &&
  !/\b(no-store|private)\b/.test(response.headers.get('cache-control') ?? '') &&
  !response.headers.has('set-cookie');

/**
 * The last good HTML of each page, in the Cache API. That cache belongs to one data centre, so "the last good page"
 * means the last good one here. In front of it, the isolate remembers the pages that it has just served for as long as
 * they are fresh. A cache that fails is a miss.
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
     * `generations`: the current ones; a page that read data which was purged since is stale. `freshSeconds`: overrides
     * the time that the page was kept with.
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
    /**
     * Keeps a page. Answers false for what must not be kept: errors, and pages with `no-store`, `private` or a cookie.
     */
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
