import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { shellName, type Release } from '@binnen/platform/contract/composition';
import type { ClientRemote, DeclaredReads, Render } from '@binnen/platform/render-protocol';
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

const describe = ({ remote, version, entry, pages, widgets }: Release): ClientRemote => ({
  name: remote,
  version,
  entry: `/remotes/${remote}/${version}/${entry}`,
  integrity: '',
  patterns: Object.keys(pages),
  widgets: Object.keys(widgets),
});

/** Joins server modules in a folder, as the edge joins them in an isolate. Their code runs in this process. */
export const joinReleases = async (
  workspace: string,
  site: readonly Built[],
  id: string,
): Promise<Render> => {
  for (const { folder, release } of site)
    for (const { path: file } of release.server)
      copyFileSync(path.join(folder, 'server', file), path.join(workspace, file));
  const remotes = site.map(({ release }) => release).filter(({ remote }) => remote !== shellName);
  const entries = remotes.map(
    ({ remote }) => `${JSON.stringify(remote)}: (await import('./${remote}.js')).remote`,
  );
  const declared: DeclaredReads = Object.fromEntries(
    site.map(({ release: { remote, version, reads } }) => [remote, { version, reads }]),
  );
  const composition = { id, remotes: remotes.map(describe) };
  writeFileSync(path.join(workspace, 'package.json'), '{"type":"module"}');
  writeFileSync(
    path.join(workspace, 'join.js'),
    `import { createRender } from './shell.js';\nexport const render = createRender({ ${entries.join(', ')} }, ${JSON.stringify(composition)}, ${JSON.stringify(declared)});\n`,
  );
  const module = (await import(pathToFileURL(path.join(workspace, 'join.js')).href)) as { render: Render };
  return module.render;
};
