import * as v from 'valibot';
import { judge, type Freshness } from './freshness.ts';
import type { TagGenerations } from './generations.ts';
import type { Memory } from './memory.ts';

export interface CachedPage extends Pick<Freshness, 'state' | 'ageSeconds'> {
  response: Response;
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

/** A page as it is kept: nothing in it belongs to one visitor. */
export type KeptPage = v.InferOutput<typeof NoteSchema> & { body: ArrayBuffer };

/** How long a page that is no longer fresh may still be served when a new one cannot be rendered. */
const staleSeconds = 86_400;

const openCache = () => caches.open('pages');

const answer = (
  page: KeptPage,
  generations: TagGenerations,
  freshSeconds = page.freshSeconds,
): CachedPage => {
  const { state, ageSeconds } = judge(page, freshSeconds, generations);
  const status = `binnen-pages; hit${state === 'hit' ? '' : '; detail=stale'}`;
  const headers = { ...page.headers, age: String(ageSeconds), 'cache-status': status };
  return { response: new Response(page.body, { headers }), state, ageSeconds };
};

const read = async (key: string): Promise<KeptPage | null> => {
  const kept = await (await openCache()).match(key);
  const note = v.safeParse(NoteSchema, kept?.headers.get(noteName));
  return kept && note.success ? { ...note.output, body: await kept.arrayBuffer() } : null;
};

/**
 * The last good HTML of each page, in the Cache API. That cache belongs to one data centre, so "the last good page"
 * means the last good one here. In front of it, the isolate remembers the pages that it has just served for as long as
 * they are fresh. A cache that fails is a miss.
 */
export const createPageCache = (memory: Memory<KeptPage>) => ({
  /**
   * `generations`: the current ones; a page that read data which was purged since is stale. `freshSeconds`: overrides
   * the time that the page was kept with.
   */
  match: async (
    key: string,
    generations: TagGenerations,
    freshSeconds?: number,
  ): Promise<CachedPage | null> => {
    const held = memory.get(key);
    const remembered = held && answer(held, generations, freshSeconds);
    if (remembered?.state === 'hit') return remembered;
    // Another isolate may have rendered it anew.
    const kept = await read(key).catch(() => null);
    if (!kept) return null;
    const found = answer(kept, generations, freshSeconds);
    if (found.state === 'hit') memory.keep(key, kept, kept.body.byteLength);
    return found;
  },
  put: async (key: string, { body, ...page }: Omit<KeptPage, 'storedAt'>): Promise<void> => {
    const note = { ...page, storedAt: Date.now() };
    memory.keep(key, { ...note, body }, body.byteLength);
    const maxAge = `public, max-age=${page.freshSeconds + staleSeconds}`;
    const headers = { [noteName]: JSON.stringify(note), 'cache-control': maxAge };
    await (await openCache()).put(key, new Response(body, { headers }));
  },
});
