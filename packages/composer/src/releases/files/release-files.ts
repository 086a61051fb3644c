import type { Release } from '@binnen/platform/contract/composition';
import type { Bindings } from '../../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { askStore, guardStore } from '@binnen/edge-kit/problems/ask-store';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { isBrotliOf } from './brotli.ts';
import type { Modules } from './compose.ts';
import { findFileType } from '@binnen/platform/contract/file-types';
import { formatIntegrity } from './integrity.ts';
import { findServed } from '../../registry/pointer.ts';
import type { Delta, Upload } from './read-release.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import {
  brotliKey,
  deltaKey,
  dictionariesHeader,
  fileKey,
  listFiles,
} from '../../registry/stores/stored-names.ts';

/** A publish writes and a promote reads many files side by side. */
const patienceMs = 10_000;

/** Stores every file of a release, before anything refers to it. */
export const storeFiles = async (
  env: Bindings,
  { release, files, compressed }: Upload,
  deltas: readonly Delta[],
): Promise<void> => {
  const store = guardStore('R2', env.RELEASES, patienceMs);
  for (const { integrity, dictionary, dictionaryIntegrity, bytes } of deltas)
    await store.put(deltaKey(integrity, dictionary), bytes, {
      customMetadata: { dictionaryIntegrity },
    });
  await Promise.all(
    listFiles(release).map(([name, { integrity }]) => {
      const own = deltas.filter((delta) => delta.integrity === integrity);
      const dictionaries = [...new Set(own.map(({ dictionary }) => dictionary))].join(' ');
      return store.put(fileKey(integrity), files.get(name)!, { customMetadata: { dictionaries } });
    }),
  );
  for (const { path, integrity } of release.client) {
    const bytes = compressed.get(path);
    if (bytes) await store.put(brotliKey(integrity), bytes);
  }
};

/** A stored file, if it is still what was published. */
type Stored = { object: R2ObjectBody; bytes: ArrayBuffer } | 'missing' | 'changed';

export const readFile = async (env: Bindings, integrity: string): Promise<Stored> => {
  const object = await askStore('R2', env.RELEASES.get(fileKey(integrity)), patienceMs);
  if (!object) return 'missing';
  const bytes = await askStore('R2', object.arrayBuffer(), patienceMs);
  return (await formatIntegrity(bytes)) === integrity ? { object, bytes } : 'changed';
};

const refuse = ({ remote, version }: Release, path: string, what: string) =>
  new ProblemError('composition-refused', {
    detail: 'Nothing changed: what was live is live. Publish the release again under another version.',
    errors: [{ field: `${remote}@${version} ${path}`, message: what }],
  });

/** A server module of a release; rejects when it is missing or differs from what was published. */
export const readServerModule = async (
  env: Bindings,
  release: Release,
  { path, integrity }: Release['server'][number],
): Promise<string> => {
  const stored = await readFile(env, integrity);
  if (stored === 'missing') throw refuse(release, path, 'The store has lost it.');
  if (stored === 'changed')
    throw refuse(release, path, 'It is not what was published: somebody changed it in the store.');
  return new TextDecoder().decode(stored.bytes);
};

/** … and those of some releases. */
export const readServerModules = async (env: Bindings, releases: Release[]): Promise<Modules> => {
  const modules: Modules = {};
  await Promise.all(
    releases.flatMap((release) =>
      release.server.map(async (file) => {
        modules[file.path] = await readServerModule(env, release, file);
      }),
    ),
  );
  return modules;
};

/** A source map of a release; null when it is lost, or not what was published. */
export const readMap = async (env: Bindings, integrity: string): Promise<string | null> => {
  const stored = await readFile(env, integrity);
  return typeof stored === 'string' ? null : new TextDecoder().decode(stored.bytes);
};

/** For a release that is served the pointer has it; for all others the registry. */
export const findIntegrity = async (
  env: Bindings,
  remote: string,
  version: string,
  path: string,
): Promise<string | null> => {
  const served = await findServed(env, remote, version);
  if (served) return served.integrity[path] ?? null;
  return getRegistry(env, 3_000).findIntegrity(remote, version, path);
};

type Found = Exclude<Stored, string>;

/** The compressed form of a stored file, for a reader that takes it: what it decodes to is what was published. */
const readBrotli = async (env: Bindings, integrity: string, length: number): Promise<Found | null> => {
  const object = await env.RELEASES.get(brotliKey(integrity));
  if (!object) return null;
  const bytes = await object.arrayBuffer();
  return (await isBrotliOf(bytes, { bytes: length, integrity })) ? { object, bytes } : null;
};

/**
 * A client file of any stored release: a tab that was opened before a publish keeps working. Null when there is none,
 * or when it differs from what was published. `takesBrotli`: it may be answered as it is compressed best.
 */
export const findClientFile = async (
  env: Bindings,
  { remote, version, path }: { remote: string; version: string; path: string },
  takesBrotli = false,
): Promise<Response | null> => {
  const type = findFileType(path);
  const integrity = type && (await findIntegrity(env, remote, version, path));
  if (!type || !integrity) return null;
  const stored = await readFile(env, integrity);
  if (stored === 'missing') return null;
  if (stored === 'changed') {
    log('error', 'A stored file is not what was published, and is not served', { remote, version, path });
    return null;
  }
  const { dictionaries } = stored.object.customMetadata ?? {};
  const brotli = takesBrotli ? await readBrotli(env, integrity, stored.bytes.byteLength) : null;
  const { object, bytes } = brotli ?? stored;
  return new Response(bytes, {
    headers: {
      'content-type': type,
      ...(dictionaries ? { [dictionariesHeader]: dictionaries } : {}),
      ...(brotli ? { 'content-encoding': 'br' } : {}),
      etag: object.httpEtag,
      'content-length': String(object.size),
    },
    encodeBody: 'manual',
  });
};
