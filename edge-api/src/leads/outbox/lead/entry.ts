import type { MarketingReply } from '@binnen/upstreams/activecampaign/client';
import type { Step } from './steps.ts';

/**
 * pending: waiting or under way. delivered: all steps done. refused: the marketing service refused it and the visitor
 * was told. dead: undeliverable, so a person has to look. held: looks like a robot's, or came above a
 * ceiling; not sent before a person looked, and erased after a while.
 */
export const entryStates = ['pending', 'delivered', 'refused', 'dead', 'held'] as const;
export type EntryState = (typeof entryStates)[number];

/** An action of a person on a lead. Times are milliseconds since 1970. */
export interface Handling {
  at: number;
  /** The name of the office's token, or `visitor`. */
  by: string;
  did: 'sent again' | 'released';
}

/** A lead as it is stored. Times are milliseconds since 1970. */
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
  /** The visitor was told that the lead was accepted: from then on it must arrive. */
  told: boolean;
  /** How often delivery began in the queue without an end: the object was killed meanwhile. */
  begun: number;
  /** How often delivery was tried. */
  attempts: number;
  receivedAt: number;
  /** When delivery is tried again. */
  nextAt: number;
  /** When a person has to look at it. */
  giveUpAt: number;
  finishedAt: number | null;
  reason: string | null;
  /** While it is held: keyed hashes of who sent it, so that no network takes the whole list. */
  sender: { network: string } | null;
  history: Handling[];
  subscriberId: number | null;
  /** The marketing service's answer about the contact. */
  reply: MarketingReply | null;
}
