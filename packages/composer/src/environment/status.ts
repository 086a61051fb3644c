import * as v from 'valibot';

const UpstreamSchema = v.object({
  service: v.string(),
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
      /** Sent forms that are still to be delivered, and how long the oldest waits. */
      pending: v.number(),
      oldestPendingSeconds: v.nullable(v.number()),
      /** Dead letters and held ones: a person has to look at them. */
      dead: v.number(),
      /** Those that look like a robot's. */
      held: v.number(),
    }),
  ),
  /** Widgets that pages lacked since this isolate started. */
  gaps: v.array(
    v.object({
      /** Of the widget; null when nobody offers it. */
      release: v.nullable(v.string()),
      /** The pattern of the page. */
      page: v.nullable(v.string()),
      widget: v.string(),
      reason: v.picklist(['not-offered', 'no-data', 'failed']),
      count: v.number(),
      /** Milliseconds since 1970. */
      lastAt: v.number(),
    }),
  ),
  /** How often the renderer failed since this isolate started, by kind. No release caused these. */
  machineFailures: v.record(v.string(), v.number()),
  upstreams: v.array(UpstreamSchema),
  cache: v.array(v.object({ key: v.string(), ageSeconds: v.number() })),
});
export type Status = v.InferOutput<typeof StatusSchema>;
/** The part of the site's health that only the site knows: sent forms that wait for delivery, and upstreams. */
export type SiteParts = Pick<Status, 'outbox' | 'upstreams'>;
