import { Hono } from 'hono';
import { requireScope } from '../composition/tokens.ts';
import type { EdgeEnv } from '../env.ts';
import { readCacheAges, readUpstreams } from './status.ts';

const noStore = { 'cache-control': 'no-store' };

export const healthRoutes = new Hono<EdgeEnv>()
  .get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore))
  .get('/_platform/status', async (c) => {
    await requireScope(c, 'status');
    return c.json({ upstreams: readUpstreams(), cache: readCacheAges() }, 200, noStore);
  });
