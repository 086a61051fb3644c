import { listRows, replaceRows } from '@binnen/edge-kit/tables/sql-tables';
import type { Pointer } from '@binnen/platform/contract/composition';
import type { Bindings } from '../environment/env.ts';
import { writePointer } from './pointer.ts';

/** KV takes one write a second per key. */
const writePauseMilliseconds = 1_100;
/** By then what an instance that was replaced was still writing has arrived. */
const againMilliseconds = 60_000;

/**
 * Writes the newest pointer to KV for all isolates: at once, or by an alarm when KV's pause is not over or KV fails. So
 * many purges at once are one write. A change is written once more after a minute: the object may end between the change
 * and its write, and an older pointer that was under way may arrive last.
 */
export const createAnnouncer = (
  env: Bindings,
  storage: Pick<DurableObjectStorage, 'setAlarm' | 'sql'>,
  findPointer: () => Pointer,
): (() => Promise<Pointer>) => {
  let writtenAt = 0;
  storage.sql.exec('CREATE TABLE IF NOT EXISTS written (revision INTEGER NOT NULL, at INTEGER NOT NULL)');
  /** The newest revision, and since when it is written. On disk: else an object that rests before its alarm begins anew each time. */
  let [first] = listRows<{ revision: number; at: number }>(storage.sql, 'SELECT revision, at FROM written');
  /** False where the disk is full. */
  const plan = (at: number): Promise<boolean> =>
    storage.setAlarm(at).then(
      () => true,
      () => false,
    );
  const keep = (row: { revision: number; at: number }): void => {
    try {
      replaceRows(storage.sql, 'written', [row]);
    } catch {
      // The disk is full: this object remembers it.
    }
  };
  return async () => {
    const pointer = findPointer();
    const now = Date.now();
    const due = writtenAt + writePauseMilliseconds;
    // Never longer than the pause, even when the clock jumps.
    const isEarly = now < due && due - now <= writePauseMilliseconds;
    // From a clock that was ahead it begins anew.
    if (first?.revision !== pointer.revision || now < first.at) {
      first = { revision: pointer.revision, at: now };
      keep(first);
    }
    // Another write that failed may have brought the alarm forward: the last one comes a minute after the first all the same.
    const isLast = now - first.at >= againMilliseconds;
    // Without a wait before it, so that the alarm is stored together with the change.
    const isPlanned = (isEarly || !isLast) && (await plan(isEarly ? due : now + againMilliseconds));
    if (isEarly && isPlanned) return pointer;
    writtenAt = now;
    try {
      await writePointer(env, pointer);
    } catch {
      await plan(Date.now() + writePauseMilliseconds);
    }
    return pointer;
  };
};
