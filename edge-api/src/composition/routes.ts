import {
  PromoteSchema,
  RemoteNameSchema,
  shellName,
  VersionSchema,
  type Composition,
  type Release,
} from '@binnen/contracts/composition';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Bindings, EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { ProblemError } from '../problem.ts';
import { limitBody } from '../protection/request-limits.ts';
import { findClaimConflicts, type Claimant } from '../registry/claims.ts';
import { cleaningRoutes } from './cleaning-routes.ts';
import { grantRoutes } from './grant-routes.ts';
import type { Earlier } from '../registry/lineage.ts';
import { ChangedSchema } from './operations.ts';
import { makeLive, versionsOf, type Plan } from './promote.ts';
import { limitVersions, parse, readBody } from './read-body.ts';
import { mostUploadBytes, readUpload, refuseRelease } from './read-release.ts';
import type { HistoryEntry } from '../registry/history-store.ts';
import { getRegistry, type Live } from '../registry/registry.ts';
import { builtIn } from '../registry/built-in.ts';
import { storeFiles } from './release-files.ts';
import { findVisibleRemotes, requireScope, type Scope } from '../protection/tokens.ts';
import { tokenRoutes } from './token-routes.ts';
import type { Context } from 'hono';

const readNames = (c: Context<EdgeEnv>) => ({
  remote: parse(RemoteNameSchema, c.req.param('remote')),
  version: parse(VersionSchema, c.req.param('version')),
});

const refuseVersion = (remote: string, version: string, why: 'exists' | 'busy') =>
  new ProblemError('release-exists', {
    detail:
      why === 'exists'
        ? `${remote}@${version} was published before and never changes. Choose another version.`
        : `${remote}@${version} is being published by another call. Choose another version, or wait until that has failed.`,
  });

/** Before the body is read: nobody makes us hold a release in memory without a token, or in vain. */
const requirePublisher: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const { remote, version } = readNames(c);
  await requireScope(c, `publish:${remote}`);
  if (await getRegistry(c.env).findRelease(remote, version)) throw refuseVersion(remote, version, 'exists');
  await next();
};

/** A team may promote and roll back its own remote; `promote` allows all. */
const requireAny = (c: Context<EdgeEnv>, remotes: string[]): Promise<string> =>
  remotes.length === 1
    ? requireScope(c, `publish:${remotes[0]}` as Scope, 'promote')
    : requireScope(c, 'promote');

const summarise = (composition: Composition | null) => ({
  id: composition?.id ?? null,
  versions: versionsOf(composition),
});

const refuse = (detail: string): never => {
  throw new ProblemError('composition-refused', { detail: `${detail} Nothing changed.` });
};

/** What a roll-back of one remote, or of all, makes live. */
const planRollback = async (c: Context<EdgeEnv>, remote: string | undefined): Promise<Plan> => {
  const earlier = (await getRegistry(c.env).findEarlier(remote ?? null)) as Earlier | null;
  if (earlier) return { ...earlier, action: 'rollback', remote, allowLoss: everything };
  return refuse(
    remote
      ? `There is no earlier version of ${remote} to go back to. To take it out: pnpm remote retire ${remote}.`
      : 'There is no earlier composition to go back to.',
  );
};

const planRetirement = (seen: Live, remote: string): Plan => {
  const { [remote]: live, ...versions } = versionsOf(seen.composition);
  if (remote === shellName) refuse('The shell cannot be retired: every page stands in it.');
  if (live === undefined) refuse(`${remote} is not live.`);
  return { versions, action: 'retire', remote, allowLoss: everything };
};

const RollbackSchema = v.object({ remote: v.optional(RemoteNameSchema) });
const RetireSchema = v.object({ remote: RemoteNameSchema });
/** Every pattern lies within it. */
const everything = ['/*'];

/**
 * A release that could never be promoted beside what is live is refused while its team is looking at it. Whoever has
 * published a release without a pattern has given it up: both are promoted together then.
 */
