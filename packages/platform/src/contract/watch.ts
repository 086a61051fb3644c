import * as v from 'valibot';
import { count, FaultSchema } from './canary.ts';

/** The value that three of four views stay below; null where nothing was measured. */
const thirdQuarter = v.nullable(v.number());

/** From one view of ten thousand to one of twenty. */
export const ErrorBudgetSchema = v.pipe(v.number(), v.minValue(0.0001), v.maxValue(0.05));

/** Something that a team is told, until it is over. */
export const TroubleSchema = v.object({
  name: v.picklist(['budget', 'new-fault', 'slower']),
  remote: v.string(),
  version: v.string(),
  /** What is wrong, whose it is, and which command helps. */
  says: v.string(),
  whose: v.picklist(['release', 'platform', 'upstream']),
  command: v.string(),
});
export type Trouble = v.InferOutput<typeof TroubleSchema>;

/** How a release fares in the browsers that were watched in the last days. */
export const ReleaseHealthSchema = v.object({
  version: v.string(),
  isLive: v.boolean(),
  /** When it became live last, and by whose token; null where the history does not reach. */
  since: v.nullable(v.number()),
  by: v.nullable(v.string()),
  /** Views of pages with a part of it, and those with a fault of it. */
  views: count,
  faults: count,
  /** The part of the error budget that is used; more than 1: more than all of it. */
  used: v.number(),
  /** So many times as fast as the budget lasts, in the last half hour. */
  pace: v.number(),
  kinds: v.array(v.pick(FaultSchema, ['kind', 'page', 'stack', 'source', 'count'])),
  pages: v.array(
    v.object({
      page: v.string(),
      views: count,
      lcp: thirdQuarter,
      inp: thirdQuarter,
      cls: thirdQuarter,
    }),
  ),
});
export type ReleaseHealth = v.InferOutput<typeof ReleaseHealthSchema>;

export const RemoteHealthSchema = v.object({
  remote: v.string(),
  /** What is wrong with the live release now. */
  troubles: v.array(TroubleSchema),
  /** The host that its team is told at; null: nobody is told. */
  webhook: v.nullable(v.string()),
  /** The part of its views that may have a fault. */
  budget: v.number(),
  /** The live release first, then those before it. */
  releases: v.array(ReleaseHealthSchema),
});
export type RemoteHealth = v.InferOutput<typeof RemoteHealthSchema>;

export const WebhookSetSchema = v.object({
  remote: v.string(),
  host: v.nullable(v.string()),
  /** With which its messages are signed. Shown only now. */
  secret: v.nullable(v.string()),
  /** Whether it took the first message. */
  taken: v.boolean(),
});
