import * as v from 'valibot';
import { createDataCentre } from './data-centre.ts';
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
export const PageNoteSchema = v.object({
  storedAt: v.number(),
  freshSeconds: v.number(),
  generations: v.record(v.string(), v.number()),
  headers: v.record(v.string(), v.string()),
  madeBy: v.object({
    composition: v.string(),
    /** Of the pointer that was known then; 0 for a page that was made before its composition was live. */
    revision: v.number(),
    /** The pattern of the page. */
    pattern: v.nullable(v.string()),
    /** Versions, by remote. */
    releases: v.record(v.string(), v.string()),
    /** Tells apart what the edge puts into the head of every document. */
    head: v.optional(v.string(), ''),
  }),
});
const NoteSchema = v.pipe(v.string(), v.parseJson(), PageNoteSchema);
export type PageNote = v.InferOutput<typeof PageNoteSchema>;
/** The releases whose code made a page: the shell, the page's remote and those of its widgets. */
export type MadeBy = PageNote['madeBy'];

/** A page as it is kept: nothing in it belongs to one visitor. */
export type KeptPage = PageNote & { body: ArrayBuffer };

/** What a page is asked for with. */
export interface Wanted {
  /** The current ones: a page that read data which was purged since is stale. */
  generations: TagGenerations;
  /** Overrides the time that the page was kept with. */
  freshSeconds?: number | undefined;
  /** Whether a page that was kept then may still be shown. Any may when it is not given. */
  isCurrent?: (storedAt: number) => boolean;
  /** What a page of these releases is worth now: `past` makes it stale, `gone` is no page. Any is good when it is not given. */
  judgeMakers?: (madeBy: MadeBy) => 'current' | 'past' | 'gone';
}

/** How long a page that is no longer fresh may still be served when a new one cannot be rendered. */
const staleSeconds = 86_400;

const dataCentre = createDataCentre('pages');

/** The answer with a kept page; null when it is none of today's. */
export const answerKept = (
  page: KeptPage,
  { generations, freshSeconds = page.freshSeconds, isCurrent, judgeMakers }: Wanted,
): CachedPage | null => {
  const makers = judgeMakers?.(page.madeBy) ?? 'current';
  if (makers === 'gone' || isCurrent?.(page.storedAt) === false) return null;
  const { state: age, ageSeconds } = judge(page, freshSeconds, generations);
  const state = makers === 'past' ? 'stale' : age;
  const status = `binnen-pages; hit${state === 'hit' ? '' : '; detail=stale'}`;
  const headers = { ...page.headers, age: String(ageSeconds), 'cache-status': status };
  return { response: new Response(page.body, { headers }), state, ageSeconds };
};

const read = async (kept: Response): Promise<KeptPage> => ({
  ...v.parse(NoteSchema, kept.headers.get(noteName)),
  body: await kept.arrayBuffer(),
});

/**
 * The last good HTML of each page, in the Cache API. Each data centre has its own, so "the last good page" is the last
 * good one here. In front of it, the isolate remembers the pages that it has just served for as long as they are fresh.
 */
export const createPageCache = (memory: Memory<KeptPage>) => ({
  match: async (key: string, wanted: Wanted): Promise<CachedPage | null> => {
    const held = memory.get(key);
    const remembered = held && answerKept(held, wanted);
    if (remembered?.state === 'hit') return remembered;
    // Another isolate may have rendered it anew.
    const kept = await dataCentre.find(key, read);
    if (!kept) return null;
    const found = answerKept(kept, wanted);
    if (found?.state === 'hit') memory.keep(key, kept, kept.body.byteLength);
    return found;
  },
  put: async (key: string, { body, ...note }: KeptPage): Promise<void> => {
    memory.keep(key, { ...note, body }, body.byteLength);
    const maxAge = `public, max-age=${note.freshSeconds + staleSeconds}`;
    const headers = { [noteName]: JSON.stringify(note), 'cache-control': maxAge };
    await dataCentre.put(key, new Response(body, { headers }));
  },
  /** For pages that are stale or unknown here: an isolate serves a page that it remembers as long as that is fresh. */
  forget: dataCentre.forget,
});
