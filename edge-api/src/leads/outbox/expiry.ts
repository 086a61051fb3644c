import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import type { EntryState } from './lead/entry.ts';

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
