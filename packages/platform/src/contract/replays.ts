import * as v from 'valibot';
import { ReadResultSchema } from './composition.ts';

/**
 * Why a render was kept: `server` (it failed), `gap` (it lacks a widget by a fault of the code), `data` (it failed or
 * lacks a widget because the API did not answer).
 */
export const replayKinds = ['server', 'gap', 'data'] as const;
export type ReplayKind = (typeof replayKinds)[number];

export const ReplayIdSchema = v.pipe(
  v.string(),
  v.regex(/^\d{9}-[0-9a-f]{12}$/, 'expected the id of a replay, such as 998765432-3f2a9c1d22ab'),
);

/** A place in a stack. `built`: `mf-news/1.5.0/server/mf-news.js:12:3`, release, file, line and column. */
export const FrameSchema = v.object({
  function: v.nullable(v.string()),
  built: v.string(),
  /** The same in the sources: `mf-news/src/contact/widget.tsx:31:9`; null when the release has no map of it. */
  source: v.nullable(v.string()),
});
export type Frame = v.InferOutput<typeof FrameSchema>;

/** A kept failure in a list. */
export const ReplaySummarySchema = v.object({
  id: ReplayIdSchema,
  /** Milliseconds since 1970. */
  at: v.number(),
  /** The id of the composition that failed. */
  composition: v.string(),
  /** Of the page; null for a path that no page claims. */
  pattern: v.nullable(v.string()),
  kind: v.picklist(replayKinds),
  /** Path and query as the render got them. */
  path: v.string(),
  /** What failed, in one line. */
  says: v.string(),
});
export type ReplaySummary = v.InferOutput<typeof ReplaySummarySchema>;

/** Everything to render a failed page again: a page is a pure function of composition, URL and data. */
export const ReplaySchema = v.object({
  ...ReplaySummarySchema.entries,
  /** The versions of the composition, by remote. */
  versions: v.record(v.string(), v.string()),
  /** Absolute, as the render got it. */
  url: v.string(),
  now: v.number(),
  /** The replies that the render read, by call; null when they were too large to be kept. */
  data: v.nullable(v.record(v.string(), ReadResultSchema)),
  /** Null when the render did not answer. */
  status: v.nullable(v.number()),
  gaps: v.array(v.object({ widget: v.string(), owner: v.nullable(v.string()), reason: v.string() })),
  /** The innermost first; empty when nothing was thrown. */
  stack: v.array(FrameSchema),
});
export type Replay = v.InferOutput<typeof ReplaySchema>;
