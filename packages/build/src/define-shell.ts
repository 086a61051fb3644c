import { realpathSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { besideScript, withoutSheetLoader } from './bundler-runtime.ts';
import { esmFederationRuntime } from './federation-runtime.ts';
import { base, client, maps, server, withoutMachinePaths } from './sides.ts';
import { verifiedChunks } from './verified-chunks.ts';
import { findProject, root } from './workspace.ts';

const shell = findProject('shell');
const { directory } = shell;
const routerFolder = realpathSync(path.join(directory, 'node_modules/react-router'));
const platformEntry = path.join(root, 'packages/platform/src/index.ts');

/** The shell alone bundles the router, and the runtime that hosts containers from before. */
const withRouter = (configuration: Configuration): Configuration => ({
  ...configuration,
  resolve: {
    ...configuration.resolve,
    alias: {
      'react-router$': path.join(routerFolder, 'dist/production/index.js'),
      ...esmFederationRuntime,
    },
  },
});

/** A shared module of the isolate: built alone, importing the others. */
const sharedModule = (file: string, entry: string, provides: string[]): Configuration => {
  const configuration = withRouter(server(shell, entry, provides));
  return {
    ...configuration,
    name: `${file} server`,
    entry: { [file]: entry },
    resolve: {
      ...configuration.resolve,
      conditionNames: ['workerd', 'worker', 'browser', 'import', 'require', 'default'],
    },
    optimization: { ...configuration.optimization, minimize: file === 'react-dom-server' },
  };
};

/** What the shell answers at the root of the site: its service worker, without federation, and `shell/public` unchanged. */
const rootFiles = (): Configuration => ({
  ...base(shell, 'client'),
  name: 'shell root files',
  target: ['webworker', 'es2023'],
  entry: { sw: path.join(directory, 'src/offline/sw.ts') },
  devtool: maps.devtool,
  output: {
    path: path.join(directory, 'dist/client/root'),
    filename: '[name].js',
    devtoolModuleFilenameTemplate: maps.devtoolModuleFilenameTemplate,
  },
  plugins: [new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(directory, 'public') }] })],
});

/** The builds of the shell: its client, its server module, and the modules that all share on the server. */
export const defineShell = (vendorDirectory: string): Configuration[] => {
  const vendor = (file: string) => path.join(vendorDirectory, `${file}.js`);
  return [
    {
      ...withRouter(client(shell)),
      optimization: {
        ...client(shell).optimization,
        // React apart from the rest: two scripts are two tasks, and a cheap phone can answer a touch in between.
        splitChunks: {
          chunks: 'initial',
          cacheGroups: {
            default: false,
            defaultVendors: false,
            react: { name: 'react', test: /node_modules[\\/](react-dom|scheduler)[\\/]/, enforce: true },
          },
        },
      },
      entry: { main: path.join(directory, 'src/entry-browser.tsx') },
      plugins: [withoutMachinePaths, verifiedChunks, besideScript, withoutSheetLoader],
    },
    {
      ...withRouter(client(shell)),
      name: 'shell boot',
      entry: { boot: path.join(directory, 'src/entry-boot.ts') },
      output: { ...client(shell).output, uniqueName: 'shell_boot' },
    },
    rootFiles(),
    withRouter(server(shell, path.join(directory, 'src/entry-server.ts'))),
    sharedModule('react', vendor('react'), ['react']),
    sharedModule('react-jsx-runtime', vendor('react-jsx-runtime'), ['react/jsx-runtime']),
    sharedModule('react-dom-server', vendor('react-dom-server'), ['react-dom/server']),
    sharedModule('platform', platformEntry, ['@binnen/platform']),
  ];
};

/** The same sources as one build without federation: what the benchmarks compare with. */
export const defineMonolith = (folder: string, federationStub: string): Configuration => {
  const configuration = withRouter(client({ ...shell, name: 'monolith' }));
  return {
    ...configuration,
    entry: { main: path.join(root, 'shell/src/entry-browser.tsx') },
    output: { ...configuration.output, path: folder },
    plugins: [withoutMachinePaths, besideScript],
    resolve: {
      ...configuration.resolve,
      alias: {
        ...(configuration.resolve?.alias as Record<string, string>),
        [path.join(root, 'shell/src/routing/remote-loading.ts')]: federationStub,
        '@binnen/platform$': platformEntry,
      },
    },
  };
};
