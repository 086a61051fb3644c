import type { ClientComposition, ClientRemote } from '@binnen/contracts/composition';
import type { Remote } from '@binnen/platform';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** The container's name in module federation: a valid identifier. */
const containerName = (name: string) => name.replaceAll('-', '_');

/** Tells module federation which remotes there are. Nothing is fetched yet. */
export const registerComposition = (composition: ClientComposition): void =>
  registerRemotes(
    composition.remotes.map((remote) => ({ name: containerName(remote.name), entry: remote.entry })),
  );

/** A remote's public face; rejects when its files cannot be had. */
export const loadRemoteFace = async (remote: ClientRemote): Promise<Remote> => {
  const exposed = await loadRemote<{ remote: Remote }>(`${containerName(remote.name)}/remote`);
  if (!exposed) throw new Error(`${remote.name} ${remote.version} exposes nothing`);
  return exposed.remote;
};
