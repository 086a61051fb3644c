import type { MarketingReply } from '@binnen/upstreams/activecampaign/client';
import { beginStep, type Step } from './steps.ts';
import type { Submission } from './submission.ts';

/**
 * pending: waiting or under way. delivered: all steps done. refused: the marketing service refused it and the visitor
 * was told. dead: undeliverable, so a person has to look. held: looks like a robot's, or came above a
 * ceiling; not sent before a person looked, and erased after a while.
 */
export const entryStates = ['pending', 'delivered', 'refused', 'dead', 'held'] as const;
export type EntryState = (typeof entryStates)[number];

/** Held above a ceiling, and not because it looks like a robot's: the office can send all of these at once. */
export const ceilingReasons = ['more than usual in all', 'more than usual of one network'] as const;
export type CeilingReason = (typeof ceilingReasons)[number];

/** An action of a person on a lead. Times are milliseconds since 1970. */
export interface Handling {
  at: number;
  /** The name of the office's token, or `visitor`. */
  by: string;
  did: 'sent again' | 'released';
}

/** A lead as it is stored. Times are milliseconds since 1970. */
export interface Entry extends Pick<Submission, 'key' | 'digest' | 'form' | 'person' | 'values' | 'marks'> {
  seq: number;
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

/** A lead as it is stored first. */
export const createEntry = (submission: Submission, now: number, giveUpAt: number): Omit<Entry, 'seq'> => {
  const { key, digest, form, person, values, marks, steps, held, subscriberId, network } = submission;
  const sender = held ? { network } : null;
  return {
    key,
    digest,
    form,
    person,
    values,
    marks,
    steps: steps.map(beginStep),
    state: held ? 'held' : 'pending',
    told: false,
    begun: 0,
    attempts: 0,
    receivedAt: now,
    nextAt: now,
    giveUpAt,
    finishedAt: held ? now : null,
    reason: held ?? null,
    sender,
    history: [],
    subscriberId: subscriberId ?? null,
    reply: null,
  };
};

/** The sender whose later leads wait for this one: the e-mail address until the contact was taken. */
export const findHeldUp = (entry: Omit<Entry, 'seq'>): string | null => {
  const waits = entry.steps.some((step) => step.kind === 'contact' && step.state === 'pending');
  return entry.state === 'pending' && waits && entry.person ? entry.person : null;
};
