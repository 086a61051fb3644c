import { RemoteNameSchema } from '@binnen/platform/contract/composition';
import { platformCalls } from '@binnen/platform/contract/platform-calls';
import type { RemoteHealth } from '@binnen/platform/contract/watch';
import { parse } from '@binnen/edge-kit/requests/read-json';
import { Hono } from 'hono';
import type { Bindings, EdgeEnv } from '../../environment/env.ts';
import { askConsole } from '../../registry/ask-console.ts';
import { findMaps } from '../../registry/find-maps.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { mapStack } from '../../registry/stacks/map-places.ts';
import { requireScope } from '../../registry/tokens/tokens.ts';
import { describeCall } from '../../releases/calls/describe-call.ts';
import { describeReleases } from '../../registry/watching/describe-health.ts';

const { health } = platformCalls;

/** How the releases of a remote fared in browsers, with places in the sources. */
export const readHealth = async (env: Bindings, remote: string): Promise<RemoteHealth> => {
  const [rows, history, { composition }] = await Promise.all([
    askConsole(env, 'listWatched', 0, remote),
    getRegistry(env).listHistory(),
    getRegistry(env).findLive(),
  ]);
  const live = composition?.releases[remote]?.version;
  const releases = describeReleases(rows, history, { remote, live });
  const maps = findMaps(env);
  for (const release of releases)
    release.kinds = await Promise.all(
      release.kinds.map(async (kind) => {
        const source = await mapStack(maps, kind.stack);
        return source === undefined ? kind : { ...kind, source };
      }),
    );
  return { remote, releases };
};

/** What teams ask of their releases in browsers. */
export const watchRoutes = new Hono<EdgeEnv>().get(
  health.path,
  describeCall(
    health,
    'status',
    'How the releases of a remote fare in browsers: views, faults, error budget, and LCP, INP and CLS by page.',
    { path: '/_platform/remotes/mf-leads/health', problems: ['invalid-parameter'] },
  ),
  async (c) => {
    await requireScope(c, 'status');
    return c.json(await readHealth(c.env, parse(RemoteNameSchema, c.req.param('remote'))));
  },
);
