import type { ClientComposition, ClientRemote, DeclaredReads } from '../protocol/render-protocol.ts';
import { shellName, type ComposedRelease, type Release } from './composition.ts';

/** Client files of a release are served below this path; they never change. */
export const clientPath = (release: { remote: string; version: string }, file: string): string =>
  `/remotes/${release.remote}/${release.version}/${file}`;

const listPlaceable = ({ offers }: Release): ComposedRelease['placeable'] =>
  Object.fromEntries(
    Object.entries(offers).flatMap(([name, { placeable, props }]) => (placeable ? [[name, props]] : [])),
  );

const listEndpoints = ({ pages }: Pick<Release, 'pages'>): string[] =>
  Object.keys(pages).filter((pattern) => pages[pattern]?.endpoint);

/** A release as a part of a composition. */
export const composeRelease = (release: Release): ComposedRelease => ({
  remote: release.remote,
  version: release.version,
  entry: release.entry,
  ...(release.boot ? { boot: release.boot } : {}),
  ...(release.container ? { container: release.container } : {}),
  assets: release.assets,
  pages: Object.fromEntries(Object.entries(release.pages).map(([pattern, page]) => [pattern, page.assets])),
  widgets: Object.fromEntries(Object.entries(release.widgets).map(([name, widget]) => [name, widget.assets])),
  ...(listEndpoints(release).length ? { endpoints: listEndpoints(release) } : {}),
  reads: release.reads,
  queries: Object.fromEntries(Object.entries(release.pages).map(([pattern, { query }]) => [pattern, query])),
  query: release.query,
  fonts: release.client.map((file) => file.path).filter((path) => path.endsWith('.woff2')),
  integrity: Object.fromEntries(release.client.map((file) => [file.path, file.integrity])),
  ...(release.policies ? { policies: release.policies } : {}),
  placeable: listPlaceable(release),
});

const listLate = ({ offers }: Release): Pick<ClientRemote, 'late'> => {
  const late = Object.keys(offers).filter((name) => offers[name]?.late === 'document');
  return late.length ? { late } : {};
};

/** The part of a composition that isolate and browser get. */
export const describeForClient = (id: string, releases: readonly Release[]): ClientComposition => ({
  id,
  remotes: releases
    .filter((release) => release.remote !== shellName)
    .map((release) => ({
      name: release.remote,
      version: release.version,
      entry: clientPath(release, release.entry),
      integrity: release.client.find((file) => file.path === release.entry)?.integrity ?? '',
      ...(release.container ? { container: release.container } : {}),
      // A browser can draw those that lead to a document.
      patterns: Object.keys(release.pages).filter((pattern) => !release.pages[pattern]?.endpoint),
      widgets: Object.keys(release.widgets),
      ...listLate(release),
    })),
});

/** What each release declared that it reads. */
export const listReads = (releases: readonly Release[]): DeclaredReads =>
  Object.fromEntries(releases.map(({ remote, version, reads }) => [remote, { version, reads }]));
