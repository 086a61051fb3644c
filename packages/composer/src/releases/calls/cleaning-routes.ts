import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { requireScope } from '../../registry/tokens/tokens.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { summarise } from './live.ts';
import { limitVersions, readBody } from '@binnen/edge-kit/requests/read-json';
import { rebuild } from '../compositions/rebuild.ts';

const dayMilliseconds = 86_400_000;

const { clean, rebuild: rebuilding } = platformCalls;

/**
 * Upkeep of the stores. Garbage collection deletes unused parts, and keeps those that a roll-back or an open tab may
 * need. Rebuilding restores KV.
 */
export const cleaningRoutes = new Hono<EdgeEnv>()
  .post(
    clean.path,
    describeRoute({
      summary:
        'Deletes releases, compositions and files that nothing refers to, or tells what that would be.',
      tag: 'platform',
      scope: 'operate',
      body: { schema: clean.body },
      reply: clean.reply,
      problems: ['unauthorized', 'forbidden', 'invalid-parameter', 'payload-too-large'],
      examples: [{ path: clean.path, status: 401, body: '{"dryRun":true}' }],
    }),
    limitVersions,
    async (c) => {
      await requireScope(c, 'operate');
      const { dryRun } = await readBody(c, clean.body);
      const days = parseConfig(c.env).RELEASES_RETENTION_DAYS;
      return c.json(await getRegistry(c.env).clean(days * dayMilliseconds, dryRun));
    },
  )
  .post(
    rebuilding.path,
    describeRoute({
      summary: 'Writes to KV anew what it has of the live composition, from the files and the registry.',
      tag: 'platform',
      scope: 'operate',
      reply: rebuilding.reply,
      problems: ['unauthorized', 'forbidden', 'composition-refused'],
      examples: [{ path: rebuilding.path, status: 401 }],
    }),
    limitVersions,
    async (c) => {
      const by = await requireScope(c, 'operate');
      const { composition, changed } = await rebuild(c.env, by);
      return c.json({ ...summarise(composition), changed });
    },
  );
