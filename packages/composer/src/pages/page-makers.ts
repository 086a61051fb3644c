import type { MadeBy } from '@binnen/edge-kit/caching/page-cache';
import { shellName, type Composition } from '@binnen/platform/contract/composition';
import type { Rendered } from '@binnen/platform/render-protocol';
import { findPattern } from '../releases/compositions/find-pattern.ts';

/** The releases that made a page of a composition. */
export const listMakers = (
  { id, releases }: Composition,
  revision: number,
  { pattern, widgets }: Pick<Rendered, 'pattern' | 'widgets'>,
): MadeBy => {
  const makers = Object.values(releases).filter(
    (release) =>
      release.remote === shellName ||
      (pattern !== null && Object.hasOwn(release.pages, pattern)) ||
      widgets.some((name) => Object.hasOwn(release.widgets, name)),
  );
  const versions = Object.fromEntries(makers.map(({ remote, version }) => [remote, version]));
  return { composition: id, revision, pattern, releases: versions };
};

/** Whether a composition would make the page at a path by the same releases. */
export const wouldMake = (
  composition: Composition,
  path: string,
  { composition: madeIn, pattern, releases }: MadeBy,
): boolean =>
  madeIn === composition.id ||
  (Object.entries(releases).every(([remote, version]) => composition.releases[remote]?.version === version) &&
    findPattern(composition, new URL(path, 'https://pages.internal').pathname) === pattern);
