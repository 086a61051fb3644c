import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { deriveGrants } from '@binnen/composer/behind/registry/stores/claims';
import { compose, findConflicts, mainModule } from '@binnen/composer/behind/releases/files/compose';
import { readBuild } from '@binnen/remote-cli/releases';

/** The reporter of the composer loads it, on views that are watched. */
const vitals = path.join(root, 'packages/composer/node_modules/web-vitals/dist/web-vitals.js');

interface Target {
  /** Gets the server modules and `composition.json`. */
  modules: string;
  /** Gets the client files, below `remotes`. */
  assets: string;
}

/** Joins the builds in some `dist` folders as the edge joins published ones, for a Worker to bundle. */
export const joinBuilds = async (folders: readonly string[], { modules, assets }: Target): Promise<void> => {
  const releases = folders.map(readBuild);
  const conflicts = findConflicts(releases, deriveGrants(releases));
  if (conflicts.length) throw new Error(conflicts.join('\n'));
  const sources: Record<string, string> = {};
  for (const folder of [modules, assets]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  for (const [index, { remote, version, server }] of releases.entries()) {
    const from = folders[index] ?? '';
    for (const { path: file } of server)
      sources[file] = readFileSync(path.join(from, 'server', file), 'utf8');
    cpSync(path.join(from, 'client'), path.join(assets, 'remotes', remote, version), { recursive: true });
  }
  cpSync(vitals, path.join(assets, 'web-vitals.js'));
  const { composition, modules: joined } = await compose(releases, sources);
  for (const [file, source] of Object.entries(joined))
    if (file !== mainModule) writeFileSync(path.join(modules, file), source);
  writeFileSync(path.join(modules, 'composition.json'), JSON.stringify(composition));
};
