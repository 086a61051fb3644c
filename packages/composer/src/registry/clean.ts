import type { Release } from '@binnen/platform/contract/composition';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import type { Bindings } from '../environment/env.ts';
import type { Stores } from './create-stores.ts';
import { planCleaning } from './stores/plan-cleaning.ts';
import {
  brotliKey,
  fileFolder,
  fileKey,
  listFiles,
  modulesKey,
  parseDeltaKey,
} from './stores/stored-names.ts';

/** A thousand files each: what is left is found by the next call. */
const mostPages = 50;
/** KV takes a thousand calls of one run. */
const mostCompositions = 500;

/** What a clean-up took away, or would take away. */
export type Cleaned = PlatformReply<'clean'>;

/**
 * The files of the store that no release names, and what they weigh. Reads the whole list of releases' files: what a refused
 * upload left behind is among them.
 */
const findOrphans = async (
  store: Bindings['RELEASES'],
  named: readonly Pick<Release, 'client' | 'server' | 'maps'>[],
) => {
  const needed = new Set(
    named.flatMap((release) =>
      listFiles(release).flatMap(([, { integrity }]) => [fileKey(integrity), brotliKey(integrity)]),
    ),
  );
  const dictionaries = new Set(named.flatMap(({ client }) => client.map(({ sha256 }) => sha256)));
  const isNeeded = (key: string): boolean => {
    const delta = parseDeltaKey(key);
    return delta ? needed.has(delta[0]) && dictionaries.has(delta[1]) : needed.has(key);
  };
  const orphans = { keys: new Array<string>(), bytes: 0 };
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const found = await store.list({ prefix: fileFolder, ...(cursor === undefined ? {} : { cursor }) });
    for (const { key, size } of found.objects) {
      if (isNeeded(key)) continue;
      orphans.keys.push(key);
      orphans.bytes += size;
    }
    if (!found.truncated) break;
    cursor = found.cursor;
  }
  return orphans;
};

/** R2 deletes a thousand at a time. */
const deleteFiles = async (store: Bindings['RELEASES'], keys: readonly string[]): Promise<void> => {
  for (let at = 0; at < keys.length; at += 1_000) await store.delete(keys.slice(at, at + 1_000));
};

/** Takes away what nothing refers to any more, or tells what that would be. Nothing else may happen meanwhile. */
export const clean = async (
  env: Bindings,
  { releases, uploads, history, previews, canaries }: Stores,
  retentionMilliseconds: number,
  dryRun: boolean,
): Promise<Cleaned> => {
  const plan = planCleaning(
    {
      history: history.list(-1).reverse(),
      releases: releases.listAll(),
      compositions: history.listCompositions(),
      previews: [...previews.list(), ...canaries.listNeeded()].map(({ id, versions }) => ({
        compositionId: id,
        versions,
      })),
    },
    Date.now(),
    retentionMilliseconds,
  );
  const compositions = plan.compositions.slice(0, mostCompositions);
  const going = new Set(plan.releases.map(({ remote, version }) => `${remote}@${version}`));
  const staying = releases
    .listAllRecords()
    .filter(({ remote, version }) => !going.has(`${remote}@${version}`));
  const orphans = await findOrphans(env.RELEASES, [...staying, ...uploads.listRecordsUnderWay()]);
  if (!dryRun) {
    // Names first: a crash in between leaves files without a name, and no name without its files.
    for (const { remote, version } of plan.releases) releases.remove(remote, version);
    uploads.forgetAbandoned();
    previews.forgetEnded();
    await deleteFiles(env.RELEASES, orphans.keys);
    // Names last: nothing else finds modules again, and a promote writes those of its composition anew.
    await Promise.all(compositions.map((id) => env.COMPOSITIONS.delete(modulesKey(id))));
    history.forget(compositions, plan.firstChange);
  }
  return {
    releases: [...going],
    compositions: compositions.length,
    files: orphans.keys.length,
    bytes: orphans.bytes,
  };
};
