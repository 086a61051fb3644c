import { createHash } from 'node:crypto';
import path from 'node:path';
import { rspack, type Configuration, type ExternalItem } from '@rspack/core';
import { outputOf, type Project } from './project.ts';

/** Shared modules of the server: each lies beside the server module, under a one-level name. */
export const sharedExternals: Record<string, string> = {
  react: './react.js',
  'react/jsx-runtime': './react-jsx-runtime.js',
  'react-dom/server': './react-dom-server.js',
  '@binnen/platform': './platform.js',
};

/**
 * A library that asks where it is would get the path of its file on the machine that built it, and versions would differ
 * by folder. `new URL('file', import.meta.url)` names a file of the release: the bundler replaces that before this.
 */
export const withoutMachinePaths = new rspack.DefinePlugin({ 'import.meta.url': '""' });

/**
 * `*.browser.ts` is imported lazily and only runs in browsers. The server's build leaves it out, so that no isolate
 * carries it.
 */
const withoutBrowserModules = new rspack.IgnorePlugin({ resourceRegExp: /\.browser\.ts$/ });

/**
 * Maps for positions in stacks, beside each script and not named by it. They carry no source text: their readers have
 * the repository. Names in them are relative to the project, so that a version does not depend on a folder.
 */
export const maps = {
  devtool: 'hidden-nosources-source-map',
  devtoolModuleFilenameTemplate: '[resource-path]',
} as const;

/** A server's module keeps its names and lines, for stacks, but no code that is unused, such as most of a library. */
const dropUnused = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: {
    compress: { defaults: false, unused: true, dead_code: true, side_effects: true },
    mangle: false,
    minify: false,
  },
});

/** The browsers that run our scripts need no older spelling of a style sheet either. */
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4', 'ios_saf >= 16.4'];
export const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
];

const picture = /\.(woff2|svg|png|webp|avif|jpg)$/;

export const identifier = (name: string) => name.replaceAll('-', '_');

export const base = ({ name, context }: Project, side: 'client' | 'server' | 'chunks'): Configuration => ({
  name: `${name} ${side}`,
  context,
  mode: 'production',
  devtool: false,
  performance: false,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
  },
  plugins: side === 'client' ? [withoutMachinePaths] : [withoutMachinePaths, withoutBrowserModules],
  module: {
    parser: { 'css/module': { namedExports: false } },
    // Class names must be equal on both sides: same context, same unique name, of which the hash is made as well.
    generator: {
      'css/module': {
        localIdentName: '[local]-[hash:4]',
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
      { test: picture, type: 'asset/resource' },
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
            transform: { react: { runtime: 'automatic', development: false } },
          },
        },
      },
    ],
  },
});

/** The browser's half of a release. URLs in it are relative to where its scripts were loaded from. */
export const client = (project: Project): Configuration => ({
  ...base(project, 'client'),
  target: ['web', 'es2023'],
  devtool: maps.devtool,
  output: {
    devtoolModuleFilenameTemplate: maps.devtoolModuleFilenameTemplate,
    path: path.join(outputOf(project), 'client'),
    // The shell's root files are written by a build of their own, and would be cleaned away.
    clean: project.name !== 'shell',
    publicPath: 'auto',
    uniqueName: identifier(project.name),
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssFilename: '[name].css',
    cssChunkFilename: '[name].css',
    assetModuleFilename: '[name]-[contenthash:8][ext]',
  },
  // A library that one lazy part alone uses goes with that part.
  optimization: {
    chunkIds: 'named',
    // In their order: module federation's own modules are named by paths of the machine, and so would their ids be.
    moduleIds: 'natural',
    minimize: true,
    minimizer,
    splitChunks: {
      cacheGroups: {
        defaultVendors: false,
        // Each entry names them: else by the paths of their modules, of a hundred letters.
        default: {
          minChunks: 2,
          priority: -20,
          reuseExistingChunk: true,
          name: (_module, chunks) => nameShared(chunks.map(({ name }) => name ?? '')),
        },
        // Style sheets that ten or more chunks share become one: that of the forms.
        sheets: { name: 'sheets', test: /\.module\.css$/, minChunks: 10, enforce: true, priority: 10 },
      },
    },
  },
});

const nameShared = (chunks: readonly string[]): string =>
  `shared-${createHash('sha256').update(chunks.toSorted().join()).digest('hex').slice(0, 4)}`;

/** The edge's half: one plain ESM module that finds React and the platform beside itself. */
export const server = (project: Project, entry: string, provides: string[] = []): Configuration => {
  const { name } = project;
  const externals: ExternalItem = ({ request, contextInfo }, callback) => {
    // A page is rendered before the address of its release's files is known.
    const isOfScript = contextInfo && !contextInfo.issuer.endsWith('.css');
    const file = request?.replace(/\?.*/, '');
    if (isOfScript && file && picture.test(file))
      return callback(
        new Error(`A script cannot import "${request}". Name it in a style sheet: url(${file})`),
      );
    const target = request && !provides.includes(request) ? sharedExternals[request] : undefined;
    if (target) return callback(undefined, `module ${target}`);
    if (request === './remotes.js') return callback(undefined, 'module ./remotes.js');
    return callback();
  };
  return {
    ...base(project, 'server'),
    name: `${name} server`,
    target: ['webworker', 'es2023'],
    entry: { [name]: entry },
    devtool: maps.devtool,
    output: {
      devtoolModuleFilenameTemplate: maps.devtoolModuleFilenameTemplate,
      path: path.join(outputOf(project), 'server'),
      // Markup names no files: style sheets do, and those are the client's.
      publicPath: '',
      uniqueName: identifier(name),
      filename: '[name].js',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      asyncChunks: false,
    },
    optimization: { minimize: true, minimizer: [dropUnused], splitChunks: false },
    externalsType: 'module',
    externals,
  };
};
