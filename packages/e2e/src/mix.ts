import path from 'node:path';
import { deployables, root } from '@binnen/build/workspace';
import { readBuild } from '@binnen/remote-cli/releases';
import { listFrozen, thawRelease } from './frozen-releases.ts';

export const frozenVersion = '0.9.0';

/**
 * The folders of the releases that make a site: the workspace's builds, and in the place of theirs the `chosen`, each a folder of
 * a build or the name of a remote, for its last tagged release. By default those of this run: `MIX`, with spaces between them.
 * Throws where a folder has no build.
 */
export const listMix = (chosen = process.env['MIX']?.split(/\s+/).filter(Boolean) ?? []): string[] => {
  const own = deployables.map((name) => path.join(root, name, 'dist'));
  const others = chosen.map((one) =>
    listFrozen().includes(one) ? thawRelease(one, frozenVersion) : path.resolve(one),
  );
  return Object.values(
    Object.fromEntries([...own, ...others].map((folder) => [readBuild(folder).remote, folder])),
  );
};
