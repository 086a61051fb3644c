import type { MarketingReply } from '../../upstreams/activecampaign/client.ts';
import type { PlannedStep } from './steps.ts';

/** What the edge passes to the outbox: a form, or a call with a single step. */
export interface Submission {
  /** The idempotency key: it is the same when the same submission is sent again. */
  key: string;
  /** Of the form and all values: the same key with other values is the caller's mistake. */
  digest: string;
  /** For this many milliseconds, the same values with another key are the same submission. */
  repeatMs: number;
  /** The form's name, or the path of the call. */
  form: string;
  /** Whose leads arrive in order: the e-mail address. */
  person: string;
  /** Everything that was filled in, including what is not sent on. */
  values: Record<string, string>;
  /** In the order of execution. */
  steps: PlannedStep[];
  /** Of a contact that is known already: calls that add a note or start the automation. */
  subscriberId?: number;
  /** A keyed hash of the visitor's address, for the quota. */
  source: string;
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
  | { kind: 'over-quota' };
