import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@binnen/contracts/composition';
import { rspack, type Configuration, type MultiStats } from '@rspack/core';
import { defineRemote, defineShell } from './configurations.ts';
import { writeRelease } from './release.ts';
import { listTexts } from './texts.ts';
import { writeVendorEntries } from './vendor.ts';
import { root } from './workspace.ts';

const defineDeployable = (name: string): Configuration[] =>
  name === 'shell'
    ? defineShell(writeVendorEntries(path.join(root, 'shell/dist/vendor')))
    : defineRemote(name);

const run = (configurations: Configuration[]) =>
  new Promise<MultiStats>((resolve, reject) => {
    rspack(configurations, (error, stats) => {
      if (error) return reject(error);
      if (!stats) return reject(new Error('rspack gave no result'));
      if (stats.hasErrors())
        return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      return resolve(stats as MultiStats);
    });
  });

/**
 * Builds one deployable: `dist/client`, `dist/server`, `dist/release.json` and, for editors, `dist/texts.json`. Rejects with
 * what rspack refused.
 */
export const buildDeployable = async (name: string): Promise<Release> => {
  rmSync(path.join(root, name, 'dist'), { recursive: true, force: true });
  const stats = await run(defineDeployable(name));
  const client = stats.stats.find((each) => each.compilation.name === `${name} client`);
  const texts = await listTexts(path.join(root, name));
  writeFileSync(path.join(root, name, 'dist/texts.json'), `${JSON.stringify(texts, null, 1)}\n`);
  return writeRelease(name, client!.toJson({ all: false, chunkGroups: true, assets: true }));
};
