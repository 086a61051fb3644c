import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { addRead, addWrite } from './add-call.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { findCaller } from '../../registry/tokens/tokens.ts';
import { findNoPage } from '../../registry/stores/claims.ts';
import { getRegistry } from '../../registry/get-registry.ts';

const { grants, grant, withdrawGrant } = platformCalls;

/** The paths that a remote may claim: an operator decides, never a team. */
export const grantRoutes = new Hono<EdgeEnv>();

addRead(grantRoutes, grants, 'status', 'Which paths each remote may claim.', async (c) => ({
  grants: await getRegistry(c.env).listGrants(),
}));

addWrite(
  grantRoutes,
  grant,
  'operate',
  'Allows a remote a path and what is below it; "/:slug" is what no other remote claims.',
  async (c, { remote, path }) => {
    const { name } = await findCaller(c);
    const message = findNoPage(path, c.get('site').isPagePath);
    if (message) throw new ProblemError('invalid-parameter', { errors: [{ field: 'path', message }] });
    return { grants: await getRegistry(c.env).addGrant(remote, path, name) };
  },
  { body: '{"remote":"mf-rentals","path":"/huren"}' },
);

addWrite(
  grantRoutes,
  withdrawGrant,
  'operate',
  'Takes a grant away again. Refused while a release that is live or in a canary needs it.',
  async (c, { remote, path }) => {
    const registry = getRegistry(c.env);
    const given = (await registry.listGrants()).flatMap((each) => (each.remote === remote ? each.path : []));
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
    return { grants: await registry.listGrants() };
  },
  { body: '{"remote":"mf-rentals","path":"/huren"}', problems: ['not-found', 'composition-refused'] },
);
