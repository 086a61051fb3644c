import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { budgets } from '@binnen/platform/contract/budgets';
import type { Release } from '@binnen/platform/contract/composition';
import { callEdge, type EdgeAccess } from '../edge-client.ts';
import { readClientFile } from '../live-site.ts';

/** RFC 9842: these bytes stand before the SHA-256 of the dictionary and the frame. */
const mark = Buffer.from('5e2a4d1820000000', 'hex');
/** 8 MB: every browser that knows `dcz` takes it. */
const windowLog = 23;

/** A file as `dcz`: what is new in it for those who have the dictionary. */
export const compressSince = async (
  bytes: Uint8Array,
  dictionary: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> => {
  const frame = await promisify(zstdCompress)(bytes, {
    dictionary,
    pledgedSrcSize: bytes.length,
    params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: windowLog },
  });
  return Buffer.concat([mark, createHash('sha256').update(dictionary).digest(), frame]);
};

/** The versions of a remote that visitors may have kept: those that were live last. */
const findEarlier = async (access: EdgeAccess, { remote, version }: Release): Promise<string[]> => {
  const { history } = await callEdge(access, 'history');
  const shown = history
    .toSorted((one, other) => other.sequence - one.sequence)
    .flatMap(({ versions }) => versions[remote] ?? [])
    .filter((shownVersion) => shownVersion !== version);
  return [...new Set(shown)].slice(0, budgets.dictionaries);
};

/**
 * The scripts and styles of a build as what is new in them since the releases that were live before, by
 * `<version>/<path>`, where that is less than they have as Brotli.
 */
export const compressAgainstEarlier = async (
  access: EdgeAccess,
  folder: string,
  release: Release,
  brotliBytes: ReadonlyMap<string, number>,
): Promise<[string, Uint8Array<ArrayBuffer>][]> => {
  const found: [string, Uint8Array<ArrayBuffer>][] = [];
  for (const version of await findEarlier(access, release)) {
    const earlier = await callEdge(access, 'release', { path: { remote: release.remote, version } });
    const compress = async ({ path: file, sha256 }: Release['client'][number]): Promise<void> => {
      const most = brotliBytes.get(file);
      const base = earlier.client.find((one) => one.path === file);
      if (!most || !base || !/\.(js|css)$/.test(file)) return;
      const bytes = readFileSync(path.join(folder, 'client', file));
      const address = `/remotes/${release.remote}/${version}/${file}`;
      const dictionary =
        base.sha256 === sha256
          ? bytes
          : await readClientFile(access, path.join(folder, 'earlier'), address, base.sha256);
      const delta = await compressSince(bytes, dictionary);
      if (delta.length < most) found.push([`${version}/${file}`, delta]);
    };
    await Promise.all(release.client.map(compress));
  }
  return found;
};
