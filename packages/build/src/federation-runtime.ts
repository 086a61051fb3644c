import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './workspace.ts';

const installed = path.join(root, 'shell/node_modules/@module-federation/enhanced/package.json');
const enhanced = createRequire(realpathSync(installed));
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
const esm = (file: string) => file.replace(/index\.cjs$/, 'index.js');

const runtime = esm(tools.resolve('@module-federation/runtime'));
const core = esm(
  createRequire(tools.resolve('@module-federation/runtime')).resolve('@module-federation/runtime-core'),
);

/**
 * For the shell's lazy part that hosts containers from before: bundled from the ESM files of module federation's runtime,
 * of which tree shaking keeps less than of the CommonJS ones.
 */
export const esmFederationRuntime: Record<string, string> = {
  '@module-federation/runtime$': runtime,
  '@module-federation/runtime-core$': core,
};
