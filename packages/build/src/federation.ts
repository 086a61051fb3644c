import { rspack, type RspackPluginInstance } from '@rspack/core';

/** Shared in the browser by module federation: one copy each, in the shell. */
const sharedInBrowser = ['react', 'react/jsx-runtime', '@binnen/platform'];

/**
 * The container of a remote, which its host speaks to by `init` and `get`. This form of the plugin carries no runtime of
 * module federation: the host gives a share scope, and the container takes from it what is shared. 6 kB (gzip) with the
 * hashes of all files; with the runtime it is 9, and the host has 27 of its own.
 */
export const containerPlugin = (name: string, entry: string): RspackPluginInstance =>
  new rspack.container.ModuleFederationPluginV1({
    name,
    filename: 'remoteEntry.js',
    library: { type: 'var', name },
    exposes: { './remote': { import: entry, name: 'remote' } },
    shared: Object.fromEntries(
      sharedInBrowser.map((each) => [each, { singleton: true, requiredVersion: false, import: false }]),
    ),
  });
