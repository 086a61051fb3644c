import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ReleaseSchema, type Release } from '@binnen/platform/contract/composition';
import type { PlatformBody, PlatformReply } from '@binnen/platform/contract/platform-calls';
import * as v from 'valibot';
import { callEdge, EdgeRefusal, type EdgeAccess } from './edge-client.ts';
import { compressFile } from './upload/compress-file.ts';
import { compressAgainstEarlier } from './upload/compress-since.ts';

export type LiveComposition = PlatformReply<'live'>;

/** A built release: the folder has `release.json`, `client/` and `server/`. */
export const readBuild = (folder: string): Release => {
  let text: string;
  try {
    text = readFileSync(path.join(folder, 'release.json'), 'utf8');
  } catch {
    throw new EdgeRefusal('not-built', `${folder} has no release.json. Build it first: pnpm build.`);
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), text);
  if (parsed.success) return parsed.output;
  throw new EdgeRefusal(
    'not-built',
    `${folder}/release.json is no release that an edge takes. Mend what is listed and build again.`,
    parsed.issues.slice(0, 20).map((issue) => `${v.getDotPath(issue) ?? 'release.json'}: ${issue.message}`),
  );
};

/**
 * The folder of a remote's built release: `dist` of its own repository, or that of its folder in a workspace. Throws when
 * neither has it.
 */
export const findBuild = (root: string, remote: string): string => {
  const folders = [path.join(root, 'dist'), path.join(root, remote, 'dist')];
  const found = folders.find(
    (folder) => existsSync(path.join(folder, 'release.json')) && readBuild(folder).remote === remote,
  );
  if (found) return found;
  throw new EdgeRefusal('not-built', `${remote} is not built in ${root}. Build it first: pnpm build.`);
};

/** The folders of all releases that are built in a workspace, or in a remote's own repository. */
export const listBuilds = (root: string): string[] =>
  ['', ...readdirSync(root)]
    .map((name) => path.join(root, name, 'dist'))
    .filter((folder) => existsSync(path.join(folder, 'release.json')));

export type PublishedVersion = PlatformReply<'releases'>['releases'][number];

export const listReleases = async (access: EdgeAccess): Promise<PublishedVersion[]> =>
  (await callEdge(access, 'releases')).releases;

const readFile = (folder: string, name: string): Blob => {
  try {
    return new Blob([readFileSync(path.join(folder, name))]);
  } catch {
    throw new EdgeRefusal(
      'not-built',
      `${path.join(folder, name)} is in release.json and cannot be read. Build it again: pnpm build.`,
    );
  }
};

/** The files of a release, by the names that they have in its upload. */
const readFiles = (folder: string, release: Release): [string, Blob][] =>
  (['client', 'server', 'maps'] as const).flatMap((side) =>
    (release[side] ?? [])
      .map((file) => `${side}/${file.path}`)
      .map((name): [string, Blob] => [name, readFile(folder, name)]),
  );

/** Its client files once more, for browsers that take it: as Brotli, and as what is new in them. */
const compressFiles = async (
  access: EdgeAccess,
  folder: string,
  release: Release,
): Promise<[string, Blob][]> => {
  const compressed = await Promise.all(
    release.client.map(async (file) => [file.path, await compressFile(folder, file)] as const),
  );
  const brotli = compressed.flatMap(([file, bytes]) => (bytes ? [[file, bytes] as const] : []));
  const sizes = new Map(brotli.map(([file, { length }]) => [file, length]));
  // No release waits for what only makes it smaller.
  const deltas = await compressAgainstEarlier(access, folder, release, sizes).catch(() => []);
  return [
    ...brotli.map(([file, bytes]): [string, Blob] => [`brotli/${file}`, new Blob([bytes])]),
    ...deltas.map(([name, bytes]): [string, Blob] => [`since/${name}`, new Blob([bytes])]),
  ];
};

const upload = async (access: EdgeAccess, release: Release, files: [string, Blob][]): Promise<void> => {
  const { remote, version } = release;
  const form = new FormData();
  form.set('record', JSON.stringify(release));
  for (const [name, blob] of files) form.set(name, blob, name);
  await callEdge(access, 'publish', { path: { remote, version }, body: form });
};

/**
 * Why the edge takes no upload from this token. It refuses a token before it reads the files, and that answer is lost when
 * they are still being sent: so it is asked again without any.
 */
