import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@binnen/contracts/composition';
import { callEdge, EdgeRefusal, type EdgeAccess } from './edge-client.ts';

const hashOf = (source: string): string => createHash('sha256').update(source).digest('hex');

const readKept = (file: string, hash: string): string | undefined => {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return kept !== undefined && hashOf(kept) === hash ? kept : undefined;
};

/** A server module of a live release: what was downloaded before is not asked for again. */
const readModule = async (access: EdgeAccess, cache: string, hash: string): Promise<string> => {
  const file = path.join(cache, `${hash}.js`);
  const kept = readKept(file, hash);
  if (kept !== undefined) return kept;
  const { source } = await callEdge(access, 'liveModule', { path: { hash } });
  if (hashOf(source) !== hash)
    throw new EdgeRefusal(
      'not-understood',
      `${access.url} (BINNEN_URL) sent a module that does not have the hash ${hash}. Nothing of it was run.`,
    );
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, source);
  return source;
};

const writeRelease = async (access: EdgeAccess, cache: string, site: string, release: Release) => {
  const folder = path.join(site, release.remote);
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  for (const { path: file, sha256 } of release.server)
    writeFileSync(path.join(folder, 'server', file), await readModule(access, cache, sha256));
  return folder;
};

/** The shell of a workspace, where it is built. */
const findBuiltShell = (root: string): string | undefined =>
  [path.join(root, 'shell/dist')].find((folder) => existsSync(path.join(folder, 'release.json')));

/**
 * With what a release is rehearsed, as folders of releases: the workspace's own shell, or in a repository of its own all
 * that is live, which the token of its team may download.
 */
export const prepareSite = async (access: EdgeAccess, root: string): Promise<string[]> => {
  const shell = findBuiltShell(root);
  if (shell) return [shell];
  const { releases } = await callEdge(access, 'liveReleases');
  if (releases.length === 0)
    throw new EdgeRefusal(
      'nothing-live',
      `Nothing is promoted at ${access.url} (BINNEN_URL) yet: there is no shell to rehearse with.`,
    );
  const cache = path.join(root, 'node_modules/.cache/binnen');
  const site = path.join(cache, 'live');
  rmSync(site, { recursive: true, force: true });
  return Promise.all(releases.map((release) => writeRelease(access, cache, site, release)));
};
