import type { Release } from '@binnen/contracts/composition';
import type { Bindings } from '../env.ts';
import type { Modules } from './compose.ts';
import { ProblemError } from '../problem.ts';
import type { Upload } from './read-release.ts';
import { formatSha256 } from '../sha256.ts';

const fileKey = (remote: string, version: string, name: string) => `releases/${remote}/${version}/${name}`;

/** Stores every file of a release, before anything refers to it. */
export const storeFiles = async (env: Bindings, { release, files }: Upload): Promise<void> => {
  await Promise.all(
    [...files].map(([name, bytes]) =>
      env.RELEASES.put(fileKey(release.remote, release.version, name), bytes),
    ),
  );
};

const refuse = ({ remote, version }: Release, path: string, what: string) =>
  new ProblemError('composition-refused', {
    detail: 'Nothing changed: what was live is live. Publish the release again under another version.',
    errors: [{ field: `${remote}@${version} ${path}`, message: what }],
  });

/** The server modules of releases; rejects when one is missing or is not what was published. */
export const readServerModules = async (env: Bindings, releases: Release[]): Promise<Modules> => {
  const modules: Modules = {};
  await Promise.all(
    releases.flatMap((release) =>
      release.server.map(async ({ path, sha256 }) => {
        const object = await env.RELEASES.get(fileKey(release.remote, release.version, `server/${path}`));
        const bytes = await object?.arrayBuffer();
        if (!bytes) throw refuse(release, path, 'The store has lost it.');
        if ((await formatSha256(bytes)) !== sha256)
          throw refuse(release, path, 'It is not what was published: somebody changed it in the store.');
        modules[path] = new TextDecoder().decode(bytes);
      }),
    ),
  );
  return modules;
};

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/** A client file of any release that was ever published: a tab that was opened before a publish keeps working. */
export const findClientFile = async (
  env: Bindings,
  remote: string,
  version: string,
  path: string,
): Promise<Response | null> => {
  const type = types[path.split('.').at(-1) ?? ''];
  if (!type) return null;
  const object = await env.RELEASES.get(fileKey(remote, version, `client/${path}`));
  if (!object) return null;
  return new Response(object.body, {
    headers: { 'content-type': type, etag: object.httpEtag, 'content-length': String(object.size) },
  });
};
