import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import type { ActionLog } from './disk/action-log.ts';
import type { EntryStore } from './disk/entry-store.ts';
import { tellHeld } from './expiry.ts';
import type { Entry } from './lead/entry.ts';
import { reportHeldErased } from './report-dead-letter.ts';

export interface HeldKeeper {
  env: Bindings;
  store: EntryStore;
  actions: ActionLog;
  /** Goes on after the reply. */
  tell: (report: Promise<void>) => void;
}

/** Held leads went: the log and the office's list say how many, and the webhook at the first, the tenth, … of an hour. */
const tellErased = ({ env, actions, tell }: HeldKeeper, erased: number, now: number): void => {
  if (erased === 0) return;
  const inAll = actions.addUp({ by: 'outbox', did: 'made room', leads: erased }, now);
  const isNews = inAll === erased || String(inAll).length > String(inAll - erased).length;
  tell(reportHeldErased(env, { erased, thisHour: inAll }, isNews));
};

/**
 * After a lead that looks like a robot's was added: older ones of its network make room. False when that is not enough:
 * then it is not stored, and its sender is told so.
 */
export const keepHeld = (keeper: HeldKeeper, entry: Entry, now: number): boolean => {
  const { env, store, tell } = keeper;
  const { fits, erased } = store.held.limit(entry.sender?.network ?? '', parseConfig(env).LEADS_HELD_BYTES);
  if (!fits) store.eraseKeys([entry.key]);
  tellErased(keeper, erased, now);
  if (fits) tell(tellHeld(env, store, now));
  return fits;
};

/** So many may go at once on a full disk. */
const mostSpare = 100;

/** On a full disk: held leads go that are not the only one of their sender. */
export const eraseSpareHeld = (keeper: HeldKeeper, now: number): void =>
  tellErased(keeper, keeper.store.held.eraseSpares(mostSpare), now);
