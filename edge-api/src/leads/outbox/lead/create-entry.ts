import type { Entry } from './entry.ts';
import { beginStep } from './steps.ts';
import type { Submission } from './submission.ts';

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
