/** A team's own build by rspack and module federation's plugin, as its manual has it: `node build-with-rspack.ts mf-<name>`, in its folder. */
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';

const [name = ''] = process.argv.slice(2);
const context = process.cwd();
const container = name.replaceAll('-', '_');

const base: Configuration = {
  context,
  mode: 'production',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
};

const browser: Configuration = {
  ...base,
  entry: {},
  devtool: false,
  output: { path: path.join(context, 'dist/client'), publicPath: 'auto', uniqueName: container },
  plugins: [
    new ModuleFederationPlugin({
      name: container,
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.ts' },
      shared: {
        react: { singleton: true },
        'react/jsx-runtime': { singleton: true },
        '@binnen/platform': { singleton: true, import: false },
      },
      dts: false,
    }),
  ],
};

const server: Configuration = {
  ...base,
  entry: { [name]: './src/remote.ts' },
  devtool: false,
  target: ['webworker', 'es2023'],
  output: {
    path: path.join(context, 'dist/server'),
    filename: '[name].js',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    asyncChunks: false,
  },
  externalsType: 'module',
  externals: {
    react: './react.js',
    'react/jsx-runtime': './react-jsx-runtime.js',
    '@binnen/platform': './platform.js',
  },
};

rspack([browser, server], (error, stats) => {
  if (!error && !stats?.hasErrors()) return;
  console.error(error ?? stats?.toString({ preset: 'errors-only' }));
  process.exitCode = 1;
});
