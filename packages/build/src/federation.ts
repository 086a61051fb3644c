import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';

/** Shared in the browser by module federation: one copy each, in the shell. */
const sharedInBrowser = ['react', 'react/jsx-runtime', '@binnen/platform'];

/** The one module of a remote that its host loads: the map of its pages and widgets. */
const face = 'remote';

/**
 * Module federation's runtime as a remote and the shell need it: for browsers, and with the entry's address known, so
 * without the part that reads manifests. `FEDERATION_…` and `ENV_TARGET` are what the plugin's `optimization` defines.
 */
export const leanRuntime: RspackPluginInstance = new rspack.DefinePlugin({
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  ENV_TARGET: JSON.stringify('web'),
});

const findRuntime = () => {
  const enhanced = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  return ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'].map((name) =>
    tools.resolve(name),
  );
};

/**
 * Rspack takes the CommonJS files of module federation's runtime, of which nothing can be left out: 6 kB (gzip) in each
 * entry. The same package has them as ES modules.
 */
export const runtimeAsModules = Object.fromEntries(
  findRuntime().map((file) => [file, path.join(path.dirname(file), 'index.js')]),
);

/** The one message that a remote's part of the runtime can say: its table of all takes 0.4 kB (gzip) in each entry. */
const ownMessages = new rspack.NormalModuleReplacementPlugin(
  /^@module-federation\/error-codes$/,
  `data:text/javascript,${encodeURIComponent(
    `export const RUNTIME_009 = 'RUNTIME-009';
     export const runtimeDescMap = { [RUNTIME_009]: 'Please call createInstance first.' };`,
  )}`,
);

/** The map of pages is 0.6 kB that every page needs: as a part of the entry it takes no round of its own. */
const faceInEntry = (container: string): RspackPluginInstance => ({
  apply: ({ options }: Compiler) => {
    const { splitChunks } = options.optimization;
    if (!splitChunks) throw new Error('A container needs optimization.splitChunks');
    const chunks = ({ name }: { name?: string | undefined }) => name === face;
    splitChunks.cacheGroups = {
      ...splitChunks.cacheGroups,
      [face]: { name: container, chunks, type: /^javascript/, enforce: true, priority: 20 },
    };
  },
});

/**
 * The container of a remote: the stock plugin's, with its manifest. What is shared comes from the host alone, which also
 * has the core of the runtime (`externalRuntime`). No types: the shell reads one module of a remote, and its type is
 * the platform's `Remote`.
 */
export const containerPlugins = (name: string, entry: string): RspackPluginInstance[] => [
  faceInEntry(name),
  ownMessages,
  new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    library: { type: 'var', name },
    exposes: { [`./${face}`]: { import: entry, name: face } },
    shared: Object.fromEntries(
      sharedInBrowser.map((each) => [each, { import: false, singleton: true, requiredVersion: false }]),
    ),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  }),
];
