// Loaded for remotes whose containers were built before they could do without module federation's runtime.
import type { ClientRemote } from '@binnen/contracts/composition';
import { provideRouterNames, type Remote } from '@binnen/platform';
import { init, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime-core';
import {
  createBrowserRouter,
  createStaticRouter,
  matchRoutes,
  RouterProvider,
  StaticRouterProvider,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { containerName, shared } from './share-scope.ts';

// Such a remote may import what the platform had of React Router.
provideRouterNames({
  createBrowserRouter,
  createStaticRouter,
  matchRoutes,
  RouterProvider,
  StaticRouterProvider,
  useScrollRestoration,
});

// Where such a container looks for the host's copy of the runtime.
(globalThis as Record<string, unknown>)['_FEDERATION_RUNTIME_CORE'] ??= core;

init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    shared.map(({ name, version, module }) => [
      name,
      {
        version,
        scope: 'default',
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: false },
      },
    ]),
  ),
});

const createVerifiedScript = (url: string, integrity: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = url;
  return script;
};

/** Loads a remote's entry and opens its container; rejects when its files do not load. */
export const openContainer = async ({ name, version, entry, integrity }: ClientRemote): Promise<Remote> => {
  registerPlugins([
    {
      name: `verified-${name}`,
      createScript: ({ url }: { url: string }) =>
        new URL(url, location.href).pathname === entry ? createVerifiedScript(url, integrity) : undefined,
    },
  ]);
  registerRemotes([{ name: containerName(name), entry }]);
  const exposed = await loadRemote<{ remote: Remote }>(`${containerName(name)}/remote`);
  if (!exposed) throw new Error(`${name} ${version} exposes nothing`);
  return exposed.remote;
};