const checkClaims = async (env: Bindings, release: Release): Promise<void> => {
  const registry = getRegistry(env);
  const { composition, grants } = (await registry.findLive()) as Live;
  const ungranted = findClaimConflicts(release, [], grants);
  const isContested = (other: Claimant) =>
    findClaimConflicts(release, [other], grants).length > ungranted.length;
  const inTheWay: Claimant[] = [];
  for (const other of Object.values((composition ?? builtIn.composition).releases)) {
    if (other.remote === release.remote || !isContested(other)) continue;
    const newest = (await registry.findNewest(other.remote)) as Release | null;
    if (!newest || isContested(newest)) inTheWay.push(other);
  }
  const conflicts = findClaimConflicts(release, inTheWay, grants);
  if (conflicts.length) refuseRelease(conflicts.map((message) => ({ field: 'record.pages', message })));
};

/** Publishing, promoting and rolling back: what teams and `remote-cli` call. */
export const platformRoutes = new Hono<EdgeEnv>()
  .put('/_platform/releases/:remote/:version', requirePublisher, limitBody(mostUploadBytes), async (c) => {
    const { remote, version } = readNames(c);
    const by = await requireScope(c, `publish:${remote}`);
    const registry = getRegistry(c.env);
    const id = crypto.randomUUID();
    const reserved = await registry.reserve(remote, version, id);
    if (reserved !== 'reserved') throw refuseVersion(remote, version, reserved);
    try {
      const upload = await readUpload(c.req.raw, remote, version);
      await checkClaims(c.env, upload.release);
      if (!(await registry.announce(id, upload.release))) throw refuseVersion(remote, version, 'busy');
      await storeFiles(c.env, upload);
      if (!(await registry.addRelease(id, by))) throw refuseVersion(remote, version, 'busy');
      return c.json({ remote, version, files: upload.files.size }, 201);
    } catch (error) {
      await registry.cancelUpload(id);
      throw error;
    }
  })
  .get('/_platform/releases', async (c) => {
    await requireScope(c, 'status');
    const visible = findVisibleRemotes(c.get('caller')!);
    return c.json({ releases: await getRegistry(c.env).listVersions(visible) });
  })
  .get('/_platform/composition', async (c) => {
    await requireScope(c, 'status');
    const composition = (await getRegistry(c.env).findCurrent()) as Composition | null;
    return c.json(summarise(composition));
  })
  .post('/_platform/composition', limitVersions, async (c) => {
    const { versions, expected, allowLoss = [] } = await readBody(c, PromoteSchema);
    const by = await requireAny(c, Object.keys(versions));
    const { composition, changed } = await makeLive(
      c.env,
      (seen) => ({
        versions: { ...versionsOf(seen.composition), ...versions },
        action: 'promote',
        allowLoss,
      }),
      { expected, by },
    );
    return c.json({ ...summarise(composition), changed });
  })
  .get('/_platform/composition/history', async (c) => {
    await requireScope(c, 'status');
    return c.json({ history: (await getRegistry(c.env).listHistory()) as HistoryEntry[] });
  })
  .post('/_platform/composition/rollback', limitVersions, async (c) => {
    const { remote } = await readBody(c, RollbackSchema);
    const by = await requireAny(c, remote ? [remote] : []);
    const { composition, changed } = await makeLive(c.env, () => planRollback(c, remote), { by });
    if (!changed) refuse('What it would go back to is live.');
    return c.json({ ...summarise(composition), changed });
  })
  .post(
    '/_platform/composition/retire',
    describeRoute({
      summary: 'Takes a remote out of the composition; its releases stay, and can be promoted again.',
      tag: 'platform',
      scope: 'publish:{remote}',
      body: { schema: RetireSchema },
      reply: ChangedSchema,
      problems: [
        'unauthorized',
        'forbidden',
        'invalid-parameter',
        'payload-too-large',
        'composition-refused',
      ],
      examples: [{ path: '/_platform/composition/retire', status: 401, body: '{"remote":"mf-rentals"}' }],
    }),
    limitVersions,
    async (c) => {
      const { remote } = await readBody(c, RetireSchema);
      const by = await requireAny(c, [remote]);
      const { composition, changed } = await makeLive(c.env, (seen) => planRetirement(seen, remote), { by });
      return c.json({ ...summarise(composition), changed });
    },
  )
  .route('/', cleaningRoutes)
  .route('/', grantRoutes)
  .route('/', tokenRoutes);
