import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { addWrite } from './add-call.ts';
import { findCaller } from '../../registry/tokens/tokens.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { summarise } from './live.ts';
import { rebuild } from '../compositions/promote.ts';

const dayMilliseconds = 86_400_000;

const { clean, rebuild: rebuilding } = platformCalls;

/**
 * Upkeep of the stores. Garbage collection deletes unused parts, and keeps those that a roll-back or an open tab may
 * need. Rebuilding restores KV.
 */
export const cleaningRoutes = new Hono<EdgeEnv>();

addWrite(
  cleaningRoutes,
  clean,
  'operate',
  'Deletes releases, compositions and files that nothing refers to, or tells what that would be.',
  async (c, { dryRun }) => {
    const days = parseConfig(c.env).RELEASES_RETENTION_DAYS;
    return getRegistry(c.env, 100_000).clean(days * dayMilliseconds, dryRun);
  },
  { body: '{"dryRun":true}' },
);

addWrite(
  cleaningRoutes,
  rebuilding,
  'operate',
  'Writes to KV anew what it has of the live composition, from the files and the registry.',
  async (c) => {
    const { name } = await findCaller(c);
    const { composition, changed } = await rebuild(c.env, name);
    return { ...summarise(composition), changed };
  },
  { problems: ['composition-refused'] },
);
