import { parseConfig } from '../../config.ts';
import type { Bindings } from '../../env.ts';
import type { EntryStore } from './entry-store.ts';
import type { Entry, EntryState } from './entry.ts';
import { reportHeld } from './report-dead-letter.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What is erased by itself, and how long it is kept. A dead letter waits for a person. */
export const listErasures = (env: Bindings): { states: EntryState[]; keptMs: number }[] => {
  const { LEADS_RETENTION_DAYS, LEADS_HELD_DAYS } = parseConfig(env);
  return [
    { states: ['delivered', 'refused'], keptMs: LEADS_RETENTION_DAYS * dayMs },
    { states: ['held'], keptMs: LEADS_HELD_DAYS * dayMs },
  ];
};

/** After a lead that is held: older ones make room, and the office hears of it once an hour, however many there are. */
export const limitHeld = async (
  env: Bindings,
  store: EntryStore,
  { reason }: Entry,
  now: number,
): Promise<void> => {
  store.limitHeld(reason ?? '', parseConfig(env).LEADS_HELD_MOST);
  const isFirst = store.countHeldSince(now - (now % hourMs)) === 1;
  if (isFirst) await reportHeld(env, store.count('held'));
};
