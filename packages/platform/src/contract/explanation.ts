import * as v from 'valibot';

const OwnerSchema = v.object({ remote: v.nullable(v.string()), version: v.nullable(v.string()) });
const SharedSchema = v.object({ id: v.string(), share: v.number(), composition: v.string() });

/** How a page came about. Times in milliseconds. */
export const ExplanationSchema = v.object({
  /** The path and query that its render gets. */
  path: v.string(),
  composition: v.string(),
  server: v.picklist(['composed', 'built-in']),
  /** Why the live composition could not render it, or not all of it. */
  failure: v.nullable(v.string()),
  status: v.number(),
  location: v.nullable(v.string()),
  /** Null as pattern: no page claims this path, and the shell answers. */
  page: v.object({ pattern: v.nullable(v.string()), ...OwnerSchema.entries }),
  widgets: v.array(v.object({ name: v.string(), ...OwnerSchema.entries })),
  gaps: v.array(v.object({ widget: v.string(), owner: v.nullable(v.string()), reason: v.string() })),
  /** How often it was rendered until no read was missing. */
  rounds: v.number(),
  reads: v.array(
    v.object({
      call: v.string(),
      status: v.number(),
      /** `Cache-Status` of the reply. */
      cache: v.nullable(v.string()),
      /** The cache tags of its data, and how often each was purged. */
      tags: v.record(v.string(), v.number()),
      ms: v.number(),
    }),
  ),
  kept: v.object({
    /** What the page cache of this data centre has now. */
    now: v.nullable(v.object({ state: v.picklist(['hit', 'stale']), ageSeconds: v.number() })),
    why: v.string(),
  }),
  steps: v.array(v.object({ name: v.string(), ms: v.number() })),
  /** While canaries run, these shares of the visitors get other compositions. `canary`: the first of them. */
  canaries: v.array(SharedSchema),
  canary: v.nullable(SharedSchema),
  /** The past request that was asked for. */
  answered: v.optional(
    v.object({
      id: v.string(),
      at: v.number(),
      status: v.number(),
      composition: v.nullable(v.string()),
      server: v.nullable(v.string()),
      cache: v.nullable(v.string()),
    }),
  ),
});
