import * as v from 'valibot';
import { memory } from '../caching/isolate-cache.ts';
import { readPointer } from '../registry/pointer.ts';
import type { Bindings } from '../env.ts';
import { findOutbox } from '../leads/outbox/find-outbox.ts';
import { within } from '../deadlines/within.ts';
import { listMetGaps } from '../rendering/tell-gaps.ts';
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
  /** What this isolate serves; null before the first promote. */
  composition: v.nullable(v.object({ id: v.string(), versions: v.record(v.string(), v.string()) })),
  /** How often each cache tag was purged, as far as this isolate knows. */
  purges: v.record(v.string(), v.number()),
  /** Null when it does not answer. */
  outbox: v.nullable(
    v.object({
      /** Leads that are still to be delivered, and how long the oldest waits. */
      pending: v.number(),
      oldestPendingSeconds: v.nullable(v.number()),
      /** Dead letters and held leads: a person has to look at them. */
      dead: v.number(),
      /** Leads that look like a robot's. */
      held: v.number(),
    }),
  ),
  /** Widgets that pages lacked since this isolate started. */
  gaps: v.array(
    v.object({
      release: v.nullable(v.string()),
      page: v.nullable(v.string()),
      widget: v.string(),
      reason: v.picklist(['not-offered', 'no-data', 'failed']),
      count: v.number(),
      lastAt: v.number(),
    }),
  ),
  upstreams: v.array(UpstreamSchema),
  cache: v.array(v.object({ key: v.string(), ageSeconds: v.number() })),
});
export type Status = v.InferOutput<typeof StatusSchema>;

const formatTime = (at: number) => (at > 0 ? new Date(at).toISOString() : null);

/** What this isolate knows of each upstream. */
const readUpstreams = (): Status['upstreams'] =>
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

const countSeconds = (since: number) => Math.floor((Date.now() - since) / 1000);

/** What this isolate's cache holds, and how old it is. */
const readCacheAges = (): Status['cache'] =>
  memory.list().map(({ key, value: { storedAt } }) => ({ key, ageSeconds: countSeconds(storedAt) }));

const readLive = async (env: Bindings): Promise<Pick<Status, 'composition' | 'purges'>> => {
  const pointer = await readPointer(env);
  const releases = Object.values(pointer?.composition?.releases ?? {});
  const versions = Object.fromEntries(releases.map(({ remote, version }) => [remote, version]));
  return {
    composition: pointer?.composition ? { id: pointer.composition.id, versions } : null,
    purges: pointer?.tagGenerations ?? {},
  };
};

/** The status must answer when other parts are broken, so it does not wait for them. */
const outboxPatienceMs = 2_000;

const readOutbox = async (env: Bindings): Promise<Status['outbox']> => {
  const depth = await within(
    outboxPatienceMs,
    findOutbox(env)
      .measure()
      .catch(() => undefined),
  );
  if (!depth) return null;
  const { pending, oldestPendingAt, dead, held } = depth;
  return {
    pending,
    oldestPendingSeconds: oldestPendingAt === null ? null : countSeconds(oldestPendingAt),
    dead,
    held,
  };
};

export const readStatus = async (env: Bindings): Promise<Status> => {
  const [live, outbox] = await Promise.all([readLive(env), readOutbox(env)]);
  return { ...live, outbox, gaps: listMetGaps(), upstreams: readUpstreams(), cache: readCacheAges() };
};
