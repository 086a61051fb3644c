import type { Pointer } from '@binnen/platform/contract/composition';
import type { Bindings } from '../environment/env.ts';
import { writePointer } from './pointer.ts';

/** KV takes one write a second per key. */
const writePauseMilliseconds = 1_100;

/**
 * Writes the newest pointer to KV for all isolates: at once, or by an alarm when KV's pause is not over or KV fails. So
 * many purges at once are one write.
 */
export const createAnnouncer = (
  env: Bindings,
  storage: Pick<DurableObjectStorage, 'setAlarm'>,
  findPointer: () => Pointer,
): (() => Promise<Pointer>) => {
  let writtenAt = 0;
  return async () => {
    const pointer = findPointer();
    const due = writtenAt + writePauseMilliseconds;
    // Never longer than the pause, even when the clock jumps.
    if (Date.now() < due && due - Date.now() <= writePauseMilliseconds) {
      await storage.setAlarm(due);
      return pointer;
    }
    writtenAt = Date.now();
    try {
      await writePointer(env, pointer);
    } catch {
      await storage.setAlarm(Date.now() + writePauseMilliseconds);
    }
    return pointer;
  };
};
