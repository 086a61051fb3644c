import { PromoteSchema, type Composition } from '@binnen/contracts/composition';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { requireScope } from '../protection/tokens.ts';
import type { HistoryEntry } from '../registry/history-store.ts';
import { actions } from '../registry/lineage.ts';
import { getRegistry } from '../registry/registry.ts';
import { cleaningRoutes } from './cleaning-routes.ts';
import { goingBackRoutes } from './going-back-routes.ts';
import { grantRoutes } from './grant-routes.ts';
import { ChangedSchema, LiveSchema, requireAny, summarise, VersionsSchema } from './live.ts';
import { makeLive, versionsOf } from './promote.ts';
import { limitVersions, readBody } from './read-body.ts';
import { releaseRoutes } from './release-routes.ts';
import { tokenRoutes } from './token-routes.ts';

/** Publishing, promoting and rolling back: what teams and `remote-cli` call. */
export const platformRoutes = new Hono<EdgeEnv>()
  .route('/', releaseRoutes)
  .get(
    '/_platform/composition',
    describeRoute({
      summary: 'The live composition: which version of each remote.',
      tag: 'platform',
      scope: 'status',
      reply: LiveSchema,
      problems: ['unauthorized', 'forbidden'],
      examples: [{ path: '/_platform/composition', status: 401 }],
    }),
    async (c) => {
      await requireScope(c, 'status');
      const composition = (await getRegistry(c.env).findCurrent()) as Composition | null;
      return c.json(summarise(composition));
    },
  )
  .post(
    '/_platform/composition',
    describeRoute({
      summary: 'Promotes versions, all or none, after every page and widget of them was rendered.',
      tag: 'platform',
      scope: 'promote',
      body: { schema: PromoteSchema },
      reply: ChangedSchema,
      problems: [
        'unauthorized',
        'forbidden',
        'invalid-parameter',
        'payload-too-large',
        'composition-refused',
      ],
      examples: [{ path: '/_platform/composition', status: 401, body: '{"versions":{"mf-leads":"1.0.0"}}' }],
    }),
    limitVersions,
    async (c) => {
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
    },
  )
  .get(
    '/_platform/composition/history',
    describeRoute({
      summary: 'What was live when, and by whose token.',
      tag: 'platform',
      scope: 'status',
      reply: v.object({
        history: v.array(
          v.object({
            sequence: v.number(),
            at: v.number(),
            compositionId: v.string(),
            versions: VersionsSchema,
            action: v.picklist(actions),
            /** The one remote that a roll-back or a retirement was about. */
            remote: v.nullable(v.string()),
            /** The `sequence` whose composition a roll-back of all made live again. */
            restores: v.nullable(v.number()),
            by: v.string(),
          }),
        ),
      }),
      problems: ['unauthorized', 'forbidden'],
      examples: [{ path: '/_platform/composition/history', status: 401 }],
    }),
    async (c) => {
      await requireScope(c, 'status');
      return c.json({ history: (await getRegistry(c.env).listHistory()) as HistoryEntry[] });
    },
  )
  .route('/', goingBackRoutes)
  .route('/', cleaningRoutes)
  .route('/', grantRoutes)
  .route('/', tokenRoutes);
