import type { Release } from '@binnen/contracts/composition';
import { findNeededGrant, findRight } from '@binnen/contracts/patterns';
import { callEdge, type EdgeAccess } from './edge-client.ts';

interface Grant {
  remote: string;
  path: string;
  at: number;
  by: string;
}
interface Grants {
  grants: Grant[];
}

export const listGrants = async (access: EdgeAccess): Promise<Grant[]> =>
  (await callEdge<Grants>(access, 'GET', '/_platform/grants')).grants;

/** Allows a remote a path and what is below it. */
export const grantPath = async (access: EdgeAccess, remote: string, path: string): Promise<Grant[]> =>
  (await callEdge<Grants>(access, 'POST', '/_platform/grants', { remote, path })).grants;

/** Takes a grant away; refused while the live release of the remote needs it. */
export const withdrawGrant = async (access: EdgeAccess, remote: string, path: string): Promise<Grant[]> =>
  (await callEdge<Grants>(access, 'POST', '/_platform/grants/withdraw', { remote, path })).grants;

export interface ListedToken {
  name: string;
  digits: string;
  scopes: string[];
  at: number;
  by: string;
  expires: number;
  ended: 'revoked' | 'leaked' | 'replaced' | null;
}
export interface ShownToken {
  token: string;
  name: string;
  scopes: string[];
  expires: number;
}

export const listTokens = async (access: EdgeAccess): Promise<ListedToken[]> =>
  (await callEdge<{ tokens: ListedToken[] }>(access, 'GET', '/_platform/tokens')).tokens;

export const issueToken = (
  access: EdgeAccess,
  token: { name: string; scopes: string[]; days?: number | undefined },
): Promise<ShownToken> => callEdge(access, 'POST', '/_platform/tokens', token);

export const rotateToken = (
  access: EdgeAccess,
  name: string,
  terms: { days?: number | undefined; overlapHours?: number | undefined },
): Promise<ShownToken> =>
  callEdge(access, 'POST', `/_platform/tokens/${encodeURIComponent(name)}/rotate`, terms);

export const revokeToken = (
  access: EdgeAccess,
  name: string,
  leaked: boolean,
): Promise<{ revoked: number }> =>
  callEdge(access, 'POST', `/_platform/tokens/${encodeURIComponent(name)}/revoke`, { leaked });

export interface Cleaned {
  releases: string[];
  /** Modules of so many compositions. */
  compositions: number;
  files: number;
  bytes: number;
}

/** Deletes what nothing refers to any more, or tells what that would be. */
export const cleanStore = (access: EdgeAccess, dryRun: boolean): Promise<Cleaned> =>
  callEdge(access, 'POST', '/_platform/clean', { dryRun });

/** Allows remotes what their releases claim, where nothing allows it yet: for who operates the edge and builds them all. */
export const grantClaims = async (access: EdgeAccess, releases: readonly Release[]): Promise<void> => {
  const grants = await listGrants(access);
  for (const { remote, pages } of releases) {
    const own = grants.filter((each) => each.remote === remote).map(({ path }) => path);
    for (const pattern of Object.keys(pages)) {
      if (findRight(pattern, own) !== null) continue;
      own.push(findNeededGrant(pattern));
      await grantPath(access, remote, findNeededGrant(pattern));
    }
  }
};
