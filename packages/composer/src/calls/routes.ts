import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { requireScope } from '../registry/tokens/tokens.ts';
import { getRegistry } from '../registry/get-registry.ts';
import { canaryRoutes } from './canary-routes.ts';
import { cleaningRoutes } from '../releases/calls/cleaning-routes.ts';
import { goingBackRoutes } from '../releases/calls/going-back-routes.ts';
import { grantRoutes } from '../releases/calls/grant-routes.ts';
import { keptReleaseRoutes } from '../releases/calls/kept-release-routes.ts';
import { liveRoutes } from '../releases/calls/live-routes.ts';
import { requireAny, summarise } from '../releases/calls/live.ts';
import { makeLive, versionsOf } from '../releases/compositions/promote.ts';
import { previewRoutes } from './preview-routes.ts';
import { limitVersions, readBody } from '@binnen/edge-kit/requests/read-json';
import { releaseRoutes } from '../releases/calls/release-routes.ts';
import { tokenRoutes } from '../releases/calls/token-routes.ts';

const { live, promote, history } = platformCalls;

/** Publishing, promoting and rolling back: what teams and `remote-cli` call. */
export const platformRoutes = new Hono<EdgeEnv>()
  .route('/', releaseRoutes)
  .route('/', keptReleaseRoutes)
  .route('/', liveRoutes)
  .get(
    live.path,
    describeRoute({
      summary: 'The live composition: which version of each remote.',
      tag: 'platform',
      scope: 'status',
      reply: live.reply,
      problems: ['unauthorized', 'forbidden'],
      examples: [{ path: live.path, status: 401 }],
    }),
    async (c) => {
      await requireScope(c, 'status');
      const composition = await getRegistry(c.env).findCurrent();
      return c.json(summarise(composition));
    },
  )
  .post(
    promote.path,
    describeRoute({
      summary: 'Promotes versions, all or none, after every page and widget of them was rendered.',
      tag: 'platform',
      scope: 'promote',
      body: { schema: promote.body },
      reply: promote.reply,
      problems: [
        'unauthorized',
        'forbidden',
        'invalid-parameter',
        'payload-too-large',
        'composition-refused',
      ],
      examples: [{ path: promote.path, status: 401, body: '{"versions":{"mf-leads":"1.0.0"}}' }],
    }),
    limitVersions,
    async (c) => {
      const { versions, expected, allowLoss = [], intoBoth, now } = await readBody(c, promote.body);
      const by = await requireAny(c, Object.keys(versions));
      const { composition, changed } = await makeLive(
        c.env,
        (seen) => ({
          versions: { ...versionsOf(seen.composition), ...versions },
          action: 'promote',
          allowLoss,
          ...(now ? { shows: 'all-anew' } : {}),
        }),
        { expected, by, intoBoth },
      );
      return c.json({ ...summarise(composition), changed });
    },
  )
  .get(
    history.path,
    describeRoute({
      summary: 'What was live when, and by whose token.',
      tag: 'platform',
      scope: 'status',
      reply: history.reply,
      problems: ['unauthorized', 'forbidden'],
      examples: [{ path: history.path, status: 401 }],
    }),
    async (c) => {
      await requireScope(c, 'status');
      return c.json({ history: await getRegistry(c.env).listHistory() });
    },
  )
  .route('/', previewRoutes)
  .route('/', canaryRoutes)
  .route('/', goingBackRoutes)
  .route('/', cleaningRoutes)
  .route('/', grantRoutes)
  .route('/', tokenRoutes);
