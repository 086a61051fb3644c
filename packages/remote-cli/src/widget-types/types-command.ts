import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shellName, type Release } from '@binnen/platform/contract/composition';
import { callEdge, EdgeRefusal, type EdgeAccess } from '../edge-client.ts';
import type { Outcome, Words } from '../outcome.ts';
import { readBuild } from '../releases.ts';
import { parseTarget, refuseWords } from '../words.ts';
import { findBreaks } from './compare-schemas.ts';
import { formatType, listDeclared, listSources, writeTypes } from './write-types.ts';

const name = ({ remote, version }: Pick<Release, 'remote' | 'version'>) => `${remote}@${version}`;

/** The build of the own repository, if there is one: what it uses of others is what may break. */
const findOwn = (root: string): Release | undefined =>
  existsSync(path.join(root, 'dist/release.json')) ? readBuild(path.join(root, 'dist')) : undefined;

const readReleases = (
  access: EdgeAccess,
  names: readonly string[],
  onUnknown: (name: string) => Release[],
): Promise<Release[]> =>
  Promise.all(
    names.map(async (each) => {
      const { remote, version } = parseTarget(each);
      if (version === undefined) return refuseWords(`${each}: expected a version, such as mf-news@1.2.0.`);
      try {
        return [await callEdge(access, 'release', { path: { remote, version } })];
      } catch (error) {
        if (error instanceof EdgeRefusal && error.code === 'not-found') return onUnknown(each);
        throw error;
      }
    }),
  ).then((found) => found.flat());

/** Changes for a team that passes props to the widgets of `before`: those that no longer fit, and the rest. */
export const compareOffers = (
  before: readonly Release[],
  after: readonly Release[],
): { widget: string; breaks: string[] }[] => {
  const now = new Map(after.flatMap(({ offers }) => Object.entries(offers)));
  return before.flatMap((release) =>
    Object.entries(release.offers).flatMap(([widget, old]) => {
      const offer = now.get(widget);
      if (!offer) return { widget, breaks: [`is not offered any more (it was of ${name(release)})`] };
      const breaks = findBreaks('taken', old.props, offer.props);
      return breaks.length || formatType(old.props) !== formatType(offer.props) ? { widget, breaks } : [];
    }),
  );
};

const read = (file: string): string => {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new EdgeRefusal('no-types', `${file} is not there yet. Write it first: pnpm remote types`);
};

/** `types --check`: whether the pages of this repository still fit what is live. */
const check = async (access: EdgeAccess, file: string, own: Release | undefined): Promise<Outcome> => {
  const declared = read(file);
  const { releases } = await callEdge(access, 'liveReleases');
  const before = await readReleases(access, listSources(declared), (forgotten) => {
    const { remote } = parseTarget(forgotten);
    const now = releases.filter((each) => each.remote === remote);
    // The file has what it offered: nobody has to do anything while that is live unchanged.
    if (listDeclared(declared, remote) === listDeclared(writeTypes(now), remote)) return [];
    throw new EdgeRefusal(
      'no-types',
      `The edge has ${forgotten} no more, which src/${path.basename(file)} was written from. Write it anew: pnpm remote types`,
    );
  });
  const changes = compareOffers(before, releases);
  const isUsed = (widget: string): boolean => !own || own.uses.includes(widget);
  const broken = changes.filter(({ widget, breaks }) => breaks.length > 0 && isUsed(widget));
  const others = changes.filter((each) => !broken.includes(each));
  return {
    result: { broken, changed: others.map(({ widget }) => widget) },
    failed: broken.length > 0,
    lines: [
      ...broken.flatMap(({ widget, breaks }) => breaks.map((each) => `The widget "${widget}": ${each}.`)),
      broken.length
        ? 'Change the pages that show it, after: pnpm remote types'
        : `What is live takes all that ${own ? 'this remote passes' : path.basename(file) + ' says'}.`,
      ...(others.length
        ? [
            `Changed, and no trouble: ${others.map(({ widget }) => widget).join(', ')}. Newer types: pnpm remote types`,
          ]
        : []),
    ],
  };
};

/**
 * `types`: declares the widgets of all that is live, or of releases that are named, in `src/offered-widgets.d.ts`. With
 * `--check` it says what no longer fits since that was written.
 */
export const types = async (access: EdgeAccess, root: string, { rest, flags }: Words): Promise<Outcome> => {
  const file = path.join(root, 'src/offered-widgets.d.ts');
  if (!existsSync(path.dirname(file)))
    return refuseWords(`types writes ${file}, and there is no src: it is for a remote's own repository.`);
  const own = findOwn(root);
  if (flags.check) return check(access, file, own);
  const { releases: live } = await callEdge(access, 'liveReleases');
  const named = await readReleases(access, rest, (unknown) => {
    throw new EdgeRefusal(
      'not-found',
      `${unknown}: it was never published, was cleaned away, or is another team's and was never live.`,
    );
  });
  const isShown = ({ remote, offers }: Release): boolean =>
    remote !== shellName && remote !== own?.remote && Object.keys(offers).length > 0;
  const rests = live.filter(({ remote }) => !named.some((each) => each.remote === remote));
  const shown = [...named, ...rests].filter(isShown);
  writeFileSync(file, writeTypes(shown));
  const widgets = shown.flatMap(({ offers }) => Object.keys(offers));
  return {
    result: { file, releases: shown.map(name), widgets },
    lines: [
      `Wrote ${path.relative(root, file)} with ${widgets.length} widgets of`,
      ...shown.map((each) => `  ${name(each)}`),
    ],
  };
};
