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
} from './stored-canary.ts';
import type { CanaryNews } from './tell-canary.ts';
import { describeCanaryPromote, type HistoryEntry, type NewEntry } from '../stores/history-store.ts';

/** What the canary needs of the registry. */
interface Surroundings {
  store: ReturnType<typeof createCanaryStore>;
  /** Writes the new pointer. */
  announce: () => Promise<Pointer>;
  findPointer: () => Pointer;
  /** Makes a composition live for everybody. */
  makeLive: (composition: Composition, change: NewEntry) => Promise<Pointer | null>;
  tell: (canary: Canary, news: CanaryNews) => void;
}

/** The steps that are left after a change to this share by hand. The last one, 100, still promotes. */
const keepLater = (auto: Canary['auto'], share: number): Canary['auto'] => {
  const shares = auto?.shares.filter((next) => next > share || next === 100) ?? [];
  return auto && shares.length ? { ...auto, shares } : null;
};

/** The life of a canary. Each step answers the new pointer, or null when nothing changed. */
export const createCanaryRun = ({ store, announce, findPointer, makeLive, tell }: Surroundings) => {
  /** Another share for the canary that runs. */
  const share = async (percent: number, next?: NextShares): Promise<Pointer | null> => {
    const running = store.findRunning();
    if (!running) return null;
    const auto = next === undefined ? keepLater(running.auto, percent) : next;
    store.change(running, { share: percent, auto, step: createStep(), says: describeWait({ auto }, 0) });
    return announce();
  };
  /** Null also when another canary runs. */
  const start = async (composition: Composition, terms: CanaryTerms): Promise<Pointer | null> => {
    const running = store.findRunning();
    if (running) return running.composition.id === composition.id ? share(terms.share, terms.auto) : null;
    store.start(composition, terms);
    return announce();
  };
  const abort = async (says: string): Promise<Pointer | null> => {
    const running = store.findRunning();
    if (!running) return null;
    store.end(running, 'aborted', says);
    return announce();
  };
  const promote = async (by: string): Promise<Pointer | null> => {
    const running = store.findRunning();
    return running && makeLive(running.composition, describeCanaryPromote(by));
  };
  /** Whether a promote beside the canary says what becomes of it. */
  const allows = (composition: Composition, { action }: Pick<HistoryEntry, 'action'>, own?: Composition) => {
    const running = store.findRunning();
    return !running || action !== 'promote' || composition.id === running.composition.id || own !== undefined;
  };
  /** Follows a change of what is live, or ends with it: it was compared with what was live before. */
  const follow = (
    composition: Composition,
    { action, by }: Pick<HistoryEntry, 'action' | 'by'>,
    own?: Composition,
  ): void => {
    const running = store.findRunning();
    if (!running) return;
    if (composition.id === running.composition.id)
      store.end(running, 'promoted', `${by} made it live for everybody.`);
    else if (own) store.change(running, { composition: own });
    else store.end(running, 'aborted', `What it was compared with is not live any more: ${action} by ${by}.`);
  };
  /** Counts, and decides: back, when the canary is worse; on to its next share, when that is due. */
  const takeHealth = async (id: string, batch: HealthBatch): Promise<Pointer | null> => {
    const running = store.findRunning();
    if (running?.id !== id) return findPointer();
    const judged = store.add(running, batch);
    const worse = findSurelyWorse(judged);
    if (worse) {
      store.end(judged, 'rolled-back', `It is worse in ${worse} than what is live.`);
      const pointer = await announce();
      tell(store.describe()!, 'canary-rolled-back');
      return pointer;
    }
    if (findFewer(judged.judgement).length > findFewer(running.judgement).length)
      tell(store.describe()!, 'canary-fewer-leads');
    const next = findNextShare(judged);
    if (next === undefined) return null;
    if (next >= 100) return promote(judged.by);
    const { shares, everyMinutes } = judged.auto!;
    const left = shares.slice(1);
    return share(next, left.length ? { shares: left, everyMinutes } : null);
  };
  return { start, share, abort, promote, allows, follow, takeHealth };
};
