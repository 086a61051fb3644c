import * as v from 'valibot';
import { isWithin } from '../deadlines/is-before.ts';
import { within } from '../deadlines/within.ts';
import type { KitBindings } from '../environment/env.ts';
import { judge } from './freshness.ts';
import type { TagGenerations } from './generations.ts';
import { createMemory } from './memory.ts';
import { PageNoteSchema, type KeptPage, type PageNote, type Wanted } from './page-cache.ts';

type Store = KitBindings['CACHE'];

/** A page is written this often at most because visitors ask for it, by all isolates together but for the lag of KV. */
const pauseMilliseconds = 600_000;
/** A page that no visitor's request made for so long is forgotten … */
const keptSeconds = 90 * 86_400;
/** … and one that is older than this is never served: it is as old as a data centre's own may be. */
const servedSeconds = 86_400;
/** A render takes as long: waiting longer for KV is no gain. */
const readMilliseconds = 400;
const mostBytes = 500_000;
/** KV takes 512 bytes. */
const mostKeyLength = 500;
/** KV takes 1,024 bytes of it. */
const mostMetadata = 1_000;

/** A page that is rendered because KV has none is not looked up there again. */
const justMilliseconds = 5_000;

/** When pages were written last, as this isolate knows. */
const writtenAt = createMemory<number>(2_000);
/** Pages that were looked up just now. */
const lookedUp = createMemory<true>(2_000);

const prefix = 'page:';
const nameOf = (key: string): string => prefix + key;
const newline = 10;

const NotesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ ...PageNoteSchema.entries, bytes: v.number() })),
);

/** The notes with the length of each document, a newline and the documents. */
const format = (pages: readonly KeptPage[]): Promise<ArrayBuffer> => {
  const notes = pages.map(({ body, ...note }) => ({ ...note, bytes: body.byteLength }));
  return new Blob([`${JSON.stringify(notes)}\n`, ...pages.map(({ body }) => body)]).arrayBuffer();
};

const parse = (stored: ArrayBuffer | null): KeptPage[] => {
  if (!stored) return [];
  const bytes = new Uint8Array(stored);
  const end = bytes.indexOf(newline);
  const notes = v.safeParse(NotesSchema, new TextDecoder().decode(bytes.subarray(0, Math.max(end, 0))));
  if (!notes.success) return [];
  let at = end + 1;
  return notes.output.map(({ bytes: length, ...note }) => ({
    ...note,
    body: stored.slice(at, (at += length)),
  }));
};

/** The list of keys tells this of a page: enough to see whether it would be served. */
const SummarySchema = v.pick(PageNoteSchema, ['storedAt', 'generations', 'madeBy']);
type SharedSummary = Pick<PageNote, 'storedAt' | 'generations' | 'madeBy'>;

/** Whether a page is old, or read data that was purged since: then it is none, as one that was never kept. */
const isGood = (page: SharedSummary, generations: TagGenerations): boolean =>
  judge(page, servedSeconds, generations).state === 'hit';

/** The good pages of a key: one, and while a promote is under way the one that comes after it. A KV that fails is a miss. */
export const readShared = async (
  store: Store,
  key: string,
  generations: TagGenerations,
): Promise<KeptPage[]> => {
  const reading = store.get(nameOf(key), 'arrayBuffer').catch(() => null);
  const pages = parse(await within(readMilliseconds, reading, () => null));
  lookedUp.keep(key, true, 1, Date.now() + justMilliseconds);
  const at = Math.max(...pages.map(({ storedAt }) => storedAt), 0);
  if (at) writtenAt.keep(key, at, 1, at + pauseMilliseconds);
  return pages.filter((page) => isGood(page, generations));
};

/** A page that another data centre kept. */
export const findShared = async (
  store: Store,
  key: string,
  { generations, judgeMakers, isCurrent }: Omit<Wanted, 'freshSeconds'>,
): Promise<KeptPage | null> => {
  const kept = await readShared(store, key, generations);
  const pages = kept.filter(({ storedAt }) => isCurrent?.(storedAt) ?? true);
  const find = (worth: string) =>
    pages.find(({ madeBy }) => (judgeMakers?.(madeBy) ?? 'current') === worth) ?? null;
  return find('current') ?? find('past');
};

const isWritten = (key: string): boolean => {
  const at = writtenAt.get(key);
  return at !== undefined && isWithin(Date.now(), at, pauseMilliseconds);
};

/**
 * Writes the pages of a key; the last one is the newest. `expiration`: in seconds since 1970, for a page that no visitor
 * asked for. Rejects when KV does not take it.
 */
export const writeShared = async (
  store: Store,
  key: string,
  pages: readonly KeptPage[],
  expiration = Math.floor(Date.now() / 1_000) + keptSeconds,
): Promise<void> => {
  const last = pages.at(-1);
  const bytes = pages.reduce((sum, { body }) => sum + body.byteLength, 0);
  if (!last || bytes > mostBytes * pages.length || nameOf(key).length > mostKeyLength) return;
  const { storedAt, generations, madeBy } = last;
  const summary: SharedSummary = { storedAt, generations, madeBy };
  const metadata = JSON.stringify(summary).length <= mostMetadata ? summary : null;
  writtenAt.keep(key, storedAt, 1, storedAt + pauseMilliseconds);
  await store.put(nameOf(key), await format(pages), { expiration, metadata });
};

/** Keeps a page for the other data centres, unless one is there that is younger than ten minutes. */
export const sharePage = async (store: Store, key: string, page: KeptPage): Promise<void> => {
  if (isWritten(key)) return;
  if (!lookedUp.get(key)) await readShared(store, key, {});
  if (!isWritten(key)) await writeShared(store, key, [page]).catch(() => {});
};

export const forgetShared = (store: Store, key: string): Promise<void> => store.delete(nameOf(key));

/** A kept page that is not to be served, or soon not to be. */
export const DuePageSchema = v.object({
  key: v.string(),
  /** Seconds since 1970. */
  expiration: v.number(),
});
export type DuePage = v.InferOutput<typeof DuePageSchema>;

/** KV lists a thousand keys at a time. */
const mostLists = 100;

/**
 * The kept pages that are due: old, with purged data, or not `isCurrent`; those first that a visitor asked for last, as their
 * expiration tells. One with too many tags to list is never due.
 */
export const listDue = async (
  store: Store,
  generations: TagGenerations,
  isCurrent: (key: string, page: SharedSummary) => boolean,
): Promise<DuePage[]> => {
  const due: DuePage[] = [];
  let cursor: string | null = null;
  for (let lists = 0; lists < mostLists; lists += 1) {
    const listed: KVNamespaceListResult<unknown> = await store.list({ prefix, cursor });
    for (const { name, expiration, metadata } of listed.keys) {
      const key = name.slice(prefix.length);
      const summary = v.safeParse(SummarySchema, metadata);
      if (!expiration || !summary.success) continue;
      if (!isGood(summary.output, generations) || !isCurrent(key, summary.output))
        due.push({ key, expiration });
    }
    if (listed.list_complete) break;
    ({ cursor } = listed);
  }
  return due.sort((one, other) => other.expiration - one.expiration);
};
