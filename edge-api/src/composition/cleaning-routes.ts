import { platformCalls } from '@binnen/contracts/platform-calls';
import { Hono } from 'hono';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { requireScope } from '../protection/tokens.ts';
import { getRegistry } from '../registry/registry.ts';
import { limitVersions, readBody } from './read-body.ts';

const dayMilliseconds = 86_400_000;

const { path, body, reply } = platformCalls.clean;

/** Garbage collection: deletes what nothing refers to, and keeps what a roll-back or an open tab may need. */
export const cleaningRoutes = new Hono<EdgeEnv>().post(
  path,
  describeRoute({
    summary: 'Deletes releases, compositions and files that nothing refers to, or tells what that would be.',
    tag: 'platform',
    scope: 'operate',
    body: { schema: body },
    reply,
    problems: ['unauthorized', 'forbidden', 'invalid-parameter', 'payload-too-large'],
    examples: [{ path, status: 401, body: '{"dryRun":true}' }],
  }),
  limitVersions,
  async (c) => {
    await requireScope(c, 'operate');
    const { dryRun } = await readBody(c, body);
    const days = parseConfig(c.env).RELEASES_RETENTION_DAYS;
    return c.json(await getRegistry(c.env).clean(days * dayMilliseconds, dryRun));
  },
);
