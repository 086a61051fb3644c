import { log } from '@binnen/edge-kit/logging/log';
import type { EntryStore } from './entry-store.ts';
import type { Entry } from '../lead/entry.ts';

/** Writes; on a full disk once more, after others made room. Throws when that was not enough. */
export type WithRoom = <T>(write: () => T) => T;

export const createWithRoom =
  (makeRoom: () => void): WithRoom =>
  (write) => {
    try {
      return write();
    } catch (error) {
      if (!/\bfull\b/i.test(error instanceof Error ? error.message : '')) throw error;
      log('error', 'The disk of the outbox is full');
      makeRoom();
      return write();
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
