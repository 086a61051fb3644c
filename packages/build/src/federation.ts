import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type RspackPluginInstance } from '@rspack/core';
import { root } from './workspace.ts';

const installed = path.join(root, 'shell/node_modules/@module-federation/enhanced/package.json');
const enhanced = createRequire(realpathSync(installed));
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
const esm = (file: string) => file.replace(/index\.cjs$/, 'index.js');

const runtime = esm(tools.resolve('@module-federation/runtime'));
const core = esm(
  createRequire(tools.resolve('@module-federation/runtime')).resolve('@module-federation/runtime-core'),
);

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

/**
 * For the shell's lazy part that hosts containers from before: bundled from the ESM files of module federation's runtime,
 * of which tree shaking keeps less than of the CommonJS ones.
 */
export const esmFederationRuntime: Record<string, string> = {
  '@module-federation/runtime$': runtime,
  '@module-federation/runtime-core$': core,
};
