import type { ClientComposition, ClientRemote } from '@binnen/contracts/composition';
import type { Remote } from '@binnen/platform';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** The container's name in module federation: a valid identifier. */
const containerName = (name: string) => name.replaceAll('-', '_');

/** A script tag that the browser runs only if the file is the one that was published. */
const createVerifiedScript = (url: string, integrity: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = url;
  return script;
};

/** Tells module federation which remotes there are, and what their entries must be. Nothing is fetched yet. */
export const registerComposition = ({ remotes }: ClientComposition): void => {
  const integrity = new Map(remotes.map((remote) => [remote.entry, remote.integrity]));
  registerPlugins([
    {
      name: 'verified-entries',
      createScript: ({ url }: { url: string }) => {
        const expected = integrity.get(new URL(url, location.href).pathname);
        return expected ? createVerifiedScript(url, expected) : undefined;
      },
    },
  ]);
  registerRemotes(remotes.map((remote) => ({ name: containerName(remote.name), entry: remote.entry })));
};

/** A remote's public face; rejects when its files do not load. */
export const loadRemoteFace = async (remote: ClientRemote): Promise<Remote> => {
  const exposed = await loadRemote<{ remote: Remote }>(`${containerName(remote.name)}/remote`);
  if (!exposed) throw new Error(`${remote.name} ${remote.version} exposes nothing`);
  return exposed.remote;
};
