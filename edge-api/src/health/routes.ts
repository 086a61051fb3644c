import { Hono } from 'hono';
import * as v from 'valibot';
import { memory } from '../caching/cached.ts';
import { requireScope } from '../composition/tokens.ts';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { breaker, bulkhead } from '../upstreams/call.ts';
import { services } from '../upstreams/services.ts';

const UpstreamSchema = v.object({
  service: v.picklist(services),
  state: v.picklist(['closed', 'open', 'half-open']),
  failures: v.number(),
  openUntil: v.nullable(v.string()),
  lastFailureAt: v.nullable(v.string()),
  inFlight: v.number(),
  waiting: v.number(),
});
const StatusSchema = v.object({
  upstreams: v.array(UpstreamSchema),
  cache: v.array(v.object({ key: v.string(), ageSeconds: v.number() })),
});

const formatTime = (at: number) => (at > 0 ? new Date(at).toISOString() : null);

/** What this isolate knows of each upstream. */
export const readUpstreams = (): v.InferOutput<typeof UpstreamSchema>[] =>
  services.map((service) => {
    const { openUntil, lastFailureAt, ...circuit } = breaker.read(service);
    return {
      service,
      ...circuit,
      openUntil: formatTime(openUntil),
      lastFailureAt: formatTime(lastFailureAt),
      ...bulkhead.read(service),
    };
  });

/** What this isolate holds of the cache, and how old it is. */
export const readCacheAges = (): v.InferOutput<typeof StatusSchema>['cache'] =>
  memory.list().map(({ key, storedAt }) => ({ key, ageSeconds: Math.floor((Date.now() - storedAt) / 1000) }));

export const healthRoutes = new Hono<EdgeEnv>()
  .get(
    '/healthz',
    describeRoute({
      summary: 'Whether the edge answers. It asks no upstream.',
      tag: 'health',
      reply: v.object({ status: v.literal('ok') }),
      examples: [{ path: '/healthz' }],
    }),
    (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
  )
  .get(
    '/_platform/status',
    describeRoute({
      summary: 'What this isolate knows of its upstreams and its cache.',
      tag: 'health',
      scope: 'status',
      reply: StatusSchema,
      problems: ['unauthorized', 'forbidden'],
    }),
    async (c) => {
      await requireScope(c, 'status');
      return c.json({ upstreams: readUpstreams(), cache: readCacheAges() }, 200, {
        'cache-control': 'no-store',
      });
    },
  );
