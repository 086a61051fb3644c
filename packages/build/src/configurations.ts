import { realpathSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Configuration, type ExternalItem } from '@rspack/core';
import { containerPlugin, esmFederationRuntime } from './federation.ts';
import { verifiedChunks } from './verified-chunks.ts';
import { root } from './workspace.ts';

const routerFolder = realpathSync(path.join(root, 'shell/node_modules/react-router'));
const platformEntry = path.join(root, 'packages/platform/src/index.ts');

/** Where a server module finds what all share: beside itself, under one-level names. */
const sharedExternals: Record<string, string> = {
  react: './react.js',
  'react/jsx-runtime': './react-jsx-runtime.js',
  'react-dom/server': './react-dom-server.js',
  '@binnen/platform': './platform.js',
};

/** `*.browser.ts` is imported lazily and runs in browsers alone: on the edge it is nothing, so that no isolate carries it. */
const withoutBrowserModules = new rspack.IgnorePlugin({ resourceRegExp: /\.browser\.ts$/ });

const identifier = (name: string) => name.replaceAll('-', '_');

const base = (name: string, side: 'client' | 'server' | 'chunks'): Configuration => ({
  name: `${name} ${side}`,
  context: root,
  mode: 'production',
  devtool: false,
  performance: false,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      'react-router$': path.join(routerFolder, 'dist/production/index.js'),
      ...esmFederationRuntime,
    },
  },
  ...(side === 'client' ? {} : { plugins: [withoutBrowserModules] }),
  module: {
    parser: { 'css/module': { namedExports: false } },
    // Class names must be equal on both sides: same context, same unique name.
    generator: {
      'css/module': {
        localIdentName: '[uniqueName]-[local]-[hash:6]',
        exportsOnly: side !== 'client',
        esModule: true,
      },
      css: { exportsOnly: side !== 'client' },
      asset: { emit: side === 'client' },
      'asset/resource': { emit: side === 'client' },
    },
    rules: [
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      { test: /\.(woff2|svg|png|webp|avif|jpg)$/, type: 'asset/resource' },
      // A worker's script is served as it is; the edge knows scripts by their ending.
      {
        test: /-worker\.mjs$/,
        type: 'asset/resource',
        generator: { filename: '[name]-[contenthash:8].js' },
      },
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
});

/** The browser's half of a release. URLs in it are relative to where its scripts were loaded from. */
const client = (name: string, directory: string): Configuration => ({
  ...base(name, 'client'),
  target: ['web', 'es2023'],
  output: {
    path: path.join(directory, 'dist/client'),
    // The shell's root files are written by a build of their own, and would be cleaned away.
    clean: name !== 'shell',
    publicPath: 'auto',
    uniqueName: identifier(name),
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssFilename: '[name].css',
    cssChunkFilename: '[name].css',
    assetModuleFilename: '[name]-[contenthash:8][ext]',
  },
  // A library that one lazy part alone uses goes with that part.
  optimization: {
    chunkIds: 'named',
    minimize: true,
    splitChunks: {
      cacheGroups: {
        defaultVendors: false,
        // What most widgets of a remote look like is one sheet: the ten forms share theirs.
        sheets: { name: 'sheets', test: /\.module\.css$/, minChunks: 10, enforce: true, priority: 10 },
      },
    },
  },
});

/** The edge's half: one plain ESM module that finds React and the platform beside itself. */
const server = (name: string, directory: string, entry: string, provides: string[] = []): Configuration => {
  const externals: ExternalItem = ({ request }, callback) => {
    const target = request && !provides.includes(request) ? sharedExternals[request] : undefined;
    if (target) return callback(undefined, `module ${target}`);
    if (request === './remotes.js') return callback(undefined, 'module ./remotes.js');
    return callback();
  };
  return {
    ...base(name, 'server'),
    name: `${name} server`,
    target: ['webworker', 'es2023'],
    entry: { [name]: entry },
    output: {
      path: path.join(directory, 'dist/server'),
      // Markup names no files: style sheets do, and those are the client's.
      publicPath: '',
      uniqueName: identifier(name),
      filename: '[name].js',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      asyncChunks: false,
    },
    optimization: { minimize: false, splitChunks: false },
    externalsType: 'module',
    externals,
  };
};

/** A shared module of the isolate: built alone, importing the others. */
const sharedModule = (file: string, entry: string, provides: string[], directory: string): Configuration => {
  const configuration = server('shell', directory, entry, provides);
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

/**
 * The chunks that each page and widget loads: the remote's map built for Node with its lazy imports left lazy. The
 * functions in it then name their chunks.
 */
const chunkMap = (name: string, directory: string): Configuration => ({
  ...base(name, 'chunks'),
  target: 'node',
  entry: { remote: path.join(directory, 'src/remote.ts') },
  output: {
    path: path.join(directory, 'dist/chunks'),
    clean: true,
    filename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    chunkFilename: '[name].mjs',
  },
  optimization: { chunkIds: 'named', minimize: false },
  externalsType: 'module',
  externals: [
    ({ request }, callback) =>
      request && request in sharedExternals ? callback(undefined, `module ${request}`) : callback(),
  ],
});

/** The builds of a remote. There is no way in here for a remote to load another remote. */
export const defineRemote = (name: string): Configuration[] => {
  const directory = path.join(root, name);
  const entry = path.join(directory, 'src/remote.ts');
  return [
    {
      ...client(name, directory),
      entry: {},
      plugins: [verifiedChunks, containerPlugin(identifier(name), entry)],
    },
    server(name, directory, entry),
    chunkMap(name, directory),
  ];
};

/** What the shell answers at the root of the site: its service worker, without federation, and `shell/public` unchanged. */
const rootFiles = (directory: string): Configuration => ({
  ...base('shell', 'client'),
  name: 'shell root files',
  target: ['webworker', 'es2023'],
  entry: { sw: path.join(directory, 'src/offline/sw.ts') },
  output: { path: path.join(directory, 'dist/client/root'), filename: '[name].js' },
  plugins: [new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(directory, 'public') }] })],
});

/** The builds of the shell: its client, its server module, and the modules that all share on the server. */
export const defineShell = (vendorDirectory: string): Configuration[] => {
  const directory = path.join(root, 'shell');
  const vendor = (file: string) => path.join(vendorDirectory, `${file}.js`);
  return [
    {
      ...client('shell', directory),
      optimization: {
        ...client('shell', directory).optimization,
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
      plugins: [verifiedChunks],
    },
    {
      ...client('shell', directory),
      name: 'shell boot',
      entry: { boot: path.join(directory, 'src/entry-boot.ts') },
      output: { ...client('shell', directory).output, uniqueName: 'shell_boot' },
    },
    rootFiles(directory),
    server('shell', directory, path.join(directory, 'src/entry-server.ts')),
    sharedModule('react', vendor('react'), ['react'], directory),
    sharedModule('react-jsx-runtime', vendor('react-jsx-runtime'), ['react/jsx-runtime'], directory),
    sharedModule('react-dom-server', vendor('react-dom-server'), ['react-dom/server'], directory),
    sharedModule('platform', platformEntry, ['@binnen/platform'], directory),
  ];
};

/** The same sources as one build without federation: what the benchmarks compare with. */
export const defineMonolith = (folder: string, federationStub: string): Configuration => {
  const configuration = client('monolith', path.join(root, 'shell'));
  return {
    ...configuration,
    entry: { main: path.join(root, 'shell/src/entry-browser.tsx') },
    output: { ...configuration.output, path: folder },
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
