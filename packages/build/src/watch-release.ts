import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@binnen/platform/contract/composition';
import {
  rspack,
  type Compiler,
  type Configuration,
  type MultiStats,
  type RspackPluginInstance,
  type StatsCompilation,
} from '@rspack/core';
import { checkSourceStyles } from './check-styles.ts';
import { defineSides } from './define-remote.ts';
import type { Project } from './project.ts';
import { writeRelease } from './release.ts';
import { verifiedChunks } from './verified-chunks.ts';
import { withRefresh } from './watching/with-refresh.ts';

/** A build of a remote while its team works on it. */
export type WatchedBuild =
  /** `describe` writes the release's record, and rejects with what a build would refuse: it takes its time. */
  | {
      describe: () => Promise<Release>;
      /** Pages, reads or samples may be others than before. */
      changesRecord: boolean;
      /** Of the browser's half: a page that stays takes the builds up to it. */
      hash: string;
      faults?: undefined;
    }
  /** What the bundler refused, with the lines of the sources. */
  | { faults: string };

const recordFiles = /[\\/]src[\\/](remote|samples|reads|page-query|offers)\.ts$/;

/** Samples, reads and what they are made of are no part of a bundle: a change of them is a change of the release. */
const watchRecord = (directory: string): RspackPluginInstance => ({
  apply: (compiler: Compiler) => {
    compiler.hooks.afterCompile.tap('WatchRecord', ({ fileDependencies }) => {
      const sources = globSync('src/**/*.{ts,tsx,json}', { cwd: directory });
      for (const file of sources)
        if (!/\.test\.tsx?$/.test(file)) fileDependencies.add(path.join(directory, file));
    });
  },
});

/** The configuration of a build without what is only worth its time when visitors get the files. */
const forWatching = (configuration: Configuration, more: RspackPluginInstance[]): Configuration => ({
  ...configuration,
  mode: 'development',
  plugins: [...(configuration.plugins ?? []).filter((plugin) => plugin !== verifiedChunks), ...more],
  devtool: configuration.devtool ? 'hidden-cheap-module-source-map' : false,
  // The code itself is that of production.
  optimization: {
    ...configuration.optimization,
    minimize: false,
    nodeEnv: 'production',
    moduleIds: 'named',
    // A save that does not build is nothing for a browser to run.
    emitOnErrors: false,
  },
});

const runOnce = (configuration: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats?.hasErrors())
          reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });

/** Does one work after the other, each when the one before is done or has failed. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
};

const readClient = (stats: MultiStats, name: string): StatsCompilation | undefined => {
  const client = stats.stats
    .find(({ compilation }) => compilation.name === `${name} client`)
    ?.toJson({ all: false, chunkGroups: true, assets: true, hash: true });
  // What is for a page that stays is no part of the next one.
  for (const group of Object.values(client?.namedChunkGroups ?? {}))
    group.assets = group.assets?.filter((asset) => !asset.name.includes('.hot-update.'));
  return client;
};

/** The folder of a remote that is watched: nothing there is ever published. */
export const watchedOutput = (directory: string): string =>
  path.join(directory, 'node_modules/.cache/binnen-dev');

/**
 * Builds a remote into its `output`, again after each change of a file that it is made of, and tells of each build.
 * Returns how to end that.
 */
export const watchRelease = (
  project: Project,
  onBuilt: (build: WatchedBuild) => void,
): (() => Promise<void>) => {
  const { name, output } = project;
  if (output === undefined) throw new Error('What is watched is built beside dist: it needs an output');
  rmSync(output, { recursive: true, force: true });
  Object.assign(process.env, { MF_BUILD_NAME: name, MF_BUILD_VERSION: 'release' });
  const { browser, server, chunks } = defineSides(project);
  const compiler = rspack([
    withRefresh(forWatching(browser, []), name),
    forWatching(server, [watchRecord(project.directory)]),
  ]);
  let described: StatsCompilation | undefined;
  // Each first clears the folder that the one before writes into.
  const inTurn = createQueue();
  const watching = compiler.watch({ aggregateTimeout: 5 }, (error, stats) => {
    if (error || !stats) return onBuilt({ faults: String(error) });
    if (stats.hasErrors())
      return onBuilt({ faults: stats.toString({ preset: 'errors-only', colors: false }) });
    // Only what was built again has stats.
    described = readClient(stats, name) ?? described;
    const client = described;
    const describe = () =>
      inTurn(async () => {
        await runOnce(chunks);
        const release = await writeRelease(project, client);
        checkSourceStyles(project);
        return release;
      });
    const modified = compiler.compilers.flatMap((each) => [...(each.modifiedFiles ?? [])]);
    return onBuilt({
      describe,
      changesRecord: modified.some((file) => recordFiles.test(file)),
      hash: described?.hash ?? '',
    });
  });
  return () =>
    new Promise((resolve) => {
      watching?.close(() => compiler.close(() => resolve()));
    });
};
