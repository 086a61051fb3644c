import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeCall } from './describe-call.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { requireScope } from '../../registry/tokens/tokens.ts';
import { limitVersions, readBody } from '@binnen/edge-kit/requests/read-json';
import { findNoPage } from '../../registry/stores/claims.ts';
import { getRegistry } from '../../registry/get-registry.ts';

const { grants, grant, withdrawGrant } = platformCalls;

/** The paths that a remote may claim: an operator decides, never a team. */
export const grantRoutes = new Hono<EdgeEnv>()
  .get(grants.path, describeCall(grants, 'status', 'Which paths each remote may claim.'), async (c) => {
    await requireScope(c, 'status');
    return c.json({ grants: await getRegistry(c.env).listGrants() });
  })
  .post(
    grant.path,
    describeCall(
      grant,
      'operate',
      'Allows a remote a path and what is below it; "/:slug" is what no other remote claims.',
      { body: '{"remote":"mf-rentals","path":"/huren"}' },
    ),
    limitVersions,
    async (c) => {
      const by = await requireScope(c, 'operate');
      const { remote, path } = await readBody(c, grant.body);
      const message = findNoPage(path, c.get('site').isPagePath);
      if (message) throw new ProblemError('invalid-parameter', { errors: [{ field: 'path', message }] });
      return c.json({ grants: await getRegistry(c.env).addGrant(remote, path, by) });
    },
  )
  .post(
    withdrawGrant.path,
    describeCall(
      withdrawGrant,
      'operate',
      'Takes a grant away again. Refused while a release that is live or in a canary needs it.',
      { body: '{"remote":"mf-rentals","path":"/huren"}', problems: ['not-found', 'composition-refused'] },
    ),
    limitVersions,
    async (c) => {
      await requireScope(c, 'operate');
      const { remote, path } = await readBody(c, withdrawGrant.body);
      const registry = getRegistry(c.env);
      const given = (await registry.listGrants()).flatMap((each) =>
        each.remote === remote ? each.path : [],
      );
      if (!given.includes(path))
        throw new ProblemError('not-found', {
          detail: `${remote} has no grant of "${path}". It may claim ${given.join(', ') || 'nothing'}.`,
        });
      const conflicts = await registry.removeGrant(remote, path);
      if (conflicts.length)
        throw new ProblemError('composition-refused', {
          detail: `${remote} needs "${path}": live, or in a canary. Nothing changed. Promote a release without it, or end the canary first.`,
          errors: conflicts.map((message) => ({ field: path, message })),
        });
      return c.json({ grants: await registry.listGrants() });
    },
  );
