import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { requireScope } from '../../registry/tokens/tokens.ts';
import { limitVersions, readBody } from '@binnen/edge-kit/requests/read-json';
import { getRegistry } from '../../registry/get-registry.ts';

const { grants, grant, withdrawGrant } = platformCalls;

/** The paths that a remote may claim: an operator decides, never a team. */
export const grantRoutes = new Hono<EdgeEnv>()
  .get(
    grants.path,
    describeRoute({
      summary: 'Which paths each remote may claim.',
      tag: 'platform',
      scope: 'status',
      reply: grants.reply,
      problems: ['unauthorized', 'forbidden'],
      examples: [{ path: grants.path, status: 401 }],
    }),
    async (c) => {
      await requireScope(c, 'status');
      return c.json({ grants: await getRegistry(c.env).listGrants() });
    },
  )
  .post(
    grant.path,
    describeRoute({
      summary: 'Allows a remote a path and what is below it; "/:slug" is what no other remote claims.',
      tag: 'platform',
      scope: 'operate',
      body: { schema: grant.body },
      reply: grant.reply,
      problems: ['unauthorized', 'forbidden', 'invalid-parameter', 'payload-too-large'],
      examples: [{ path: grant.path, status: 401, body: '{"remote":"mf-rentals","path":"/huren"}' }],
    }),
    limitVersions,
    async (c) => {
      const by = await requireScope(c, 'operate');
      const { remote, path } = await readBody(c, grant.body);
      return c.json({ grants: await getRegistry(c.env).addGrant(remote, path, by) });
    },
  )
  .post(
    withdrawGrant.path,
    describeRoute({
      summary: 'Takes a grant away again. Refused while the live release of the remote needs it.',
      tag: 'platform',
      scope: 'operate',
      body: { schema: withdrawGrant.body },
      reply: withdrawGrant.reply,
      problems: [
        'unauthorized',
        'forbidden',
        'invalid-parameter',
        'payload-too-large',
        'composition-refused',
      ],
      examples: [{ path: withdrawGrant.path, status: 401, body: '{"remote":"mf-rentals","path":"/huren"}' }],
    }),
    limitVersions,
    async (c) => {
      await requireScope(c, 'operate');
      const { remote, path } = await readBody(c, withdrawGrant.body);
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
