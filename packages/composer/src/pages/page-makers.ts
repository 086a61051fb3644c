import type { MadeBy } from '@binnen/edge-kit/caching/page-cache';
import { shellName, type Composition } from '@binnen/platform/contract/composition';
import type { Rendered } from '@binnen/platform/render-protocol';
import type { Bindings, Site } from '../environment/env.ts';
import { findPattern } from '../releases/compositions/find-pattern.ts';

const heads = new WeakMap<Bindings, string>();

/** A short hash of what the site's settings put into every document's head and headers, once for each set of bindings. */
export const hashHead = ({ formatHead, documentHeaders }: Site, env: Bindings): string => {
  const known = heads.get(env);
  if (known !== undefined) return known;
  const head = formatHead(env) + JSON.stringify(documentHeaders(env));
  let sum = 0x811c9dc5;
  for (let at = 0; at < head.length; at += 1) sum = Math.imul(sum ^ head.charCodeAt(at), 0x01000193);
  const hash = (sum >>> 0).toString(36);
  heads.set(env, hash);
  return hash;
};

/** The releases that made a page of a composition, and the head that the edge gave it. */
export const listMakers = (
  { id, releases }: Composition,
  { revision, head }: Pick<MadeBy, 'revision' | 'head'>,
  { pattern, widgets }: Pick<Rendered, 'pattern' | 'widgets'>,
): MadeBy => {
  const makers = Object.values(releases).filter(
    (release) =>
      release.remote === shellName ||
      (pattern !== null && Object.hasOwn(release.pages, pattern)) ||
      widgets.some((name) => Object.hasOwn(release.widgets, name)),
  );
  const versions = Object.fromEntries(makers.map(({ remote, version }) => [remote, version]));
  return { composition: id, revision, pattern, releases: versions, head };
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
