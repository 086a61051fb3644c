import * as v from 'valibot';
import { isWithin } from '../deadlines/is-before.ts';
import { within } from '../deadlines/within.ts';
import type { KitBindings } from '../environment/env.ts';
import { judge } from './freshness.ts';
import type { TagGenerations } from './generations.ts';
import { createMemory } from './memory.ts';
import { NoteSchema, type KeptPage } from './page-cache.ts';

type Store = KitBindings['CACHE'];

/** A page is written this often at most, by all isolates together but for the lag of KV. */
const pauseMilliseconds = 600_000;
const keptSeconds = 86_400;
/** A render takes as long: waiting longer for KV is no gain. */
const readMilliseconds = 400;
const mostBytes = 500_000;
/** KV takes 512 bytes. */
const mostKeyLength = 500;

/** A page that is rendered because KV has none is not looked up there again. */
const justMilliseconds = 5_000;

/** When pages were written last, as this isolate knows. */
const writtenAt = createMemory<number>(2_000);
/** Pages that were looked up just now. */
const lookedUp = createMemory<true>(2_000);

const nameOf = (key: string): string => `page:${key}`;
const newline = 10;

/** The note, a newline and the document. */
const write = ({ body, ...note }: KeptPage): Blob => new Blob([`${JSON.stringify(note)}\n`, body]);

const parse = (stored: ArrayBuffer | null): KeptPage | null => {
  if (!stored) return null;
  const bytes = new Uint8Array(stored);
  const end = bytes.indexOf(newline);
  const note = v.safeParse(NoteSchema, new TextDecoder().decode(bytes.subarray(0, Math.max(end, 0))));
  return note.success ? { ...note.output, body: stored.slice(end + 1) } : null;
};

const read = async (store: Store, key: string): Promise<KeptPage | null> => {
  const reading = store.get(nameOf(key), 'arrayBuffer').catch(() => null);
  const page = parse(await within(readMilliseconds, reading, () => null));
  lookedUp.keep(key, true, 1, Date.now() + justMilliseconds);
  if (page) writtenAt.keep(key, page.storedAt, 1, page.storedAt + pauseMilliseconds);
  return page;
};

/**
 * A page that another data centre kept. One whose data was purged since is none: it is as old here as a page that was never
 * kept. A KV that fails is a miss.
 */
export const findShared = async (
  store: Store,
  key: string,
  generations: TagGenerations,
): Promise<KeptPage | null> => {
  const page = await read(store, key);
  return page && judge(page, Infinity, generations).state === 'hit' ? page : null;
};

const isWritten = (key: string): boolean => {
  const at = writtenAt.get(key);
  return at !== undefined && isWithin(Date.now(), at, pauseMilliseconds);
};

/** Keeps a page for the other data centres, unless one is there that is younger than ten minutes. */
export const sharePage = async (store: Store, key: string, page: KeptPage): Promise<void> => {
  const isTooLarge = page.body.byteLength > mostBytes || nameOf(key).length > mostKeyLength;
  if (isTooLarge || isWritten(key)) return;
  if (!lookedUp.get(key)) await read(store, key);
  if (isWritten(key)) return;
  writtenAt.keep(key, page.storedAt, 1, page.storedAt + pauseMilliseconds);
  await store
    .put(nameOf(key), await write(page).arrayBuffer(), { expirationTtl: keptSeconds })
    .catch(() => {});
};
