import { log } from '../../logging/log.ts';
import type { EntryStore } from './entry-store.ts';
import type { Entry } from './entry.ts';
import type { Submission } from './submission.ts';

/** Stores a lead; throws when there is no room even after held and finished leads made some. */
export const addWithRoom = (
  store: EntryStore,
  submission: Submission,
  now: number,
  giveUpAt: number,
): Entry => {
  try {
    return store.add(submission, now, giveUpAt);
  } catch (error) {
    if (!/\bfull\b/i.test(error instanceof Error ? error.message : '')) throw error;
    log('error', 'The disk of the outbox is full');
    store.makeRoom();
    return store.add(submission, now, giveUpAt);
  }
};

/** After a step: an older state on disk costs a question to the service, and no lead. */
export const saveOrLog = (store: EntryStore, entry: Entry): void => {
  try {
    store.save(entry);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    log('error', 'A lead could not be saved', { seq: entry.seq, error: name });
  }
};
