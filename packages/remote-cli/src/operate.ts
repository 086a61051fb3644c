import type { ReleaseRecord } from '@binnen/platform/contract/composition';
import { findNeededGrant, findRight } from '@binnen/platform/patterns';
import type { PlatformBody, PlatformReply } from '@binnen/platform/contract/platform-calls';
import { callEdge, type EdgeAccess } from './edge-client.ts';

type Grant = PlatformReply<'grants'>['grants'][number];

export const listGrants = async (access: EdgeAccess): Promise<Grant[]> =>
  (await callEdge(access, 'grants')).grants;

/** Allows a remote a path and what is below it. */
export const grantPath = async (access: EdgeAccess, remote: string, path: string): Promise<Grant[]> =>
  (await callEdge(access, 'grant', { body: { remote, path } })).grants;

/** Takes a grant away; refused while a release that is live or in a canary needs it. */
export const withdrawGrant = async (access: EdgeAccess, remote: string, path: string): Promise<Grant[]> =>
  (await callEdge(access, 'withdrawGrant', { body: { remote, path } })).grants;

export type ListedToken = PlatformReply<'tokens'>['tokens'][number];
export type ShownToken = PlatformReply<'issueToken'>;

export const listTokens = async (access: EdgeAccess): Promise<ListedToken[]> =>
  (await callEdge(access, 'tokens')).tokens;

export const issueToken = (access: EdgeAccess, token: PlatformBody<'issueToken'>): Promise<ShownToken> =>
  callEdge(access, 'issueToken', { body: token });

export const rotateToken = (
  access: EdgeAccess,
  name: string,
  terms: PlatformBody<'rotateToken'>,
): Promise<ShownToken> => callEdge(access, 'rotateToken', { path: { name }, body: terms });

export const revokeToken = (
  access: EdgeAccess,
  name: string,
  leaked: boolean,
): Promise<PlatformReply<'revokeToken'>> =>
  callEdge(access, 'revokeToken', { path: { name }, body: { leaked } });

/** Deletes what nothing refers to any more, or tells what that would be. */
export const cleanStore = (access: EdgeAccess, dryRun: boolean): Promise<PlatformReply<'clean'>> =>
  callEdge(access, 'clean', { body: { dryRun } });

/** Writes to KV anew what it has lost of the live composition. */
export const rebuildStore = (access: EdgeAccess): Promise<PlatformReply<'rebuild'>> =>
  callEdge(access, 'rebuild');

/** Restores a store of the edge from the newest copy before an instant, or tells which that is. */
export const backUpStores = (access: EdgeAccess): Promise<PlatformReply<'backup'>> =>
  callEdge(access, 'backup');

export const restoreStore = (
  access: EdgeAccess,
  which: PlatformBody<'restore'>,
): Promise<PlatformReply<'restore'>> => callEdge(access, 'restore', { body: which });

/** Grants the claims of these releases that nothing grants yet. For the operator of an edge, who builds them all. */
export const grantClaims = async (
  access: EdgeAccess,
  releases: readonly Pick<ReleaseRecord, 'remote' | 'pages'>[],
): Promise<void> => {
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
