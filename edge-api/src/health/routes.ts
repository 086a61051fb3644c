import { Hono } from 'hono';
import { requireScope } from '../protection/tokens.ts';
import type { EdgeEnv } from '../env.ts';
import { readCacheAges, readLive, readOutbox, readUpstreams, type Status } from './status.ts';

export const healthRoutes = new Hono<EdgeEnv>()
  .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  .get('/_platform/status', async (c) => {
    await requireScope(c, 'status');
    const [live, outbox] = await Promise.all([readLive(c.env), readOutbox(c.env)]);
    const status: Status = { ...live, outbox, upstreams: readUpstreams(), cache: readCacheAges() };
    return c.json(status);
  });
