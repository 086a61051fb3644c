import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseSchema, type Release } from '@binnen/contracts/composition';
import * as v from 'valibot';
import { callEdge, EdgeRefusal, type EdgeAccess } from './edge-client.ts';

export interface LiveComposition {
  id: string | null;
  versions: Record<string, string>;
}

/** A built release: the folder has `release.json`, `client/` and `server/`. */
export const readBuild = (folder: string): Release => {
  let text: string;
  try {
    text = readFileSync(path.join(folder, 'release.json'), 'utf8');
  } catch {
    throw new EdgeRefusal('not-built', `${folder} has no release.json. Build it first: pnpm build.`);
  }
  return v.parse(ReleaseSchema, JSON.parse(text));
};

/** Uploads a built release under a version, by default the one that its content gave it. Nothing goes live by this. */
export const publishRelease = async (
  access: EdgeAccess,
  folder: string,
  version?: string,
): Promise<Release> => {
  const build = readBuild(folder);
  const release = version ? { ...build, version } : build;
  const form = new FormData();
  form.set('record', JSON.stringify(release));
  for (const side of ['client', 'server'] as const)
    for (const file of release[side])
      form.set(
        `${side}/${file.path}`,
        new Blob([readFileSync(path.join(folder, side, file.path))]),
        file.path,
      );
  await callEdge(access, 'PUT', `/_platform/releases/${release.remote}/${release.version}`, form);
  return release;
};

/** Makes versions live, all at once or not at all. */
export const promoteVersions = (
  access: EdgeAccess,
  versions: Record<string, string>,
): Promise<LiveComposition> => callEdge(access, 'POST', '/_platform/composition', { versions });

/** Takes one remote, or the whole site, back to what was live before. */
export const rollBack = (access: EdgeAccess, remote?: string): Promise<LiveComposition> =>
  callEdge(access, 'POST', '/_platform/composition/rollback', remote ? { remote } : {});

export const readComposition = (access: EdgeAccess): Promise<LiveComposition> =>
  callEdge(access, 'GET', '/_platform/composition');

export interface PublishedVersion {
  remote: string;
  version: string;
  at: number;
}

export const listReleases = async (access: EdgeAccess): Promise<PublishedVersion[]> =>
  (await callEdge<{ releases: PublishedVersion[] }>(access, 'GET', '/_platform/releases')).releases;
