import type { Remote } from '@binnen/platform';
import type { FirstCore } from '../startup/first-core.ts';
import type { ClientComposition, ClientRemote } from '../protocol/render-protocol.ts';
import {
  init,
  loadRemote,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import { loadEntry } from './remote-entry.ts';
import type { OpenRemote } from './remote-loading.ts';
import { containerName, shareScope } from './share-scope.ts';

/** A remote is always loaded in the version of the page, and each file is verified. */
const loadReleases = (remotes: ClientRemote[]): ModuleFederationRuntimePlugin => ({
  name: 'binnen-releases',
  loadEntry: async ({ remoteInfo }) => {
    const remote = remotes.find(({ name }) => containerName(name) === remoteInfo.name);
    if (!remote) throw new Error(`${remoteInfo.name} is no remote of this page`);
    return loadEntry(remote);
  },
});

/** For the developer tools of module federation: who is on this page, and in which version. */
const describePage = ({ id, remotes }: ClientComposition): void => {
  const versions = remotes.map(({ name, version }) => [containerName(name), { matchedVersion: version }]);
  const entries = remotes.map(({ name, version, entry }) => [
    `${containerName(name)}:${version}`,
    { version, remoteEntry: entry, globalName: containerName(name) },
  ]);
  core.helpers.global.addGlobalSnapshot({
    shell: {
      version: id,
      buildVersion: id,
      remotesInfo: Object.fromEntries(versions),
      remoteTypesZip: '',
      shared: [],
      consumerList: [],
    },
    ...Object.fromEntries(entries),
  });
};

/** The containers that are open already are told by the name that they have. */
const adoptFirst = (): void => {
  const first: Partial<FirstCore> | undefined = Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE');
  const { __INSTANCES__: instances }: { __INSTANCES__: object[] } = core.CurrentGlobal.__FEDERATION__;
  instances.push(...(first?.CurrentGlobal?.__FEDERATION__.__INSTANCES__ ?? []));
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', core);
};

/** Module federation's runtime hosts the remotes of a page from now on, those that are open already too. */
export const hostRemotes = (composition: ClientComposition): OpenRemote => {
  const { id, remotes } = composition;
  adoptFirst();
  const host = init({
    name: 'shell',
    version: id,
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [loadReleases(remotes)],
  });
  host.initShareScopeMap('default', shareScope);
  describePage(composition);
  registerRemotes(
    remotes.map(({ name, version, entry, container }) => ({
      name: containerName(name),
      alias: name,
      version,
      entry,
      type: container === 'module' ? 'module' : 'global',
    })),
  );
  return async ({ name, version }) => {
    const face = await loadRemote<{ remote: Remote }>(`${containerName(name)}/remote`);
    if (!face) throw new Error(`${name} ${version} exposes nothing`);
    return face.remote;
  };
};
