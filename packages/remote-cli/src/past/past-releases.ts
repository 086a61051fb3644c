import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callEdge, type EdgeAccess } from '../edge-client.ts';
import { readByHash } from '../live-site.ts';
import { onceEach } from '../once-each.ts';

/** The folder in which a repository keeps what was downloaded and rendered. */
export const cacheFolder = (root: string): string => path.join(root, 'node_modules/.cache/binnen');

/**
 * Finds releases of any time as folders, with their server modules and the maps of these. Each is downloaded once, and files
 * that were downloaded before are not asked for again.
 */
export const createDownloads = (access: EdgeAccess, root: string) => {
  const cache = cacheFolder(root);

  const download = async (remote: string, version: string): Promise<string> => {
    const release = await callEdge(access, 'release', { path: { remote, version } });
    const folder = path.join(cache, 'past', encodeURIComponent(access.url), `${remote}@${version}`);
    const write = async (name: string, hash: string) => {
      const source = await readByHash(access, cache, hash, () =>
        callEdge(access, 'releaseFile', { path: { remote, version, hash } }),
      );
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), source);
    };
    for (const file of release.server) await write(`server/${file.path}`, file.sha256);
    for (const file of release.maps ?? [])
      if (file.path.startsWith('server/')) await write(`maps/${file.path}`, file.sha256);
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
    return folder;
  };

  const findFolder = onceEach(download);

  /** The folders of a composition's releases. */
  return (versions: Record<string, string>): Promise<string[]> =>
    Promise.all(Object.entries(versions).map(([remote, version]) => findFolder(remote, version)));
};
