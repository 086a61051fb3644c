import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { containerPlugins, runtimeAsModules } from './federation.ts';
import { outputOf, type Project } from './project.ts';
import { base, client, identifier, server, sharedExternals, withoutMachinePaths } from './sides.ts';
import { verifiedChunks } from './verified-chunks.ts';

/**
 * The chunks that each page and widget loads: the remote's map built for Node with its lazy imports left lazy. The
 * functions in it then name their chunks.
 */
const chunkMap = (project: Project): Configuration => ({
  ...base(project, 'chunks'),
  target: 'node',
  entry: { remote: path.join(project.directory, 'src/remote.ts') },
  output: {
    path: path.join(outputOf(project), 'chunks'),
    clean: true,
    filename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    chunkFilename: '[name].mjs',
  },
  optimization: { chunkIds: 'named', minimize: false },
  externalsType: 'module',
  externals: [
    ({ request }, callback) =>
      request && request in sharedExternals ? callback(undefined, `module ${request}`) : callback(),
  ],
});

/** The builds of a remote. There is no way in here for a remote to load another remote. */
export const defineSides = (project: Project) => {
  const entry = path.join(project.directory, 'src/remote.ts');
  // Its path becomes part of the container's module ids.
  const exposed = `./${path.relative(project.context, entry).replaceAll(path.sep, '/')}`;
  const browser = client(project);
  return {
    browser: {
      ...browser,
      entry: {},
      // The plugin warns that a manifest names no host: that is what `auto` is for.
      infrastructureLogging: { level: 'error' },
      resolve: { ...browser.resolve, alias: runtimeAsModules },
      plugins: [withoutMachinePaths, verifiedChunks, ...containerPlugins(identifier(project.name), exposed)],
    } satisfies Configuration,
    server: server(project, entry),
    chunks: chunkMap(project),
  };
};

export const defineRemote = (project: Project): Configuration[] => Object.values(defineSides(project));
