import type { Bindings } from '../env.ts';

/** A shard is written once, under the hash of the whole: keep it longer than anything may still point at it. */
const keepSeconds = 86_400 * 30;
/** Read from the nearby copy: what a version holds never changes. */
const cacheTtl = 86_400;

const formatKey = (prefix: string, shard: number) => `${prefix}:${shard}`;

/** Writes lists of things as values of KV of their own. */
export const writeShards = async (
  env: Bindings,
  prefix: string,
  shards: readonly (readonly unknown[])[],
): Promise<void> => {
  await Promise.all(
    shards.map((items, shard) =>
      env.CACHE.put(formatKey(prefix, shard), JSON.stringify(items), { expirationTtl: keepSeconds }),
    ),
  );
};

/** Null when it is not there. */
export const readShard = <T>(env: Bindings, prefix: string, shard: number): Promise<T[] | null> =>
  env.CACHE.get<T[]>(formatKey(prefix, shard), { type: 'json', cacheTtl });

/** Deals things out over so many lists; what has the same key comes into the same one. */
export const deal = <T>(items: readonly T[], count: number, keyOf: (item: T) => number): T[][] => {
  const shards: T[][] = Array.from({ length: count }, () => []);
  for (const item of items) shards[keyOf(item) % count]?.push(item);
  return shards;
};
