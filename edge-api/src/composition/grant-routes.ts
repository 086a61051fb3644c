import { RemoteNameSchema } from '@binnen/contracts/composition';
import { PatternSchema } from '@binnen/contracts/patterns';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { ProblemError } from '../problem.ts';
import { requireScope } from '../protection/tokens.ts';
import { limitVersions, readBody } from './read-body.ts';
import { getRegistry } from '../registry/registry.ts';

const GrantSchema = v.object({ remote: RemoteNameSchema, path: PatternSchema });
const ListSchema = v.object({
  grants: v.array(v.object({ remote: v.string(), path: v.string(), at: v.number(), by: v.string() })),
});

/** The paths that a remote may claim: an operator decides, never a team. */
export const grantRoutes = new Hono<EdgeEnv>()
  .get(
    '/_platform/grants',
    describeRoute({
      summary: 'Which paths each remote may claim.',
      tag: 'platform',
      scope: 'status',
      reply: ListSchema,
      problems: ['unauthorized', 'forbidden'],
      examples: [{ path: '/_platform/grants', status: 401 }],
    }),
    async (c) => {
      await requireScope(c, 'status');
      return c.json({ grants: await getRegistry(c.env).listGrants() });
    },
  )
  .post(
    '/_platform/grants',
    describeRoute({
      summary: 'Allows a remote a path and what is below it; "/:slug" is what no other remote claims.',
      tag: 'platform',
      scope: 'operate',
      body: { schema: GrantSchema },
      reply: ListSchema,
      problems: ['unauthorized', 'forbidden', 'invalid-parameter', 'payload-too-large'],
      examples: [{ path: '/_platform/grants', status: 401, body: '{"remote":"mf-rentals","path":"/huren"}' }],
    }),
    limitVersions,
    async (c) => {
      const by = await requireScope(c, 'operate');
      const { remote, path } = await readBody(c, GrantSchema);
      return c.json({ grants: await getRegistry(c.env).addGrant(remote, path, by) });
    },
  )
  .post(
    '/_platform/grants/withdraw',
    describeRoute({
      summary: 'Takes a grant away again. Refused while the live release of the remote needs it.',
      tag: 'platform',
      scope: 'operate',
      body: { schema: GrantSchema },
      reply: ListSchema,
      problems: [
        'unauthorized',
        'forbidden',
        'invalid-parameter',
        'payload-too-large',
        'composition-refused',
      ],
      examples: [
        { path: '/_platform/grants/withdraw', status: 401, body: '{"remote":"mf-rentals","path":"/huren"}' },
      ],
    }),
    limitVersions,
    async (c) => {
      await requireScope(c, 'operate');
      const { remote, path } = await readBody(c, GrantSchema);
      const registry = getRegistry(c.env);
      const conflicts = await registry.removeGrant(remote, path);
      if (conflicts.length)
        throw new ProblemError('composition-refused', {
          detail: `${remote} is live and needs "${path}". Nothing changed. Promote a release without it first.`,
          errors: conflicts.map((message) => ({ field: path, message })),
        });
      return c.json({ grants: await registry.listGrants() });
    },
  );
