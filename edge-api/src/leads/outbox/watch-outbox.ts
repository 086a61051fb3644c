import { limitedKinds, type Limited } from '../../protection/limit.ts';
import type { EntryStore } from './disk/entry-store.ts';
import { ceilingReasons } from './lead/entry.ts';
import { readRefused } from './take-in.ts';

export interface OutboxWatch {
  /** How often each was taken in the hour or day that its ceiling is for. */
  used: Partial<Record<Limited, number>>;
  /** Leads that wait for a person because of a ceiling … */
  aboveCeiling: number;
  /** … or because they look like a robot's. */
  suspect: number;
  /** Leads of this hour that were to be held and had no room. */
  refused: number;
  /** People whom the marketing service refused as a contact since it took one. */
  turnedDown: number;
}

/** What the watch asks of the outbox. */
export const watchOutbox = (store: EntryStore): OutboxWatch => {
  const used = store.quotas.read(limitedKinds);
  const aboveCeiling = ceilingReasons.reduce((sum, reason) => sum + store.countHeld(reason), 0);
  return {
    used: Object.fromEntries(limitedKinds.map((what, at) => [what, used[at] ?? 0])),
    aboveCeiling,
    suspect: store.count('held') - aboveCeiling,
    refused: readRefused(store),
    turnedDown: store.countRefused(),
  };
};
