import type { MarketingReply } from '@binnen/upstreams/activecampaign/client';
import type { Limit, Limited } from '../../../protection/limit.ts';
import type { PlannedStep } from './steps.ts';

/** A submission to the outbox: a form, or a call with a single step. */
export interface Submission {
  /** The idempotency key: it is the same when the same submission is sent again. */
  key: string;
  /** A hash of the form and all values: the same key with other values is the caller's mistake. */
  digest: string;
  /** For this many milliseconds, the same values with another key are the same submission. */
  repeatMs: number;
  /** The form's name, or the path of the call. */
  form: string;
  /** The e-mail address: leads of one person arrive in order. */
  person: string;
  /** Everything that was filled in, including what is not sent on. */
  values: Record<string, string>;
  /** In the order of execution. */
  steps: PlannedStep[];
  /** The id of a known contact, for calls that add a note or start the automation. */
  subscriberId?: number;
  /** A keyed hash of the visitor's address, for the quota. */
  source: string;
  /** … and of the network around it; empty when no address is known. */
  network: string;
  /** The limits that it counts for when it is new, and its fate above one of them. */
  limited?: { by: Limit[]; above: 'held' | 'refused' };
  /** Why it is held: it is stored, but not sent before a person has looked at it. */
  held?: string;
  /** What could not be verified, for a reader of the record. */
  marks: string[];
}

/** The outcome while the visitor waited. */
export type Outcome =
  | { kind: 'answered'; reply: MarketingReply }
  /** Stored, and delivered later. `key`: of the lead. */
  | { kind: 'queued'; key: string }
  /** The lead that it follows is not stored (any more). */
  | { kind: 'unknown-lead' }
  | { kind: 'conflict' }
  | { kind: 'over-quota' }
  /** Not stored: too much of it was sent; there is room again in so many seconds. */
  | { kind: 'over-ceiling'; what: Limited; seconds: number }
  /** Not stored: the disk, the list of what is held, or its network's share of it is full. */
  | { kind: 'no-room' };
export type TakenOutcome = Extract<Outcome, { kind: 'answered' | 'queued' }>;
