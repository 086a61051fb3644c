import { log } from '@binnen/edge-kit/logging/log';

/** Writes; on a full disk once more, after others made room. Throws when that was not enough. */
export const createWithRoom =
  (makeRoom: () => void) =>
  <T>(write: () => T): T => {
    try {
      return write();
    } catch (error) {
      if (!/\bfull\b/i.test(error instanceof Error ? error.message : '')) throw error;
      log('error', 'The disk of the outbox is full');
      makeRoom();
      return write();
    }
  };
