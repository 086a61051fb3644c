import type { MarketingReply } from '../../upstreams/activecampaign/client.ts';
import type { Call, Step } from './steps.ts';

/** What the edge hands to the outbox: one submission of a form, or one single call. */
export interface Submission {
  /** The idempotency key: the same submission sent again has the same. */
  key: string;
  /** Of the form and all values: the same key with other values is a mistake of the caller. */
  digest: string;
  /** The same values under another key are the same submission for so long, in milliseconds. */
  repeatMs: number;
  /** The form's name, or the path of a single call. */
  form: string;
  /** Whose leads arrive in order: the e-mail address. */
  person: string;
  /** Everything that was filled in, also what is not sent on. */
  values: Record<string, string>;
  calls: Call[];
  /** Of a contact that is known already: single calls for its notes and automation. */
  subscriberId?: number;
  /** A keyed hash of the visitor's address, for the quota. */
  source: string;
  /** Kept, but not sent before somebody looked at it: why. */
  held?: string;
  /** What could not be checked, for whoever reads the record. */
  marks: string[];
}

/**
 * pending: on its way. delivered: all steps done. refused: the marketing service said no and the visitor was told.
 * dead: undeliverable or held, a person has to look.
 */
export type EntryState = 'pending' | 'delivered' | 'refused' | 'dead';

/** A lead as it stands on disk. Times are milliseconds since 1970. */
export interface Entry {
  seq: number;
  key: string;
  digest: string;
  form: string;
  person: string;
  values: Record<string, string>;
  marks: string[];
  steps: Step[];
  state: EntryState;
  /** The visitor was told that the lead was taken: from then on it must arrive. */
  told: boolean;
  /** Rounds of delivery that were tried. */
  attempts: number;
  receivedAt: number;
  /** When delivery is tried again. */
  nextAt: number;
  /** When a person has to look at it. */
  giveUpAt: number;
  finishedAt: number | null;
  reason: string | null;
  subscriberId: number | null;
  /** What the marketing service said of the contact. */
  reply: MarketingReply | null;
}

export type Outcome =
  | { kind: 'answered'; reply: MarketingReply }
  /** On disk, and delivered later. */
  | { kind: 'queued' }
  | { kind: 'conflict' }
  | { kind: 'over-quota' };
