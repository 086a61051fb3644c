import { findRight, includes } from '@binnen/platform/patterns';
import type { Claimant, GrantsByRemote } from '../../registry/stores/claims.ts';

/** A page that exists now and would have no remote. */
export interface Loss {
  pattern: string;
  remote: string;
}

/** The patterns of `before` that no release of `after` serves. A catch-all pattern does not replace any of them. */
export const findLosses = (
  before: readonly Claimant[],
  after: readonly Claimant[],
  grants: GrantsByRemote,
): Loss[] => {
  const claims = after.flatMap(({ remote, pages }) =>
    Object.keys(pages).map((pattern) => ({ pattern, right: findRight(pattern, grants[remote] ?? []) })),
  );
  const isServed = (pattern: string) =>
    claims.some(
      (claim) =>
        includes(claim.pattern, pattern) && (claim.right === 'own' || includes(pattern, claim.pattern)),
    );
  return before.flatMap(({ remote, pages }) =>
    Object.keys(pages)
      .filter((pattern) => !isServed(pattern))
      .map((pattern) => ({ pattern, remote })),
  );
};
