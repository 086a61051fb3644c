import * as v from 'valibot';
import type { KitBindings } from '../environment/env.ts';
import { readKept } from './read-kept.ts';

/** A shard is written once, under a hash of the whole, and kept longer than anything may refer to it. */
const keepSeconds = 86_400 * 30;
/** For KV's nearby cache. A shard never changes, but its absence is kept there as long. */
const cacheTtl = 300;

const formatKey = (prefix: string, shard: number) => `${prefix}:${shard}`;

/** Writes lists as KV values of their own. */
export const writeShards = async (
  env: KitBindings,
  prefix: string,
  shards: readonly (readonly unknown[])[],
): Promise<void> => {
  await Promise.all(
    shards.map((items, shard) =>
      env.CACHE.put(formatKey(prefix, shard), JSON.stringify(items), { expirationTtl: keepSeconds }),
    ),
  );
};

/** Null when it is missing, or is no list. */
export const readShard = async <T>(env: KitBindings, prefix: string, shard: number): Promise<T[] | null> =>
  (await readKept(env.CACHE, formatKey(prefix, shard), v.custom<T[]>(Array.isArray), cacheTtl)) ?? null;

/** Distributes items over this many lists, each by its id. */
export const deal = <T extends { id: number }>(items: readonly T[], count: number): T[][] => {
  const shards: T[][] = Array.from({ length: count }, () => []);
  for (const item of items) shards[item.id % count]?.push(item);
  return shards;
};
