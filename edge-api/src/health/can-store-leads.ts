import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import type { Bindings } from '../environment/env.ts';
import { findOutbox } from '../site/find-objects.ts';
import { tryFor } from '../site/read-parts.ts';

/** A good answer is remembered for so long: repeated calls do not make the outbox write each time. */
const holdsMs = 5_000;

const wellAt = new WeakMap<object, number>();

/** Whether the outbox takes leads: false when its disk is full, and when it does not answer in time. */
export const canStoreLeads = async (env: Bindings): Promise<boolean> => {
  const now = Date.now();
  if (isWithin(now, wellAt.get(env.OUTBOX) ?? -Infinity, holdsMs)) return true;
  const isWell = (await tryFor(findOutbox(env).canStore())) === true;
  if (isWell) wellAt.set(env.OUTBOX, now);
  return isWell;
};
