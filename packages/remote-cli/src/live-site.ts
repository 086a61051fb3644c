import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@binnen/platform/contract/composition';
import { callEdge, EdgeRefusal, type EdgeAccess } from './edge-client.ts';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** What has this hash: from a file of the cache, or loaded and kept in it. `refusal`: of anything else. */
const findByHash = async (
  file: string,
  hash: string,
  load: () => Promise<Buffer>,
  refusal: string,
): Promise<Buffer> => {
  const kept = existsSync(file) && readFileSync(file);
  if (kept && hashOf(kept) === hash) return kept;
  const loaded = await load();
  if (hashOf(loaded) !== hash) throw new EdgeRefusal('not-understood', refusal);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, loaded);
  return loaded;
};

/** A text of a release by its hash, such as a server module: what was downloaded before is not asked for again. */
export const readByHash = async (
  { url }: EdgeAccess,
  cache: string,
  hash: string,
  load: () => Promise<{ source: string }>,
): Promise<string> => {
  const refusal = `${url} (BINNEN_URL) sent a module that does not have the hash ${hash}. Nothing of it was run.`;
  const loadText = async () => Buffer.from((await load()).source);
  return (await findByHash(path.join(cache, `${hash}.js`), hash, loadText, refusal)).toString();
};

interface LoadedRelease {
  release: Release;
  /** By their places in the folder of a release. */
  files: (readonly [string, string | Uint8Array])[];
}

const loadModules = async (access: EdgeAccess, cache: string, release: Release): Promise<LoadedRelease> => ({
  release,
  files: await Promise.all(
    release.server.map(async ({ path: file, sha256: hash }) => {
      const load = () => callEdge(access, 'liveModule', { path: { hash } });
      return [`server/${file}`, await readByHash(access, cache, hash, load)] as const;
    }),
  ),
});

/** Writes a site anew, one folder for each release, once all of it is there: half of one is none. */
const writeSite = (site: string, loaded: readonly LoadedRelease[]): string[] => {
  rmSync(site, { recursive: true, force: true });
  return loaded.map(({ release, files }) => {
    const folder = path.join(site, release.remote);
    for (const [file, content] of [['release.json', JSON.stringify(release)] as const, ...files]) {
      const place = path.join(folder, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, content);
    }
    return folder;
  });
};

/** A client file of a release, as visitors get it; kept by its hash. */
export const readClientFile = (
  { url }: EdgeAccess,
  cache: string,
  address: string,
  hash: string,
): Promise<Buffer> => {
  const refusal = `${url} sent something else than was published as ${address}. Nothing of it was used.`;
  const load = async (): Promise<Buffer> => {
    let why: string;
    try {
      const response = await fetch(new URL(address, url), { signal: AbortSignal.timeout(30_000) });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      why = `it answered ${response.status}`;
    } catch (error) {
      why = String(error);
    }
    throw new EdgeRefusal('unreachable', `${url} (BINNEN_URL) did not send ${address}: ${why}.`);
  };
  return findByHash(path.join(cache, `client-${hash}`), hash, load, refusal);
};

/**
 * Downloads what is live at an edge, but for these remotes, as folders that can be published elsewhere. Files that were
 * downloaded before are not asked for again.
 */
export const downloadSite = async (
  access: EdgeAccess,
  cache: string,
  without: readonly string[],
): Promise<string[]> => {
  const { releases } = await callEdge(access, 'liveReleases');
  const loaded: LoadedRelease[] = [];
  for (const release of releases.filter(({ remote }) => !without.includes(remote))) {
    const { files } = await loadModules(access, cache, release);
    for (const { path: file, sha256 } of release.client) {
      const address = `/remotes/${release.remote}/${release.version}/${file}`;
      files.push([`client/${file}`, await readClientFile(access, cache, address, sha256)]);
    }
    loaded.push({ release, files });
  }
  return writeSite(path.join(cache, 'against'), loaded);
};

/** Downloads the records and server modules of what is live, as one folder for each release. */
export const downloadModules = async (access: EdgeAccess, cache: string): Promise<string[]> => {
  const { releases } = await callEdge(access, 'liveReleases');
  if (releases.length === 0)
    throw new EdgeRefusal(
      'nothing-live',
      `Nothing is promoted at ${access.url} (BINNEN_URL) yet: there is no shell to render with.`,
    );
  const loaded = await Promise.all(releases.map((release) => loadModules(access, cache, release)));
  return writeSite(path.join(cache, 'live'), loaded);
};

/**
 * The folders of the releases to rehearse with: the workspace's own shell where it is built, or in a remote's own repository all that is
 * live, which the token of its team may download.
 */
export const prepareSite = async (access: EdgeAccess, root: string): Promise<string[]> => {
  const shell = path.join(root, 'shell/dist');
  if (existsSync(path.join(shell, 'release.json'))) return [shell];
  return downloadModules(access, path.join(root, 'node_modules/.cache/binnen'));
};
