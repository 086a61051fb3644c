import type { Canary } from '@binnen/platform/contract/canary';
import type { Composition, Pointer } from '@binnen/platform/contract/composition';
import type { createCanaryStore } from './canary-store.ts';
import { findFewer } from './judge-canary.ts';
import {
  createStep,
  describeWait,
  findNextShare,
  findSurelyWorse,
  type CanaryTerms,
  type HealthBatch,
  type NextShares,
  type StoredCanary,
} from './stored-canary.ts';
import type { CanaryNews } from './tell-canary.ts';
import { listChanged, versionsOf } from '../stores/versions-of.ts';
import type { HistoryEntry, NewEntry } from '../stores/history-store.ts';

/** What the canaries need of the registry. */
interface Surroundings {
  store: ReturnType<typeof createCanaryStore>;
  /** Writes the new pointer. */
  announce: () => Promise<Pointer>;
  findPointer: () => Pointer;
  /** Makes a composition live for everybody. */
  makeLive: (composition: Composition, change: NewEntry) => Promise<Pointer | null>;
  tell: (canary: Canary, news: CanaryNews) => void;
}

/** The canaries with a change of what is live: each by its id, and two of them together. */
export interface WithCanaries {
  each: Record<string, Composition>;
  joined: Composition | null;
}

/** The compositions among them. */
export const listMeant = ({ each, joined }: WithCanaries = { each: {}, joined: null }): Composition[] => [
  ...Object.values(each),
  ...(joined ? [joined] : []),
];

/** The steps that are left after a change to this share by hand. The last one, 100, still promotes. */
const keepLater = (auto: Canary['auto'], share: number): Canary['auto'] => {
  const shares = auto?.shares.filter((next) => next > share || next === 100) ?? [];
  return auto && shares.length ? { ...auto, shares } : null;
};

/** The lives of canaries. Each step answers the new pointer, or null when nothing changed. */
export const createCanaryRun = ({ store, announce, findPointer, makeLive, tell }: Surroundings) => {
  const { listRunning } = store;
  const find = (id: string): StoredCanary | undefined => listRunning().find((each) => each.id === id);
  const listOthers = (id: string): StoredCanary[] => listRunning().filter((each) => each.id !== id);
  /** Whether this share leaves the other canary its visitors. */
  const fits = (id: string, share: number): boolean =>
    listOthers(id).every((other) => other.share + share <= 100);

  /** Another share for a canary that runs. Null also when the other one has those visitors. */
  const share = async (id: string, percent: number, next?: NextShares): Promise<Pointer | null> => {
    const running = find(id);
    if (!running || !fits(id, percent)) return null;
    const auto = next === undefined ? keepLater(running.auto, percent) : next;
    store.change(running, { share: percent, auto, step: createStep(), says: describeWait({ auto }, 0) });
    return announce();
  };
  /** Null when there is no room for it, or when it was not tried out with the one that runs. */
  const start = async (
    composition: Composition,
    terms: CanaryTerms,
    live: Composition | null,
  ): Promise<Pointer | null> => {
    const running = listRunning();
    const same = running.find((each) => each.composition.id === composition.id);
    if (same) return share(same.id, terms.share, terms.auto);
    const isTried = running.every(({ id }) => id === terms.beside?.id);
    const changes = listChanged(versionsOf(composition), versionsOf(live));
    const isApart = running.every((other) => !other.changes.some((remote) => changes.includes(remote)));
    if (!isTried || !isApart || !fits('', terms.share)) return null;
    store.start(composition, terms, changes);
    return announce();
  };
  const abort = async (id: string, says: string): Promise<Pointer | null> => {
    const running = find(id);
    if (!running) return null;
    store.end(running, 'aborted', says);
    return announce();
  };
  const promote = async (id: string, by: string): Promise<Pointer | null> => {
    const running = find(id);
    // Who was in it goes on with its pages, so nobody gets one from before.
    const change: NewEntry = { action: 'promote', remote: null, restores: null, by, shows: 'at-once' };
    return running ? makeLive(running.composition, change) : null;
  };
  /** What was tried out for both of two canaries: that one is promoted changes the other into it. */
  const findJoined = (running: readonly StoredCanary[]): Composition | null =>
    running.find(({ joined }) => joined)?.joined ?? null;
  /** Whether a promote beside canaries says what becomes of them. */
  const allows = (
    { id }: Composition,
    { action }: Pick<HistoryEntry, 'action'>,
    withCanaries?: WithCanaries,
  ): boolean => {
    const running = listRunning();
    return (
      action !== 'promote' ||
      running.some(({ composition }) => composition.id === id) ||
      running.every((each) => withCanaries?.each[each.id] !== undefined)
    );
  };
  /** They follow a change of what is live, or end with it: they were compared with what was live before. */
  const follow = (
    { id }: Composition,
    { action, by }: Pick<HistoryEntry, 'action' | 'by'>,
    withCanaries?: WithCanaries,
  ): void => {
    const running = listRunning();
    // Going back ends the other canary, also when that leads to what a canary has.
    const isPromoted = action === 'promote' && running.some(({ composition }) => composition.id === id);
    for (const each of running) {
      const own = withCanaries?.each[each.id] ?? (isPromoted ? findJoined(running) : null);
      if (each.composition.id === id) store.end(each, 'promoted', `${by} made it live for everybody.`);
      else if (own) store.change(each, { composition: own, joined: withCanaries?.joined ?? null });
      else store.end(each, 'aborted', `What it was compared with is not live any more: ${action} by ${by}.`);
    }
  };
  /** Counts what an isolate hands over, and decides: back, when the canary is worse; on to its next share, when that is due. */
  const takeHealth = async (id: string, batch: HealthBatch): Promise<Pointer | null> => {
    const running = find(id);
    if (!running) return findPointer();
    const judged = store.add(running, batch);
    const worse = findSurelyWorse(judged);
    if (worse) {
      const ended = store.end(judged, 'rolled-back', `It is worse in ${worse} than what is live.`);
      const pointer = await announce();
      tell(store.describe(ended), 'canary-rolled-back');
      return pointer;
    }
    if (findFewer(judged.judgement).length > findFewer(running.judgement).length)
      tell(store.describe(judged), 'canary-fewer-forms');
    const next = findNextShare(judged);
    if (next === undefined) return null;
    if (next >= 100) return promote(id, judged.by);
    if (!fits(id, next)) {
      store.say(
        judged,
        `It waits at this share: the other canary has the visitors that ${next} % would need.`,
      );
      return null;
    }
    const { shares, everyMinutes } = judged.auto!;
    const left = shares.slice(1);
    return share(id, next, left.length ? { shares: left, everyMinutes } : null);
  };
  const calls = { shareCanary: share, abortCanary: abort, promoteCanary: promote, takeHealth };
  return { start, allows, follow, calls };
};
