import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { addRead, addWrite } from '../releases/calls/add-call.ts';
import { getRegistry } from '../registry/get-registry.ts';
import { canaryRoutes } from './canary-routes.ts';
import { explainRoutes } from './explaining/routes.ts';
import { replayRoutes } from './replay-routes.ts';
import { cleaningRoutes } from '../releases/calls/cleaning-routes.ts';
import { goingBackRoutes } from '../releases/calls/going-back-routes.ts';
import { grantRoutes } from '../releases/calls/grant-routes.ts';
import { keptReleaseRoutes } from '../releases/calls/kept-release-routes.ts';
import { requireAny, summarise } from '../releases/calls/live.ts';
import { makeLive } from '../releases/compositions/promote.ts';
import { versionsOf } from '../registry/stores/versions-of.ts';
import { previewRoutes } from './preview-routes.ts';
import { checkReads, checkRehearsals } from '../releases/calls/check-versions.ts';
import { warmPages } from '../pages/unasked/warm-pages.ts';
import { describeChanges } from '../releases/calls/describe-changes.ts';
import { rehearsalRoutes } from '../releases/calls/rehearsal-routes.ts';
import { releaseRoutes } from '../releases/calls/release-routes.ts';
import { tokenRoutes } from '../releases/calls/token-routes.ts';
import { watchRoutes } from './watching/routes.ts';

const { live, promote, history } = platformCalls;

const promoting = new Hono<EdgeEnv>();

addRead(promoting, live, 'status', 'The live composition: which version of each remote.', async (c) =>
  summarise(await getRegistry(c.env).findCurrent()),
);

addWrite(
  promoting,
  promote,
  'promote',
  'Promotes versions, all or none, after every page and widget of them was rendered.',
  async (c, { versions, expected, allowLoss = [], intoBoth, now, ...more }) => {
    const by = await requireAny(c, Object.keys(versions));
    await checkReads(c, versions);
    const unrehearsed = await checkRehearsals(c, versions, more.unrehearsed);
    let before: Record<string, string> = {};
    const { composition, changed } = await makeLive(
      c.env,
      (seen) => {
        before = versionsOf(seen.composition);
        const shows = now ? ({ shows: 'all-anew' } as const) : {};
        return { versions: { ...before, ...versions }, action: 'promote', allowLoss, ...shows };
      },
      { expected, by, intoBoth, ahead: (next) => warmPages(c, next) },
    );
    // It is live: that is told in any case.
    const changes = await describeChanges(c.env, before, versionsOf(composition)).catch(() => undefined);
    return { ...summarise(composition), changed, changes, unrehearsed };
  },
  { body: '{"versions":{"mf-news":"1.0.0"}}', problems: ['composition-refused'] },
);

addRead(promoting, history, 'status', 'What was live when, and by whose token.', async (c) => ({
  history: await getRegistry(c.env).listHistory(),
}));

/** The calls that teams and `remote-cli` make: publishing, promoting, rolling back, and asking why. */
export const platformRoutes = new Hono<EdgeEnv>()
  .route('/', explainRoutes)
  .route('/', replayRoutes)
  .route('/', releaseRoutes)
  .route('/', rehearsalRoutes)
  .route('/', keptReleaseRoutes)
  .route('/', promoting)
  .route('/', previewRoutes)
  .route('/', canaryRoutes)
  .route('/', goingBackRoutes)
  .route('/', cleaningRoutes)
  .route('/', grantRoutes)
  .route('/', tokenRoutes)
  .route('/', watchRoutes);
