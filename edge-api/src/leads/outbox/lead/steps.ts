import type { SearchJob } from '@binnen/upstreams/realworks-crm/search-job';

/**
 * One call for a lead to one upstream. Plain data: a queued lead is delivered as it was planned, whatever is deployed
 * by then.
 */
export type PlannedStep =
  | { kind: 'search-job'; job: SearchJob }
  | { kind: 'contact'; fields: Record<string, string> }
  | { kind: 'automation'; when: 'always' | 'when-updated' }
  | { kind: 'note'; when: 'always' | 'when-added'; text: string };

export type StepKind = PlannedStep['kind'];
export type StepState = 'pending' | 'done' | 'skipped' | 'failed';
export type Step = PlannedStep & {
  state: StepState;
  attempts: number;
  /** How many of the attempts the service said no to: in an outage it says nothing. */
  refusals?: number;
  error?: string;
  /** How many sends have no readable answer: each of them may have arrived. */
  unanswered?: number;
  /** When it was first sent; milliseconds since 1970. */
  sentAt?: number;
  /** The key of the call that added it, when it came after its lead. */
  key?: string;
  digest?: string;
};

/** Whether a service cannot tell two steps of one contact apart. */
export const isLike = (one: PlannedStep, other: PlannedStep): boolean =>
  one.kind === other.kind && (one.kind !== 'note' || other.kind !== 'note' || one.text === other.text);

export const beginStep = (step: PlannedStep): Step => ({ ...step, state: 'pending', attempts: 0 });

/** How often a step that may have arrived is sent again; after that a person decides. */
export const mostRepeats = 2;
