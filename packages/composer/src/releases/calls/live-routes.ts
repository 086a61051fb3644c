import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { addRead } from './add-call.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { getRegistry } from '../../registry/get-registry.ts';
import { readServerModule } from '../files/release-files.ts';

const { liveReleases, liveModule } = platformCalls;

/**
 * Parts of the live releases with which a team rehearses its own on its machine: the records and the server modules.
 * The modules hold nothing secret: what a render may read is public, and the same code is in the browser's files.
 */
export const liveRoutes = new Hono<EdgeEnv>();

addRead(
  liveRoutes,
  liveReleases,
  'status',
  'The records of the live releases, with the hashes of their files.',
  async (c) => ({ releases: await getRegistry(c.env).listLive() }),
);

addRead(
  liveRoutes,
  liveModule,
  'status',
  'A server module of a live release, by its SHA-256.',
  async (c) => {
    const hash = c.req.param('hash');
    for (const release of await getRegistry(c.env).listLive()) {
      const file = release.server.find((each) => each.sha256 === hash);
      if (file) return { source: await readServerModule(c.env, release, file.path) };
    }
    throw new ProblemError('not-found', { detail: 'No live release has a server module with this hash.' });
  },
  {
    path: `/_platform/composition/modules/${'0'.repeat(64)}`,
    problems: ['not-found', 'composition-refused'],
  },
);
