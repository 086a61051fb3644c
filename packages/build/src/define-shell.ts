import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { leanRuntime } from './federation.ts';
import type { Project } from './project.ts';
import { base, client, maps, minimizer, server, withoutMachinePaths } from './sides.ts';
import { writeVendorEntries } from './vendor.ts';
import { verifiedChunks } from './verified-chunks.ts';
import { findProject, root } from './workspace.ts';

const platform = path.join(root, 'packages/platform');
const routerFolder = realpathSync(path.join(platform, 'node_modules/react-router'));
const platformEntry = path.join(platform, 'src/index.ts');

/** The shell alone bundles the router. */
const withRouter = (configuration: Configuration): Configuration => ({
  ...configuration,
  resolve: {
    ...configuration.resolve,
    alias: {
      'react-router$': path.join(routerFolder, 'dist/production/index.js'),
    },
  },
});

/** A shared module of the isolate: built alone, importing the others. */
const sharedModule = (shell: Project, file: string, entry: string, provides: string[]): Configuration => {
  const configuration = withRouter(server(shell, entry, provides));
  return {
    ...configuration,
    name: `${file} server`,
    entry: { [file]: entry },
    resolve: {
      ...configuration.resolve,
      conditionNames: ['workerd', 'worker', 'browser', 'import', 'require', 'default'],
    },
    optimization: { ...configuration.optimization, minimize: file === 'react-dom-server', minimizer },
  };
};

/** The shell's files at the root of the site: its service worker, without federation. Not every site has one. */
const serviceWorker = (shell: Project): Configuration[] => {
  const source = path.join(shell.directory, 'src/offline/sw.ts');
  if (!existsSync(source)) return [];
  return [
    {
      ...base(shell, 'client'),
      name: 'shell root files',
      target: ['webworker', 'es2023'],
      entry: { sw: source },
      devtool: maps.devtool,
      output: {
        path: path.join(shell.directory, 'dist/client/root'),
        filename: '[name].js',
        devtoolModuleFilenameTemplate: maps.devtoolModuleFilenameTemplate,
      },
      // `public` unchanged, beside it.
      plugins: [new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(shell.directory, 'public') }] })],
    },
  ];
};

/** The builds of a site's shell: its client, its server module, and the modules that all share on the server. */
export const defineShell = (shell: Project): Configuration[] => {
  const { directory } = shell;
  const vendorDirectory = writeVendorEntries(path.join(directory, 'dist/vendor'));
  const vendor = (file: string) => path.join(vendorDirectory, `${file}.js`);
  const shared = (file: string, entry: string, provides: string[]) =>
    sharedModule(shell, file, entry, provides);
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
      plugins: [withoutMachinePaths, verifiedChunks, leanRuntime],
    },
    {
      ...withRouter(client(shell)),
      name: 'shell boot',
      entry: { boot: path.join(directory, 'src/entry-boot.ts') },
      output: { ...client(shell).output, uniqueName: 'shell_boot' },
    },
    ...serviceWorker(shell),
    withRouter(server(shell, path.join(directory, 'src/entry-server.ts'))),
    shared('react', vendor('react'), ['react']),
    shared('react-jsx-runtime', vendor('react-jsx-runtime'), ['react/jsx-runtime']),
    shared('react-dom-server', vendor('react-dom-server'), ['react-dom/server']),
    shared('platform', platformEntry, ['@binnen/platform']),
  ];
};

/** The same sources as one build without federation: what the benchmarks compare with. */
export const defineMonolith = (folder: string, federationStub: string): Configuration => {
  const configuration = withRouter(client({ ...findProject('shell'), name: 'monolith' }));
  return {
    ...configuration,
    entry: { main: path.join(root, 'shell/src/entry-browser.tsx') },
    output: { ...configuration.output, path: folder },
    plugins: [withoutMachinePaths],
    resolve: {
      ...configuration.resolve,
      alias: {
        ...(configuration.resolve?.alias as Record<string, string>),
        [path.join(root, 'packages/platform/src/federation/remote-loading.ts')]: federationStub,
        '@binnen/platform$': platformEntry,
      },
    },
  };
};
