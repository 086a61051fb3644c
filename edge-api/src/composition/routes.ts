import {
  PromoteSchema,
  RemoteNameSchema,
  VersionSchema,
  type Composition,
  type Release,
} from '@binnen/contracts/composition';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Bindings, EdgeEnv } from '../env.ts';
import { ProblemError } from '../problem.ts';
import { limitBody } from '../protection/request-limits.ts';
import { findClaimConflicts } from '../registry/claims.ts';
import { grantRoutes } from './grant-routes.ts';
import { promote } from './promote.ts';
import { limitVersions, parse, readBody } from './read-body.ts';
import { mostUploadBytes, readUpload, refuseRelease } from './read-release.ts';
import { getRegistry, type HistoryEntry, type Live } from '../registry/registry.ts';
import { builtIn } from '../registry/built-in.ts';
import { storeFiles } from './release-files.ts';
import { findVisibleRemotes, requireScope, type Scope } from '../protection/tokens.ts';
import { tokenRoutes } from './token-routes.ts';
import type { Context } from 'hono';

const readNames = (c: Context<EdgeEnv>) => ({
  remote: parse(RemoteNameSchema, c.req.param('remote')),
  version: parse(VersionSchema, c.req.param('version')),
});

/** Before the body is read: nobody without a token makes us hold a release in memory. */
const requirePublisher: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await requireScope(c, `publish:${readNames(c).remote}`);
  await next();
};

/** A team may promote and roll back its own remote; `promote` allows all. */
const requireAny = (c: Context<EdgeEnv>, remotes: string[]): Promise<string> =>
  remotes.length === 1
    ? requireScope(c, `publish:${remotes[0]}` as Scope, 'promote')
    : requireScope(c, 'promote');

const summarise = (composition: Composition | null) => ({
  id: composition?.id ?? null,
  versions: Object.fromEntries(
    Object.values(composition?.releases ?? {}).map((release) => [release.remote, release.version]),
  ),
});

const RollbackSchema = v.object({ remote: v.optional(RemoteNameSchema) });

/** The versions that a roll-back of one remote, or of all, goes back to. */
const findRollback = (history: HistoryEntry[], remote: string | undefined): Record<string, string> => {
  const [live, ...earlier] = history;
  const before = earlier.find((entry) =>
    remote
      ? entry.versions[remote] !== undefined && entry.versions[remote] !== live?.versions[remote]
      : entry.compositionId !== live?.compositionId,
  );
  if (!before)
    throw new ProblemError('composition-refused', { detail: 'There is no earlier version to go back to.' });
  return remote ? { [remote]: before.versions[remote]! } : before.versions;
};

/** A release that could never be promoted beside what is live is refused while its team is looking at it. */
const checkClaims = async (env: Bindings, release: Release): Promise<void> => {
  const { composition, grants } = (await getRegistry(env).findLive()) as Live;
  const others = Object.values((composition ?? builtIn.composition).releases).filter(
    ({ remote }) => remote !== release.remote,
  );
  const conflicts = findClaimConflicts(release, others, grants);
  if (conflicts.length) refuseRelease(conflicts.map((message) => ({ field: 'record.pages', message })));
};

/** Publishing, promoting and rolling back: what teams and `remote-cli` call. */
export const platformRoutes = new Hono<EdgeEnv>()
  .put('/_platform/releases/:remote/:version', requirePublisher, limitBody(mostUploadBytes), async (c) => {
    const { remote, version } = readNames(c);
    const by = await requireScope(c, `publish:${remote}`);
    const registry = getRegistry(c.env);
    const exists = () =>
      new ProblemError('release-exists', {
        detail: `${remote}@${version} was published before and never changes. Choose another version.`,
      });
    if (await registry.findRelease(remote, version)) throw exists();
    const upload = await readUpload(c.req.raw, remote, version);
    await checkClaims(c.env, upload.release);
    await storeFiles(c.env, upload);
    if (!(await registry.addRelease(upload.release, by))) throw exists();
    return c.json({ remote, version, files: upload.files.size }, 201);
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
    const body = await readBody(c, PromoteSchema);
    const by = await requireAny(c, Object.keys(body.versions));
    const composition = await promote(c.env, body.versions, {
      expected: body.expected,
      action: 'promote',
      by,
    });
    return c.json(summarise(composition));
  })
  .get('/_platform/composition/history', async (c) => {
    await requireScope(c, 'status');
    return c.json({ history: (await getRegistry(c.env).listHistory()) as HistoryEntry[] });
  })
  .post('/_platform/composition/rollback', limitVersions, async (c) => {
    const { remote } = await readBody(c, RollbackSchema);
    const by = await requireAny(c, remote ? [remote] : []);
    const history = (await getRegistry(c.env).listHistory()) as HistoryEntry[];
    const versions = findRollback(history, remote);
    return c.json(summarise(await promote(c.env, versions, { action: 'rollback', by })));
  })
  .route('/', grantRoutes)
  .route('/', tokenRoutes);
