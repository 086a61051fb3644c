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

export const issueToken = (
  access: EdgeAccess,
  token: PlatformBody<'issueToken'>,
): Promise<PlatformReply<'issueToken'>> => callEdge(access, 'issueToken', { body: token });

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
