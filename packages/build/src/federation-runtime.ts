import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';

const installed = path.join(import.meta.dirname, '../node_modules/@module-federation/enhanced/package.json');
const enhanced = createRequire(realpathSync(installed));
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
const esm = (file: string) => file.replace(/index\.cjs$/, 'index.js');

const runtime = esm(tools.resolve('@module-federation/runtime'));
const core = esm(
  createRequire(tools.resolve('@module-federation/runtime')).resolve('@module-federation/runtime-core'),
);
const bundlerRuntime = esm(tools.resolve('@module-federation/webpack-bundler-runtime'));

/**
 * rspack bundles module federation's runtime from its CommonJS files, which tree shaking cannot reduce: a remote's entry is
 * 33 kB (gzip) then, and 7 kB with the ESM files that these two plugins point it at.
 */
export const esmFederationRuntime: RspackPluginInstance[] = [
  {
    apply: (compiler: Compiler) => {
      compiler.hooks.afterPlugins.tap({ name: 'EsmFederationRuntime', stage: 1000 }, () => {
        const alias: Record<string, string | false | (string | false)[]> = {
          ...(compiler.options.resolve.alias as Record<string, string>),
        };
        for (const name of Object.keys(alias)) if (name.startsWith('@module-federation/')) delete alias[name];
        alias['@module-federation/runtime$'] = runtime;
        alias['@module-federation/runtime-core$'] = core;
        compiler.options.resolve.alias = alias;
      });
    },
  },
  new rspack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
    bundlerRuntime,
  ),
];

export const provideRuntimePlugin = path.join(import.meta.dirname, 'provide-runtime.ts');
