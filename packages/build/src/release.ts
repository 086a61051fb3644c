import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  contractVersion,
  hostedContracts,
  type Assets,
  type Release,
  type Sample,
} from '@binnen/contracts/composition';
import type { WidgetContract } from '@binnen/contracts/widgets';
import type { StatsCompilation } from '@rspack/core';
import { describeOffers } from './offered-widgets.ts';
import { readExports } from './read-exports.ts';
import { listUsedWidgets } from './used-widgets.ts';
import type { Project } from './project.ts';

export interface Samples {
  pages: Record<string, Sample>;
  widgets: Record<string, Sample>;
}

interface Placeable {
  placeable: Record<string, WidgetContract>;
}

type ChunkGroups = NonNullable<StatsCompilation['namedChunkGroups']>;
/** By pattern or name, the source of the function that loads it. */
type LazyMap = Record<string, string>;

const walk = (directory: string, prefix = ''): string[] =>
  readdirSync(path.join(directory, prefix), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? walk(directory, `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
    )
    .sort();

const describeFiles = (directory: string) =>
  walk(directory).map((file) => {
    const content = readFileSync(path.join(directory, file));
    return {
      path: file,
      sha256: createHash('sha256').update(content).digest('hex'),
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      bytes: content.length,
    };
  });

const groupAssets = (groups: ChunkGroups, names: string[], without: string[] = []): Assets => {
  const files = names.flatMap((name) => (groups[name]?.assets ?? []).map((asset) => asset.name));
  const wanted = [...new Set(files)].filter((file) => !without.includes(file));
  return {
    scripts: wanted.filter((file) => file.endsWith('.js')),
    styles: wanted.filter((file) => file.endsWith('.css')),
  };
};

/** The chunks that a lazy import loads, read from the function that the bundler wrote. */
const chunkNames = (load: string): string[] =>
  [...load.matchAll(/\.e\((?:\/\*.*?\*\/\s*)?["']([\w/-]+)["']\)/g)].map((match) => match[1]!);

const lazyAssets = (
  remote: string,
  kind: string,
  map: LazyMap,
  samples: Record<string, Sample>,
  groups: ChunkGroups,
) =>
  Object.fromEntries(
    Object.entries(map).map(([name, load]) => {
      // A chunk that several pages share has no group of its own: its files are in the group of each.
      const chunks = chunkNames(load).filter((chunk) => groups[chunk]);
      if (chunks.length === 0)
        throw new Error(
          `${remote}: ${kind} "${name}" must load its module by one import() with a webpackChunkName`,
        );
      const sample = samples[name];
      if (!sample) throw new Error(`${remote}: ${kind} "${name}" has no sample in src/samples.ts`);
      return [name, { assets: groupAssets(groups, chunks), sample }];
    }),
  );

const contentVersion = (directory: string, record: object) => {
  const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${version}-${createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 8)}`;
};

/**
 * The query parameters that a remote's pages read, by pattern; of the shell, those of its frame. Without a file, none.
 */
const readQuery = async <T>(directory: string, none: T): Promise<T> => {
  const file = path.join(directory, 'src/page-query.ts');
  return existsSync(file) ? (await readExports<{ query: T }>(file)).query : none;
};

/** Writes `dist/release.json`: what is in the release, and how it proves itself. Returns it. */
export const writeRelease = async (
  { name, directory }: Project,
  client: StatsCompilation,
): Promise<Release> => {
  const files = {
    client: describeFiles(path.join(directory, 'dist/client')),
    server: describeFiles(path.join(directory, 'dist/server')),
    maps: describeFiles(path.join(directory, 'dist/maps')),
  };
  const groups = client.namedChunkGroups ?? {};
  const { samples } = await readExports<{ samples: Samples }>(path.join(directory, 'src/samples.ts'));
  const { reads } = await readExports<{ reads: string[] }>(path.join(directory, 'src/reads.ts'));
  const record = { remote: name, contract: contractVersion, reads, ...files };
  const build =
    name === 'shell'
      ? {
          ...record,
          hosts: [...hostedContracts],
          ...(await readExports<{ policies: string[] }>(path.join(directory, 'src/policies.ts'))),
          query: await readQuery<string[]>(directory, []),
          boot: 'boot.js',
          entry: 'main.js',
          assets: groupAssets(groups, ['main'], ['main.js']),
          pages: Object.fromEntries(
            Object.entries(samples.pages).map(([pattern, sample]) => [
              pattern,
              { assets: { scripts: [], styles: [] }, sample },
            ]),
          ),
          widgets: {},
        }
      : await describeRemote(name, directory, record, samples, groups);
  const release: Release = { ...build, version: contentVersion(directory, build) };
  writeFileSync(path.join(directory, 'dist/release.json'), `${JSON.stringify(release, null, 1)}\n`);
  return release;
};

/** Contracts of widgets that only editors place; most remotes have none. */
const readPlaceable = async (directory: string): Promise<Record<string, WidgetContract>> => {
  const file = path.join(directory, 'src/placeable.ts');
  if (!existsSync(file)) return {};
  return ((await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as Placeable).placeable;
};

const describeRemote = async (
  name: string,
  directory: string,
  record: Omit<Release, 'version' | 'entry' | 'container' | 'assets' | 'pages' | 'widgets'>,
  samples: Samples,
  groups: ChunkGroups,
) => {
  const { remote } = await readExports<{ remote: { pages: LazyMap; widgets: LazyMap } }>(
    path.join(directory, 'dist/chunks/remote.mjs'),
  );
  const query = await readQuery<Record<string, string[]>>(directory, {});
  const stray = Object.keys(query).filter((pattern) => !Object.hasOwn(remote.pages, pattern));
  if (stray.length)
    throw new Error(`${name}: src/page-query.ts names ${stray.join(', ')}, which is no page of it`);
  const pages = lazyAssets(name, 'page', remote.pages, samples.pages, groups);
  return {
    ...record,
    offers: describeOffers(name, Object.keys(remote.widgets), await readPlaceable(directory)),
    uses: listUsedWidgets(directory),
    entry: 'remoteEntry.js',
    container: 'plain' as const,
    assets: groupAssets(groups, ['remote'], ['remoteEntry.js']),
    pages: Object.fromEntries(
      Object.entries(pages).map(([pattern, page]) => [pattern, { ...page, query: query[pattern] ?? [] }]),
    ),
    widgets: lazyAssets(name, 'widget', remote.widgets, samples.widgets, groups),
  };
};

/** Bytes of a release's script files, gzip, by path. */
export const measureScripts = (project: Project): Record<string, number> => {
  const directory = path.join(project.directory, 'dist/client');
  return Object.fromEntries(
    walk(directory)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, gzipSync(readFileSync(path.join(directory, file)), { level: 9 }).length]),
  );
};
