import { limitedKinds } from '../../protection/limit.ts';
import type { EntryStore } from './disk/entry-store.ts';
import { ceilingReasons } from './lead/entry.ts';
import { readRefused } from './take-in.ts';

/** What the watch asks of the outbox. */
export const watchOutbox = (store: EntryStore) => {
  const used = store.quotas.read(limitedKinds);
  const aboveCeiling = ceilingReasons.reduce((sum, reason) => sum + store.countHeld(reason), 0);
  return {
    /** How often each was taken in the hour or day that its ceiling is for. */
    used: Object.fromEntries(limitedKinds.map((what, at) => [what, used[at] ?? 0])),
    /** Leads that wait for a person because of a ceiling … */
    aboveCeiling,
    /** … or because they look like a robot's. */
    suspect: store.count('held') - aboveCeiling,
    /** Leads of this hour that were to be held and had no room. */
    refused: readRefused(store),
    /** People whom the marketing service refused as a contact since it took one. */
    turnedDown: store.countRefused(),
  };
};