const findRefusal = async (access: EdgeAccess, path: Record<string, string>): Promise<unknown> => {
  const answer: unknown = await callEdge(access, 'publish', { path }).catch((error: unknown) => error);
  const ofToken = ['unauthorized', 'forbidden', 'rate-limited'];
  return answer instanceof EdgeRefusal && ofToken.includes(answer.code) ? answer : undefined;
};

/** The parts that a content's version is made from: maps name paths of the machine. */
const pickContent = ({ maps: _maps, version: _version, ...content }: Release) => content;

/** Whether two records are of the same content: samples too, which are in no file. */
export const isSameBuild = (one: Release, other: Release): boolean =>
  isDeepStrictEqual(pickContent(one), pickContent(other));

/**
 * Uploads a built release under a version, by default the one that its content gave it. Nothing goes live by this. One that
 * the edge has with the same record is published, and not new: its reply may be lost, also once all is stored.
 */
export const publishOnce = async (
  access: EdgeAccess,
  folder: string,
  version?: string,
): Promise<{ release: Release; isNew: boolean }> => {
  const build = readBuild(folder);
  const release = version ? { ...build, version } : build;
  const { remote, version: published } = release;
  try {
    await upload(access, release, [
      ...readFiles(folder, release),
      ...(await compressFiles(access, folder, release)),
    ]);
    return { release, isNew: true };
  } catch (error) {
    if (!(error instanceof EdgeRefusal && ['unreachable', 'release-exists'].includes(error.code)))
      throw error;
    const path = { remote, version: published };
    const refusal = error.code === 'unreachable' && (await findRefusal(access, path));
    const kept = !refusal && (await callEdge(access, 'release', { path }).catch(() => undefined));
    if (!kept) throw refusal || error;
    if (isSameBuild(kept, release)) return { release, isNew: false };
    throw new EdgeRefusal(
      'release-exists',
      `${remote}@${published} was published before, with other contents, and never changes. Choose another version.`,
    );
  }
};

/** … and answers its record. */
export const publishRelease = async (
  access: EdgeAccess,
  folder: string,
  version?: string,
): Promise<Release> => (await publishOnce(access, folder, version)).release;

/** Uploads what was not uploaded before. True when it was new. */
export const publishMissing = async (access: EdgeAccess, folder: string): Promise<boolean> => {
  try {
    return (await publishOnce(access, folder)).isNew;
  } catch (error) {
    if (error instanceof EdgeRefusal && error.code === 'release-exists') return false;
    throw error;
  }
};

/** The result of a change of the live composition. */
export type ChangedComposition = PlatformReply<'promote'>;

/** Which pages that answer now may be lost: those within these patterns, or all of the first composition. */
export type AllowedLoss = true | string[];

/** Makes versions live, all at once or not at all. */
export const promoteVersions = (
  access: EdgeAccess,
  versions: Record<string, string>,
  allowLoss: AllowedLoss = [],
  how: Pick<PlatformBody<'promote'>, 'intoBoth' | 'now' | 'unrehearsed'> = {},
): Promise<ChangedComposition> => callEdge(access, 'promote', { body: { versions, allowLoss, ...how } });

export type Preview = PlatformReply<'preview'>;

/** Composes versions beside the live ones, for those who get the address or the grant. */
export const previewVersions = (
  access: EdgeAccess,
  versions: Record<string, string>,
  terms: Omit<PlatformBody<'preview'>, 'versions'> = {},
): Promise<Preview> => callEdge(access, 'preview', { body: { versions, ...terms } });

/** Takes one remote, or the whole site, back to what was live before. */
export const rollBack = (access: EdgeAccess, remote?: string): Promise<ChangedComposition> =>
  callEdge(access, 'rollBack', { body: remote ? { remote } : {} });

/** Takes a remote out of the composition, with the pages that may be lost. */
export const retireRemote = (
  access: EdgeAccess,
  remote: string,
  allowLoss: string[] = [],
): Promise<ChangedComposition> => callEdge(access, 'retire', { body: { remote, allowLoss } });

export const readComposition = (access: EdgeAccess): Promise<LiveComposition> => callEdge(access, 'live');

/** A line where this token sees nothing of a remote: else a slip of its name gets what looks like an answer. */
export const hintUnpublished = async (access: EdgeAccess, remote: string): Promise<string[]> => {
  const [{ versions }, releases] = await Promise.all([readComposition(access), listReleases(access)]);
  return versions[remote] !== undefined || releases.some((each) => each.remote === remote)
    ? []
    : [`No release of ${remote} that this token may see is published: pnpm remote status`];
};
