import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import type { EntryStore } from './disk/entry-store.ts';
import type { EntryState } from './lead/entry.ts';
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

/** After a lead was held the office hears of it: once an hour, however many there are. */
export const tellHeld = async (env: Bindings, store: EntryStore, now: number): Promise<void> => {
  const isFirst = store.countHeldSince(now - (now % hourMs)) === 1;
  if (isFirst) await reportHeld(env, store.count('held'));
};
