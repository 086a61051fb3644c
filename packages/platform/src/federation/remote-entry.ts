import type { ClientRemote } from '../protocol/render-protocol.ts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { containerName } from './share-scope.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
/** What a container of module federation offers its host: `init` and `get`. */
export type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** Runs a script only if the file is the one that was published. */
const runVerified = (url: string, integrity: string, type: '' | 'module'): Promise<void> =>
  new Promise((resolve, reject) => {
    // The script that starts the others may have asked for it a moment ago.
    const known = document.querySelector<HTMLScriptElement>(`script[src$="${url}"]`);
    const script = known ?? document.createElement('script');
    const end = (settle: () => void) => () => {
      // Whoever asks again would wait for an event that has been.
      script.remove();
      settle();
    };
    script.addEventListener('load', end(resolve));
    script.addEventListener(
      'error',
      end(() => reject(new Error(`${url} could not be loaded`))),
    );
    if (known) return;
    script.type = type;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.src = url;
    document.head.append(script);
  });

/** An import gets the module that the tag has verified and run. */
const loadModule = async ({ entry, integrity }: ClientRemote): Promise<unknown> => {
  await runVerified(entry, integrity, 'module');
  return import(/* webpackIgnore: true */ entry);
};

const loadScript = async ({ name, entry, integrity }: ClientRemote): Promise<unknown> => {
  const find = (): unknown => Reflect.get(globalThis, containerName(name));
  if (!find()) await runVerified(entry, integrity, '');
  return find();
};

/** The container of a remote in exactly the version of the page; rejects when its entry does not load or is not that file. */
export const loadEntry = async (remote: ClientRemote): Promise<Container> => {
  const container = await (remote.container === 'module' ? loadModule(remote) : loadScript(remote));
  if (isContainer(container)) return container;
  throw new Error(`${remote.entry} has no container: expected "init" and "get"`);
};
