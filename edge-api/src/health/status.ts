import * as v from 'valibot';
import { memory } from '../caching/isolate-cache.ts';
import { breaker, bulkhead } from '../upstreams/call.ts';
import { services } from '../upstreams/services.ts';

const UpstreamSchema = v.object({
  service: v.picklist(services),
  state: v.picklist(['closed', 'open', 'half-open']),
  /** In a row. */
  failures: v.number(),
  openUntil: v.nullable(v.string()),
  lastFailureAt: v.nullable(v.string()),
  inFlight: v.number(),
  waiting: v.number(),
});

export const StatusSchema = v.object({
  upstreams: v.array(UpstreamSchema),
  cache: v.array(v.object({ key: v.string(), ageSeconds: v.number() })),
});
export type Status = v.InferOutput<typeof StatusSchema>;

const formatTime = (at: number) => (at > 0 ? new Date(at).toISOString() : null);

/** What this isolate knows of each upstream. */
export const readUpstreams = (): Status['upstreams'] =>
  services.map((service) => {
    const { state, failures, openUntil, lastFailureAt } = breaker.read(service);
    return {
      service,
      state,
      failures,
      openUntil: formatTime(openUntil),
      lastFailureAt: formatTime(lastFailureAt),
      ...bulkhead.read(service),
    };
  });

/** What this isolate holds of the cache, and how old it is. */
export const readCacheAges = (): Status['cache'] =>
  memory.list().map(({ key, storedAt }) => ({ key, ageSeconds: Math.floor((Date.now() - storedAt) / 1000) }));
