import type { Composition } from '@binnen/contracts/composition';
import { platformCalls } from '@binnen/contracts/platform-calls';
import { Hono } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { requireScope } from '../protection/tokens.ts';
import type { HistoryEntry } from '../registry/history-store.ts';
import { getRegistry } from '../registry/registry.ts';
import { canaryRoutes } from './canary-routes.ts';
import { cleaningRoutes } from './cleaning-routes.ts';
import { goingBackRoutes } from './going-back-routes.ts';
import { grantRoutes } from './grant-routes.ts';
import { keptReleaseRoutes } from './kept-release-routes.ts';
import { liveRoutes } from './live-routes.ts';
import { requireAny, summarise } from './live.ts';
import { makeLive, versionsOf } from './promote.ts';
import { previewRoutes } from './preview-routes.ts';
import { limitVersions, readBody } from './read-body.ts';
import { releaseRoutes } from './release-routes.ts';
import { tokenRoutes } from './token-routes.ts';

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
      const composition = (await getRegistry(c.env).findCurrent()) as Composition | null;
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
      const { versions, expected, allowLoss = [], intoBoth } = await readBody(c, promote.body);
      const by = await requireAny(c, Object.keys(versions));
      const { composition, changed } = await makeLive(
        c.env,
        (seen) => ({
          versions: { ...versionsOf(seen.composition), ...versions },
          action: 'promote',
          allowLoss,
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
      return c.json({ history: (await getRegistry(c.env).listHistory()) as HistoryEntry[] });
    },
  )
  .route('/', previewRoutes)
  .route('/', canaryRoutes)
  .route('/', goingBackRoutes)
  .route('/', cleaningRoutes)
  .route('/', grantRoutes)
  .route('/', tokenRoutes);
