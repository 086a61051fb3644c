import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployables, root } from '@binnen/build/workspace';
import { ReleaseSchema, type Release } from '@binnen/contracts/composition';
import * as v from 'valibot';
import { deriveGrants } from '../../../edge-api/src/registry/claims.ts';
import { compose, findConflicts, mainModule } from '../../../edge-api/src/composition/compose.ts';

const readRelease = (name: string): Release =>
  v.parse(ReleaseSchema, JSON.parse(readFileSync(path.join(root, name, 'dist/release.json'), 'utf8')));

/**
 * Joins the workspace's own builds as the edge joins published ones, for edge-api to bundle: server modules in
 * `dist/built-in`, client files as the Worker's assets.
 */
export const assembleBuiltIn = async (): Promise<void> => {
  const releases = deployables.map(readRelease);
  const conflicts = findConflicts(releases, deriveGrants(releases));
  if (conflicts.length) throw new Error(conflicts.join('\n'));
  const sources: Record<string, string> = {};
  const assets = path.join(root, 'edge-api/dist/assets');
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  // What the edge serves to browsers while a canary runs.
  cpSync(
    path.join(root, 'edge-api/node_modules/web-vitals/dist/web-vitals.js'),
    path.join(assets, 'web-vitals.js'),
  );
  // The console's own: it looks the same when no release can be read.
  for (const font of ['bricolage-grotesque.woff2', 'figtree.woff2'])
    cpSync(path.join(root, 'packages/design/fonts', font), path.join(assets, 'console', font));
  for (const release of releases) {
    const from = path.join(root, release.remote, 'dist');
    for (const { path: file } of release.server)
      sources[file] = readFileSync(path.join(from, 'server', file), 'utf8');
    cpSync(path.join(from, 'client'), path.join(assets, 'remotes', release.remote, release.version), {
      recursive: true,
    });
  }
  const { composition, modules } = await compose(releases, sources);
  const target = path.join(root, 'edge-api/dist/built-in');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [file, source] of Object.entries(modules))
    if (file !== mainModule) writeFileSync(path.join(target, file), source);
  writeFileSync(path.join(target, 'composition.json'), JSON.stringify(composition));
};
