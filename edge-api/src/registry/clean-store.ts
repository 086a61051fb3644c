import type { Release } from '@binnen/contracts/composition';
import type { Bindings } from '../env.ts';
import { fileKey, formerFolder } from './stored-names.ts';

/** A thousand files each: what is left is found by the next call. */
const mostPages = 50;

/** Files of the store that no release names, and what they weigh. */
export interface Orphans {
  keys: string[];
  bytes: number;
}

/** Reads the whole list of stored files: what a refused upload left behind is among them. */
export const findOrphans = async (
  store: Bindings['RELEASES'],
  named: readonly Pick<Release, 'remote' | 'version' | 'client' | 'server'>[],
): Promise<Orphans> => {
  const needed = new Set(
    named.flatMap(({ client, server }) => [...client, ...server].map(({ integrity }) => fileKey(integrity))),
  );
  const folders = named.map(({ remote, version }) => formerFolder(remote, version));
  const orphans: Orphans = { keys: [], bytes: 0 };
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const found = await store.list(cursor === undefined ? {} : { cursor });
    for (const { key, size } of found.objects) {
      if (needed.has(key) || folders.some((folder) => key.startsWith(folder))) continue;
      orphans.keys.push(key);
      orphans.bytes += size;
    }
    if (!found.truncated) break;
    cursor = found.cursor;
  }
  return orphans;
};

/** R2 deletes a thousand at a time. */
export const deleteFiles = async (store: Bindings['RELEASES'], keys: readonly string[]): Promise<void> => {
  for (let at = 0; at < keys.length; at += 1_000) await store.delete(keys.slice(at, at + 1_000));
};
