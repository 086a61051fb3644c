import type { Release } from '@binnen/platform/contract/composition';
import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { findUnanswered } from './check-versions.ts';
import { addRead, describeCall } from './add-call.ts';
import { readNames } from './read-names.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { findCaller, findVisibleRemotes, requireScope } from '../../registry/tokens/tokens.ts';
import { findClaimConflicts, findNoPage, type Claimant } from '../../registry/stores/claims.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { readDeltas } from '../files/deltas.ts';
import { mostUploadBytes, readUpload, refuseRelease } from '../files/read-release.ts';
import { storeFiles } from '../files/release-files.ts';

const refuseVersion = (remote: string, version: string, why: 'exists' | 'busy') =>
  new ProblemError('release-exists', {
    detail:
      why === 'exists'
        ? `${remote}@${version} was published before and never changes. Choose another version.`
        : `${remote}@${version} is being published by another call. Choose another version, or wait until that has failed.`,
  });

/** Checked before the body is read, so that an upload without a token, or in vain, takes no memory. */
const requirePublisher: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const { remote, version } = readNames(c);
  await requireScope(c, `publish:${remote}`);
  if (await getRegistry(c.env).findRelease(remote, version)) throw refuseVersion(remote, version, 'exists');
  await next();
};

/**
 * Refuses a release that could never be promoted with the live ones, while its team is watching. A remote that has
 * published a release without a pattern has given it up: both are promoted together then.
 */
const checkClaims = async (c: Context<EdgeEnv>, release: Release): Promise<void> => {
  const registry = getRegistry(c.env);
  const { serving, grants } = await registry.findLive();
  const ungranted = findClaimConflicts(release, [], grants);
  const isContested = (other: Claimant) =>
    findClaimConflicts(release, [other], grants).length > ungranted.length;
  const inTheWay: Claimant[] = [];
  for (const other of Object.values(serving.releases)) {
    if (other.remote === release.remote || !isContested(other)) continue;
    const newest = await registry.findNewest(other.remote);
    if (!newest || isContested(newest)) inTheWay.push(other);
  }
  const conflicts = [
    ...Object.keys(release.pages).flatMap((pattern) => findNoPage(pattern, c.get('site').isPagePath) ?? []),
    ...findClaimConflicts(release, inTheWay, grants),
  ];
  if (conflicts.length) refuseRelease(conflicts.map((message) => ({ field: 'record.pages', message })));
};

const { publish, releases } = platformCalls;

/** Publishing: called by a team's build. */
export const releaseRoutes = new Hono<EdgeEnv>().put(
  publish.path,
  describeCall(
    publish,
    'publish:{remote}',
    'Publishes a release: its record, client files and server modules as one archive. It never changes again.',
    {
      path: '/_platform/releases/mf-news/1.0.0',
      status: 201,
      problems: [
        'invalid-parameter',
        'release-exists',
        'release-refused',
        'payload-too-large',
        'unsupported-media-type',
      ],
    },
  ),
  requirePublisher,
  limitBody(mostUploadBytes),
  async (c) => {
    const { remote, version } = readNames(c);
    const by = await requireScope(c, `publish:${remote}`);
    const registry = getRegistry(c.env);
    const id = crypto.randomUUID();
    const reserved = await registry.reserve(remote, version, id);
    if (reserved !== 'reserved') throw refuseVersion(remote, version, reserved);
    try {
      const upload = await readUpload(c.req.raw, { remote, version });
      const unanswered = findUnanswered(c, upload.release);
      if (unanswered.length) refuseRelease(unanswered.map((message) => ({ field: 'record.reads', message })));
      await checkClaims(c, upload.release);
      const deltas = await readDeltas(c.env, upload);
      if (!(await registry.announce(id, upload.release))) throw refuseVersion(remote, version, 'busy');
      await storeFiles(c.env, upload, deltas);
      if (!(await registry.addRelease(id, by))) throw refuseVersion(remote, version, 'busy');
      return c.json({ remote, version, files: upload.files.size }, 201);
    } catch (error) {
      await registry.cancelUpload(id);
      throw error;
    }
  },
);

addRead(
  releaseRoutes,
  releases,
  'status',
  'Every published release; for the token of a team, those of its own remote.',
  async (c) => {
    const visible = findVisibleRemotes(await findCaller(c));
    return { releases: await getRegistry(c.env).listVersions(visible) };
  },
);
