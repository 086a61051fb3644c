import type { ClientRemote } from '../protocol/render-protocol.ts';
import type { Remote } from '@binnen/platform';
import { loadEntry } from './remote-entry.ts';
import { shareScope } from './share-scope.ts';

export type OpenRemote = (remote: ClientRemote) => Promise<Remote>;

/** As module federation's runtime does it, without the runtime. */
const openFirst: OpenRemote = async (remote) => {
  const container = await loadEntry(remote);
  const shareScopeMap = { default: shareScope };
  await container.init(shareScope, [], { version: remote.version, shareScopeKeys: 'default', shareScopeMap });
  const create = await container.get('./remote');
  return (await create()).remote;
};

let open = openFirst;
const faces = new Map<string, Promise<Remote>>();

/** From now on the runtime opens remotes, also those that are open; without it, when its file does not load, we do. */
export const openRemotesBy = (runtime: Promise<OpenRemote>): void => {
  const found = runtime.catch((error: unknown) => {
    console.warn('the federation runtime could not be loaded', error);
    return openFirst;
  });
  open = async (remote) => (await found)(remote);
  faces.clear();
};

/** A remote's public face; rejects when its files do not load. After a failure the next call tries again. */
export const loadRemoteFace = (remote: ClientRemote): Promise<Remote> => {
  const known = faces.get(remote.name);
  if (known) return known;
  const face = open(remote);
  faces.set(remote.name, face);
  face.catch(() => faces.delete(remote.name));
  return face;
};
