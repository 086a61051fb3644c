import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@binnen/platform/contract/composition';
import { rspack, type Configuration, type MultiStats } from '@rspack/core';
import { defineRemote } from './define-remote.ts';
import { checkStyles } from './check-styles.ts';
import type { Project } from './project.ts';
import { writeRelease } from './release.ts';
import { separateMaps } from './separate-maps.ts';
import { listTexts } from './texts.ts';

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
 * Builds one release: `dist/client`, `dist/server`, `dist/maps`, `dist/release.json` and, for editors, `dist/texts.json`. Rejects with
 * what rspack refused.
 */
export const buildRelease = async (
  project: Project,
  define: (project: Project) => Configuration[] = defineRemote,
): Promise<Release> => {
  const { name, directory } = project;
  rmSync(path.join(directory, 'dist'), { recursive: true, force: true });
  // Module federation's plugin would take them of the folder in which the command runs.
  Object.assign(process.env, { MF_BUILD_NAME: name, MF_BUILD_VERSION: 'release' });
  const stats = await run(define(project));
  separateMaps(path.join(directory, 'dist'));
  if (define === defineRemote) checkStyles(project);
  const client = stats.stats.find((each) => each.compilation.name === `${name} client`);
  const texts = await listTexts(directory);
  writeFileSync(path.join(directory, 'dist/texts.json'), `${JSON.stringify(texts, null, 1)}\n`);
  return writeRelease(project, client!.toJson({ all: false, chunkGroups: true, assets: true }));
};
