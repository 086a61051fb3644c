import { cpSync } from 'node:fs';
import path from 'node:path';
import { deployables, root } from '@binnen/build/workspace';
import { joinBuilds } from './join-builds.ts';

/** Joins the workspace's own builds for edge-api to bundle, with the files of the Worker's own pages beside theirs. */
export const assembleBuiltIn = async (): Promise<void> => {
  const edge = path.join(root, 'edge-api');
  const assets = path.join(edge, 'dist/assets');
  const folders = deployables.map((name) => path.join(root, name, 'dist'));
  await joinBuilds(folders, { modules: path.join(edge, 'dist/built-in'), assets });
  // The console's own: it looks the same when no release can be read.
  for (const font of ['bricolage-grotesque.woff2', 'figtree.woff2'])
    cpSync(path.join(root, 'packages/design/fonts', font), path.join(assets, 'console', font));
};
