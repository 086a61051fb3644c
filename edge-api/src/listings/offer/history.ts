import type { Property } from '@binnen/contracts/property';
import * as v from 'valibot';
import { formatAmsterdam } from '@binnen/contracts/formats/local-date';
import type { Bindings } from '../../environment/env.ts';
import { readKept } from '@binnen/edge-kit/caching/read-kept';
import { addHistory } from '@binnen/offer/history/describe';
import { RememberedSchema, updateMemory, type Memory } from '@binnen/offer/history/memory';

/** Never expires: the feed has no history. */
const storeKey = 'listings:history';

// A record of another shape is left out, and the others stay.
const MemorySchema = v.pipe(
  v.record(v.string(), v.fallback(v.nullable(RememberedSchema), null)),
  v.transform((records): Memory =>
    Object.fromEntries(
      Object.entries(records).flatMap(([id, record]) => (record ? [[id, record] as const] : [])),
    ),
  ),
);

const loadMemory = async (env: Bindings): Promise<Memory> =>
  (await readKept(env.CACHE, storeKey, MemorySchema)) ?? {};

/** All histories as JSON; null before the first feed was read. */
export const readHistories = (env: Bindings): Promise<string | null> => env.CACHE.get(storeKey);

/** Puts them in the place of those that are there; the next feed goes on from them. Answers of how many homes. */
export const restoreHistories = async (env: Bindings, copied: string): Promise<number> => {
  await env.CACHE.put(storeKey, copied);
  return Object.keys(await loadMemory(env)).length;
};

export const findToday = (): string => formatAmsterdam(new Date(Date.now())).slice(0, 'yyyy-mm-dd'.length);

/**
 * The homes of a feed with their histories; what changed since the last feed is remembered first. A refresh that read an
 * older memory finds the same changes again, so none is lost and none is there twice.
 */
export const followHomes = async (env: Bindings, homes: readonly Property[]): Promise<Property[]> => {
  const memory = await loadMemory(env);
  const today = findToday();
  const next = updateMemory(memory, homes, today);
  if (JSON.stringify(next) !== JSON.stringify(memory)) await env.CACHE.put(storeKey, JSON.stringify(next));
  return homes.map((home) => addHistory(home, next[home.id], today));
};

/** One home with its history, when its stored form is missing. */
export const recallHome = async (env: Bindings, home: Property): Promise<Property> =>
  addHistory(home, (await loadMemory(env))[home.id], findToday());
