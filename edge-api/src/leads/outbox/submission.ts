import type { MarketingReply } from '../../upstreams/activecampaign/client.ts';
import type { PlannedStep } from './steps.ts';

/** What the edge hands to the outbox: a form that was sent, or a call that takes one step. */
export interface Submission {
  /** The idempotency key: the same submission sent again has the same. */
  key: string;
  /** Of the form and all values: the same key with other values is a mistake of the caller. */
  digest: string;
  /** The same values under another key are the same submission for so long, in milliseconds. */
  repeatMs: number;
  /** The form's name, or the path of the call. */
  form: string;
  /** Whose leads arrive in order: the e-mail address. */
  person: string;
  /** Everything that was filled in, also what is not sent on. */
  values: Record<string, string>;
  /** In the order in which they are taken. */
  steps: PlannedStep[];
  /** Of a contact that is known already: calls that add a note or start the automation. */
  subscriberId?: number;
  /** A keyed hash of the visitor's address, for the quota. */
  source: string;
  /** Kept, but not sent before somebody looked at it: why. */
  held?: string;
  /** What could not be checked, for whoever reads the record. */
  marks: string[];
}

/** What became of it while the visitor waited. */
export type Outcome =
  | { kind: 'answered'; reply: MarketingReply }
  /** On disk, and delivered later. */
  | { kind: 'queued' }
  | { kind: 'conflict' }
  | { kind: 'over-quota' };
