import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  contractVersion,
  hostedContracts,
  ReleaseSchema,
  type Assets,
  type Release,
  type ReleaseRecord,
  type Sample,
} from '@binnen/platform/contract/composition';
import * as v from 'valibot';
import type { StatsCompilation } from '@rspack/core';
import { describeContainer, describeSamples } from './record/container-manifest.ts';
import { describeOffers, type Offer } from './record/offered-widgets.ts';
import { readExports } from './record/read-exports.ts';
import { listUsedWidgets } from './record/used-widgets.ts';
import { outputOf, type Project } from './project.ts';

export interface Samples {
  pages: Record<string, Sample>;
  widgets: Record<string, Sample>;
  endpoints?: Record<string, Sample>;
}

type ChunkGroups = NonNullable<StatsCompilation['namedChunkGroups']>;
/** By pattern or name, the source of the function that loads it. */
type LazyMap = Record<string, string>;

/** All files but those that begin with a dot: a bundler keeps notes of its own there. */
const walk = (directory: string, prefix = ''): string[] =>
  readdirSync(path.join(directory, prefix), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
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

/** What the edge would refuse ends a build, with what it is about. */
const parseBuild = (name: string, build: object): Release => {
  const parsed = v.safeParse(ReleaseSchema, build);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map(({ path: at = [], message }) => {
    const [part = '', ...keys] = at.map(({ key }) => String(key));
    return `${name}: ${[part, ...keys.map((key) => `"${key}"`)].join(' ')}: ${message}`;
  });
  throw new Error(faults.join('\n'));
};

/**
 * Writes `dist/release.json`: the contents of the release, and its samples. Returns it. Without `client`, which rspack
 * tells of a build of ours, another build has made `dist` and left module federation's manifest in it.
 */
export const writeRelease = async (project: Project, client?: StatsCompilation): Promise<Release> => {
  const { name, directory } = project;
  const output = outputOf(project);
  const files = {
    client: describeFiles(path.join(output, 'client')),
    server: describeFiles(path.join(output, 'server')),
    maps: existsSync(path.join(output, 'maps')) ? describeFiles(path.join(output, 'maps')) : [],
  };
  const groups = client?.namedChunkGroups ?? {};
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
          pages: describeSamples(samples.pages),
          widgets: {},
        }
      : {
          ...record,
          ...(await describeUse(name, directory, samples)),
          ...(await completePages(
            name,
            directory,
            samples,
            client
              ? await describeOwn(name, output, samples, groups)
              : describeContainer(name, directory, samples),
          )),
        };
  // Source maps name positions in module federation's own entry, which has paths of the machine in it.
  const { maps: _maps, ...content } = build;
  const release = parseBuild(name, { ...build, version: contentVersion(directory, content) });
  writeFileSync(path.join(output, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
  return release;
};

/** Loaded and not read as data: its schemas are functions. A remote without widgets has none. */
const loadOffers = async (directory: string): Promise<Record<string, Offer>> => {
  const file = path.join(directory, 'src/offers.ts');
  if (!existsSync(file)) return {};
  const module: { offers: Record<string, Offer> } = await import(
    `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
  );
  return module.offers;
};

/** What it has for others, and what it takes of them. */
const describeUse = async (name: string, directory: string, { widgets }: Samples) => ({
  offers: describeOffers(name, Object.keys(widgets), await loadOffers(directory)),
  uses: listUsedWidgets(directory),
});

/** Adds the endpoints, and the query parameters that each page reads. */
const completePages = async <D extends Pick<ReleaseRecord, 'pages'>>(
  name: string,
  directory: string,
  { endpoints }: Samples,
  described: D,
): Promise<D> => {
  const all = { ...described.pages, ...describeSamples(endpoints, { endpoint: true as const }) };
  const query = await readQuery<Record<string, string[]>>(directory, {});
  const stray = Object.keys(query).filter((pattern) => !Object.hasOwn(all, pattern));
  if (stray.length)
    throw new Error(`${name}: src/page-query.ts names ${stray.join(', ')}, which is no page of it`);
  const pages = Object.entries(all).map(([pattern, page]) => [
    pattern,
    { ...page, query: query[pattern] ?? [] },
  ]);
  return { ...described, pages: Object.fromEntries(pages) };
};

/** A remote of our own build. */
const describeOwn = async (name: string, output: string, samples: Samples, groups: ChunkGroups) => {
  const { remote } = await readExports<{
    remote: { pages: LazyMap; widgets: LazyMap; endpoints?: LazyMap };
  }>(path.join(output, 'chunks/remote.mjs'));
  const endpoints = Object.keys(remote.endpoints ?? {});
  const bare = endpoints.find((pattern) => !samples.endpoints?.[pattern]);
  if (bare) throw new Error(`${name}: endpoint "${bare}" has no sample in src/samples.ts`);
  return {
    entry: 'remoteEntry.js',
    assets: groupAssets(groups, ['remote'], ['remoteEntry.js']),
    pages: lazyAssets(name, 'page', remote.pages, samples.pages, groups),
    widgets: lazyAssets(name, 'widget', remote.widgets, samples.widgets, groups),
  };
};

/** Bytes of a release's script files, by path: gzip at its usual level, with which the edge measures too. */
export const measureScripts = (project: Project): Record<string, number> => {
  const directory = path.join(project.directory, 'dist/client');
  return Object.fromEntries(
    walk(directory)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, gzipSync(readFileSync(path.join(directory, file))).length]),
  );
};
