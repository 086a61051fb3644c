import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { findFull } from '../../protection/limit.ts';
import type { EntryStore } from './disk/entry-store.ts';
import type { CeilingReason, Entry } from './lead/entry.ts';
import { reviveEntry } from './lead/settle.ts';
import type { Outcome, Submission } from './lead/submission.ts';

const hourSeconds = 3_600;
const refusedKey = 'held leads without room';

interface Intake {
  env: Bindings;
  store: EntryStore;
}

/** Counts what is newly taken. Answers the limit that is reached; then nothing was counted. */
export const countIn = ({ quotas }: EntryStore, { limited }: Submission) =>
  limited?.by.length ? findFull(limited.by, quotas.take(limited.by)) : undefined;

export const refuseAbove = ({ what, reset }: NonNullable<ReturnType<typeof countIn>>): Outcome => ({
  kind: 'over-ceiling',
  what,
  seconds: reset,
});

/** How many leads that were to be held had no room in this hour. */
export const readRefused = ({ quotas }: EntryStore): number => quotas.read([refusedKey])[0] ?? 0;

/**
 * Stores a lead that is held. When it does not fit, nothing is stored: what is held already was acknowledged, so none of
 * it goes for another.
 */
const addHeld = ({ env, store }: Intake, add: () => Entry): Entry | Outcome => {
  const entry = add();
  if (store.held.fits(entry.sender?.network ?? '', parseConfig(env).LEADS_HELD_BYTES)) return entry;
  store.eraseKeys([entry.key]);
  store.quotas.take([{ key: refusedKey, seconds: hourSeconds, most: Number.MAX_SAFE_INTEGER }]);
  return { kind: 'no-room' };
};

/**
 * Puts a submission on disk: a new lead, or what is known of it and is to be sent (again). It counts against the ceilings
 * when it is new or no longer held. Above one it is held or refused. The caller makes it one transaction.
 */
export const takeIn = (
  intake: Intake,
  submission: Submission,
  known: Entry | undefined,
  now: number,
  giveUpAt: number,
): Entry | Outcome => {
  const { store } = intake;
  // A copy: when it cannot be saved, nothing has changed.
  const revive = (entry: Entry): Entry => {
    const revived = structuredClone(entry);
    if (revived.state === 'held') revived.history.push({ at: now, by: 'visitor', did: 'released' });
    reviveEntry(revived, now, giveUpAt);
    store.save(revived);
    return revived;
  };
  if (known?.state === 'refused') return revive(known);
  if (known && (known.state !== 'held' || submission.held)) return known;
  const full = submission.held === undefined ? countIn(store, submission) : undefined;
  if (full && submission.limited?.above === 'refused') return refuseAbove(full);
  const above: CeilingReason = full?.isOfAll ? 'more than usual in all' : 'more than usual of one network';
  const held = submission.held ?? (full && above);
  if (!known) {
    const add = () => store.add({ ...submission, ...(held && { held }) }, now, giveUpAt);
    return held ? addHeld(intake, add) : add();
  }
  // The same values without what made them look like a robot's are a visitor's.
  return held ? known : revive(known);
};
