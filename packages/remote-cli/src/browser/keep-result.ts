import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  BrowserRehearsalSchema,
  identifyFiles,
  type BrowserRehearsal,
} from '@binnen/platform/contract/browser-rehearsals';
import { ReleaseSchema, type Release } from '@binnen/platform/contract/composition';
import * as v from 'valibot';
import { callEdge, EdgeRefusal, type EdgeAccess } from '../edge-client.ts';
import { cacheFolder } from '../past/past-releases.ts';
import { isSameBuild, listReleases } from '../releases.ts';

const KeptSchema = v.object({ release: ReleaseSchema, result: BrowserRehearsalSchema });

const fileOf = (root: string, remote: string): string =>
  path.join(cacheFolder(root), 'rehearsals', remote, 'result.json');

const readTool = (): string => {
  const manifest = readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8');
  const { name, version }: { name?: string; version?: string } = JSON.parse(manifest);
  return `${name} ${version}`;
};

/** The result of a rehearsal of this build, kept beside its pictures until the build is published. */
export const keepResult = async (
  root: string,
  release: Release,
  samples: BrowserRehearsal['samples'],
): Promise<BrowserRehearsal> => {
  const result = { files: await identifyFiles(release), tool: readTool(), samples };
  const file = fileOf(root, release.remote);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ release, result }));
  return result;
};

/** The result of the last rehearsal, if it was of this build. */
export const findResult = (root: string, release: Release): BrowserRehearsal | undefined => {
  const file = fileOf(root, release.remote);
  if (!existsSync(file)) return undefined;
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), KeptSchema), readFileSync(file, 'utf8'));
  return kept.success && isSameBuild(kept.output.release, release) ? kept.output.result : undefined;
};

/** The page that shows pictures of live and new, where this release was rehearsed last on this machine. */
export const findReport = async (
  access: EdgeAccess,
  root: string,
  remote: string,
  version: string,
): Promise<string | undefined> => {
  const file = path.join(path.dirname(fileOf(root, remote)), 'index.html');
  if (!existsSync(file)) return undefined;
  const release = await callEdge(access, 'release', { path: { remote, version } }).catch(() => undefined);
  return release && findResult(root, release) ? file : undefined;
};

/** The edge has no such release (yet). */
const passUnknown = (error: unknown): undefined => {
  if (error instanceof EdgeRefusal && error.code === 'not-found') return undefined;
  throw error;
};

/** Refuses a version that the edge has with other contents than this build: the build alone would be opened. */
export const refuseOther = async (access: EdgeAccess, build: Release, version: string): Promise<void> => {
  const { remote, version: own } = build;
  const kept = await callEdge(access, 'release', { path: { remote, version } }).catch(passUnknown);
  if (kept && !isSameBuild(kept, build))
    throw new EdgeRefusal(
      'release-exists',
      `${remote}@${version} is published with other contents than the build in this folder, ${own}. Build its sources, or rehearse what is built: pnpm remote rehearse ${remote}`,
    );
};

/** Tells the edge. False when this version is not published there yet. */
export const sendResult = async (
  access: EdgeAccess,
  { remote, version }: Pick<Release, 'remote' | 'version'>,
  body: BrowserRehearsal,
): Promise<boolean> => {
  const told = await callEdge(access, 'rehearse', { path: { remote, version }, body }).catch(passUnknown);
  return told !== undefined;
};

/** So many of the newest releases are looked at: who rehearses a build published it just now. */
const mostLookedAt = 10;

/** The versions that a build was published under: its own, however old, and those of the same content. */
const findVersions = async (access: EdgeAccess, build: Release): Promise<string[]> => {
  const { remote, version: own } = build;
  const published = (await listReleases(access)).filter((each) => each.remote === remote);
  const newest = published.toSorted((one, other) => other.at - one.at).slice(0, mostLookedAt);
  const found = await Promise.all(
    newest.map(async ({ version }) => {
      const kept = await callEdge(access, 'release', { path: { remote, version } });
      return isSameBuild(kept, build) ? [version] : [];
    }),
  );
  return [...new Set([own, ...found.flat()])];
};

/**
 * Tells the edge a result for the version that is named, or for all that the build was published under. Answers those that
 * it is kept with; none when it is not published yet.
 */
export const tellEdge = async (
  access: EdgeAccess,
  build: Release,
  named: string | undefined,
  result: BrowserRehearsal,
): Promise<string[]> => {
  const versions = named === undefined ? await findVersions(access, build) : [named];
  const kept: string[] = [];
  for (const version of versions)
    if (await sendResult(access, { remote: build.remote, version }, result)) kept.push(version);
  return kept;
};
