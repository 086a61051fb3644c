import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { ReplayIdSchema } from '@binnen/platform/contract/replays';
import { Hono } from 'hono';
import { parse } from '@binnen/edge-kit/requests/read-json';
import type { EdgeEnv } from '../environment/env.ts';
import { addRead } from '../releases/calls/add-call.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { findMaps } from '../registry/get-registry.ts';
import { mapPlaces } from '../registry/stacks/map-places.ts';
import { findReplay, listReplays } from '../rollouts/replays/replay-store.ts';

const { replays, replay } = platformCalls;

/** Pages that failed, for the teams: the failures, and everything to render the pages again. */
export const replayRoutes = new Hono<EdgeEnv>();

addRead(
  replayRoutes,
  replays,
  'status',
  'Renders that failed in the last 14 days, the newest first; at most 200.',
  async (c) => ({ replays: await listReplays(c.env) }),
);

addRead(
  replayRoutes,
  replay,
  'status',
  'What it takes to render a failed page again, and the stack with its places in the sources.',
  async (c) => {
    const found = await findReplay(c.env, parse(ReplayIdSchema, c.req.param('id')));
    if (!found) throw new ProblemError('not-found', { detail: 'Replays are kept for 14 days.' });
    const places = found.stack.map(({ built }) => built);
    const sources = await mapPlaces(findMaps(c.env), places);
    const stack = found.stack.map((frame, at) => ({ ...frame, source: sources[at] ?? null }));
    return { ...found, stack };
  },
  { path: '/_platform/replays/998765432-3f2a9c1d22ab', problems: ['invalid-parameter', 'not-found'] },
);
