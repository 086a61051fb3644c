import type { Release } from '@binnen/platform/contract/composition';
import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono, type Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { addRead } from './add-call.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { findCaller, findVisibleRemotes } from '../../registry/tokens/tokens.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { readNames } from './read-names.ts';
import { readMap, readServerModule } from '../files/release-files.ts';

const { release, releaseFile, liveReleases, liveModule } = platformCalls;

const refuseUnknown = (): never => {
  throw new ProblemError('not-found', {
    detail: 'This release was never published, was cleaned away, or is of another team and was never live.',
  });
};

/** Whether a release is or was live not long ago, or is in a canary: then all teams may know it. */
const wasShown = async (c: Context<EdgeEnv>, remote: string, version: string): Promise<boolean> => {
  const registry = getRegistry(c.env);
  const shown = (await Promise.all([registry.listHistory(), registry.listCanaries()])).flat();
  return shown.some(({ versions }) => versions[remote] === version);
};

/** The release that a call names. A team does not see what another one has not shown to anybody yet. */
const findRelease = async (c: Context<EdgeEnv>): Promise<Release> => {
  const { remote, version } = readNames(c);
  const registry = getRegistry(c.env);
  const visible = findVisibleRemotes(await findCaller(c));
  if (visible && !visible.includes(remote) && !(await wasShown(c, remote, version))) return refuseUnknown();
  return (await registry.findRelease(remote, version)) ?? refuseUnknown();
};

/**
 * Parts of releases for a team's own machine: of any, with which it renders a past page and reads stacks, and of the live
 * ones, with which it rehearses its own. The modules hold nothing secret: what a render may read is public, and the same
 * code is in the browser's files.
 */
export const keptReleaseRoutes = new Hono<EdgeEnv>();

addRead(
  keptReleaseRoutes,
  release,
  'status',
  'The record of a release: for the token of a team, of its own remote or of what is or was live.',
  findRelease,
  { path: '/_platform/releases/mf-news/1.0.0', problems: ['invalid-parameter', 'not-found'] },
);

addRead(
  keptReleaseRoutes,
  releaseFile,
  'status',
  'A server module or a source map of a release, by its SHA-256.',
  async (c) => {
    const found = await findRelease(c);
    const hash = c.req.param('hash');
    const module = found.server.find(({ sha256 }) => sha256 === hash);
    if (module) return { source: await readServerModule(c.env, found, module) };
    const map = found.maps.find(({ sha256 }) => sha256 === hash);
    const source = map && (await readMap(c.env, map.integrity));
    if (source) return { source };
    throw new ProblemError('not-found', { detail: 'The release has no such module or map.' });
  },
  {
    path: `/_platform/releases/mf-news/1.0.0/files/${'0'.repeat(64)}`,
    problems: ['invalid-parameter', 'not-found', 'composition-refused'],
  },
);

addRead(
  keptReleaseRoutes,
  liveReleases,
  'status',
  'The records of the live releases, with the hashes of their files.',
  async (c) => ({ releases: await getRegistry(c.env).listLive() }),
);

addRead(
  keptReleaseRoutes,
  liveModule,
  'status',
  'A server module of a live release, by its SHA-256.',
  async (c) => {
    const hash = c.req.param('hash');
    for (const release of await getRegistry(c.env).listLive()) {
      const file = release.server.find((each) => each.sha256 === hash);
      if (file) return { source: await readServerModule(c.env, release, file) };
    }
    throw new ProblemError('not-found', { detail: 'No live release has a server module with this hash.' });
  },
  {
    path: `/_platform/composition/modules/${'0'.repeat(64)}`,
    problems: ['not-found', 'composition-refused'],
  },
);
