import type { ClientRemote } from '@binnen/contracts/composition';
import type { Remote } from '@binnen/platform';
import { containerName, shareScope } from './share-scope.ts';

/** What a container of module federation offers its host. */
interface Container {
  init: (shareScope: object) => unknown;
  get: (module: string) => Promise<() => { remote: Remote }>;
}

/** Loads a script that the browser runs only if the file is the one that was published. */
const loadVerifiedScript = (url: string, integrity: string): Promise<void> =>
  new Promise((resolve, reject) => {
    // The script that starts the others may have asked for it a moment ago.
    const known = document.querySelector<HTMLScriptElement>(`script[src$="${url}"]`);
    const script = known ?? document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded`)));
    if (known) return;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.src = url;
    document.head.append(script);
  });

const openContainer = async (remote: ClientRemote): Promise<Remote> => {
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  const name = containerName(remote.name);
  if (!containers[name]) await loadVerifiedScript(remote.entry, remote.integrity);
  const container = containers[name];
  if (!container) throw new Error(`${remote.name} ${remote.version} has no container`);
  await container.init(shareScope);
  return (await container.get('./remote'))().remote;
};

/** A container from before `container` was recorded wants module federation's runtime round it. */
const openOldContainer = async (remote: ClientRemote): Promise<Remote> => {
  const host = await import(/* webpackChunkName: "federation" */ './federation-host.ts');
  return host.openContainer(remote);
};

const faces = new Map<string, Promise<Remote>>();

/** A remote's public face; rejects when its files do not load. What failed is tried again the next time. */
export const loadRemoteFace = (remote: ClientRemote): Promise<Remote> => {
  const known = faces.get(remote.name);
  if (known) return known;
  const face = remote.container ? openContainer(remote) : openOldContainer(remote);
  faces.set(remote.name, face);
  face.catch(() => faces.delete(remote.name));
  return face;
};
