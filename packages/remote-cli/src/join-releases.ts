import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeForClient, listReads } from '@binnen/platform/contract/composed-release';
import { shellName, type Release } from '@binnen/platform/contract/composition';
import type { Render } from '@binnen/platform/render-protocol';
import { readBuild } from './releases.ts';

/** A release as a folder: `release.json`, `server/`. */
export interface Built {
  folder: string;
  release: Release;
}

export const readBuilt = (place: string): Built => {
  const folder = path.resolve(place);
  return { folder, release: readBuild(folder) };
};

/** The source of a module that joins releases, as the edge joins them in an isolate. `moduleOf`: a remote's module. */
export const writeJoint = (
  releases: readonly Release[],
  id: string,
  moduleOf = (remote: string) => `./${remote}.js`,
): string => {
  const remotes = releases.map(({ remote }) => remote).filter((remote) => remote !== shellName);
  const entries = remotes.map(
    (remote) => `${JSON.stringify(remote)}: (await import(${JSON.stringify(moduleOf(remote))})).remote`,
  );
  const words = [`{ ${entries.join(', ')} }`, describeForClient(id, releases), listReads(releases)].map(
    (word) => (typeof word === 'string' ? word : JSON.stringify(word)),
  );
  return `import { createRender } from './shell.js';\nexport const render = createRender(${words.join(', ')});\n`;
};

/** Copies the server modules of releases into a folder. */
export const copyModules = (workspace: string, site: readonly Built[]): void => {
  for (const { folder, release } of site)
    for (const { path: file } of release.server)
      copyFileSync(path.join(folder, 'server', file), path.join(workspace, file));
  writeFileSync(path.join(workspace, 'package.json'), '{"type":"module"}');
};

/** Joins server modules in a folder. Their code runs in this process. */
export const joinReleases = async (
  workspace: string,
  site: readonly Built[],
  id: string,
): Promise<Render> => {
  copyModules(workspace, site);
  const joint = path.join(workspace, 'join.js');
  writeFileSync(
    joint,
    writeJoint(
      site.map(({ release }) => release),
      id,
    ),
  );
  const module = (await import(pathToFileURL(joint).href)) as { render: Render };
  return module.render;
};
