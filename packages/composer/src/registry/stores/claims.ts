import { findNeededGrant, findRight, isContested, type Claim } from '@binnen/platform/patterns';

/** By remote: the paths that it may claim. */
export type GrantsByRemote = Record<string, string[]>;

/** A release, or one of a composition. */
export interface Claimant {
  remote: string;
  version: string;
  pages: Record<string, unknown>;
}

const nameOf = ({ remote, version }: Claimant) => `${remote}@${version}`;

interface Named extends Claim {
  name: string;
}

/** A pattern without a grant is compared as if the remote had it, so that conflicts are reported as well. */
const listClaims = (release: Claimant, grants: GrantsByRemote): Named[] =>
  Object.keys(release.pages).map((pattern) => ({
    remote: release.remote,
    name: nameOf(release),
    pattern,
    right: findRight(pattern, grants[release.remote] ?? []) ?? 'own',
  }));

/** One sentence for each pattern of a release that no grant allows. */
const findUngranted = (release: Claimant, grants: GrantsByRemote): string[] =>
  Object.keys(release.pages)
    .filter((pattern) => findRight(pattern, grants[release.remote] ?? []) === null)
    .map((pattern) => {
      const allowed = grants[release.remote]?.join(', ') || 'nothing yet';
      return `${nameOf(release)} claims "${pattern}", and ${release.remote} may claim ${allowed}. Ask an operator for: pnpm remote grant ${release.remote} ${findNeededGrant(pattern)}`;
    });

const describeContest = (late: Named, early: Named): string =>
  `"${late.pattern}" of ${late.name} overlaps "${early.pattern}" of ${early.name}: there are URLs that match both. Claim a path of your own, or let ${early.remote} give its pattern up first.`;

/** Why a release's patterns conflict with those of `others`: one sentence each, naming both. */
export const findClaimConflicts = (
  release: Claimant,
  others: readonly Claimant[],
  grants: GrantsByRemote,
): string[] => {
  const taken = others.flatMap((other) => listClaims(other, grants));
  const contests = listClaims(release, grants).flatMap((claim) =>
    taken.filter((other) => isContested(claim, other)).map((other) => describeContest(claim, other)),
  );
  return [...findUngranted(release, grants), ...contests];
};

/** Why no page can be at a path or pattern: the site answers all that begins as it does. Undefined when one can be. */
export const findNoPage = (path: string, isPagePath: (pathname: string) => boolean): string | undefined =>
  isPagePath(`/${path.split('/')[1]}`)
    ? undefined
    : `${path} is no page: the site's API answers it, or a file.`;

/** The grants for the patterns that these releases claim: a new site starts with them. */
export const deriveGrants = (releases: readonly Claimant[]): GrantsByRemote =>
  Object.fromEntries(
    releases.map((release) => [
      release.remote,
      [...new Set(Object.keys(release.pages).map(findNeededGrant))],
    ]),
  );
