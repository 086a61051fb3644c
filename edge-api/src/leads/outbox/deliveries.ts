import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import type { Bindings } from '../../environment/env.ts';
import type { MarketingReply } from '@binnen/upstreams/activecampaign/client';
import { deliverEntry } from './deliver.ts';
import type { EntryStore } from './disk/entry-store.ts';
import type { Entry } from './lead/entry.ts';
import type { Upstreams } from './lead-upstreams.ts';
import { createOutage } from './outage.ts';
import { reportDeadLetter } from './tell-office.ts';
import { beginEntry, settleEntry } from './lead/settle.ts';
import type { Step, StepKind } from './lead/steps.ts';

const drainMs = 20_000;
const drainWidth = 8;
/** For so long a lead that fails holds the later ones of its person. */
const holdsMs = 3_600_000;

export interface Delivery {
  entry: Entry;
  /** The contact's reply; undefined when there is none this time. */
  answered: Promise<MarketingReply | undefined>;
  finished: Promise<'ok' | 'refused' | 'unreachable'>;
}

interface Surroundings {
  store: EntryStore;
  /** As they are now: a test replaces them. */
  readNow: () => { env: Bindings; upstreams: Upstreams };
  /** Goes on after the reply. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Sets the alarm for what waits. */
  schedule: () => void;
  /** Resolves once all that was written is on disk. */
  sync: () => Promise<void>;
}

/** Deliveries under way, by key: one at a time for each lead. And the pause while the service is down. */
export const createDeliveries = ({ store, readNow, waitUntil, schedule, sync }: Surroundings) => {
  const running = new Map<string, Delivery>();
  const underWay = new Map<Step, number>();
  const outage = createOutage();

  /** The service answers: leads that wait because of its outage are next, before their quarter of an hour is over. */
  const resume = (): void => {
    try {
      if (outage.end()) store.bringForward(Date.now());
    } catch {
      // The disk is full: they go when their time is there.
    }
  };

  const begin = (entry: Entry, onStep: (kind: StepKind) => unknown = () => {}): Delivery => {
    const known = running.get(entry.key);
    if (known) return known;
    const { promise: answered, resolve } = Promise.withResolvers<MarketingReply | undefined>();
    const finished = deliverEntry(entry, {
      ...{ store, upstreams: readNow().upstreams, underWay, onReply: resolve },
      // The listener may have disconnected.
      onStep: (kind) => void Promise.resolve(onStep(kind)).catch(() => {}),
    })
      .then((result) => {
        settleEntry(entry, Date.now());
        store.saveOrLog(entry);
        if (result !== 'unreachable') resume();
        if (entry.state === 'dead') waitUntil(reportDeadLetter(readNow().env, entry));
        return result;
      })
      .finally(() => {
        running.delete(entry.key);
        resolve(undefined);
        schedule();
      });
    const delivery = { entry, answered, finished };
    running.set(entry.key, delivery);
    return delivery;
  };

  /** What is sent of these, once it is on disk that each has begun: even who is killed at once has counted. */
  const markBegun = async (entries: readonly Entry[]): Promise<Entry[]> => {
    for (const entry of entries) {
      // Its visitor has gone: a later refusal is for the office.
      entry.told = true;
      const mayBegin = beginEntry(entry, Date.now());
      store.saveOrLog(entry);
      if (!mayBegin) waitUntil(reportDeadLetter(readNow().env, entry));
    }
    await sync();
    // Meanwhile it may have been erased, sent again by its visitor, or got a call that follows it.
    return entries.flatMap(({ key, state }) => {
      const entry = state === 'pending' && !running.has(key) ? store.find(key) : undefined;
      return entry?.state === 'pending' ? { ...entry, told: true } : [];
    });
  };

  /** Behind a lead that fails for long, the next of its person is tried after each of its tries: it may be alone in failing. */
  const sendLine = async (entry: Entry): ReturnType<typeof deliverEntry> => {
    const result = await begin(entry).finished;
    if (result !== 'unreachable' || isWithin(Date.now(), entry.receivedAt, holdsMs)) return result;
    const next = store.findNext(entry);
    const [begun] = next && !running.has(next.key) ? await markBegun([next]) : [];
    return begun ? sendLine(begun) : result;
  };

  return {
    begin,
    /** The lead as it is under way, which may be ahead of the disk. */
    find: (key: string): Entry | undefined => running.get(key)?.entry,
    pausedUntil: outage.pausedUntil,
    pause: outage.pause,
    /** Delivers what is due, some at a time, for a while. */
    drain: async (): Promise<void> => {
      const since = Date.now();
      while (isWithin(Date.now(), since, drainMs) && !outage.pausedUntil(Date.now())) {
        const due = store.due(Date.now(), drainWidth).filter((entry) => !running.has(entry.key));
        const fresh = due.filter(({ begun }) => begun === 0);
        // What may have killed the object goes alone, and last.
        const next = fresh.length > 0 ? fresh : due.slice(0, 1);
        if (next.length === 0) return;
        const begun = await markBegun(next);
        if (begun.length === 0) return;
        const results = await Promise.all(begun.map(sendLine));
        if (results.every((result) => result === 'unreachable')) outage.pause(Date.now());
      }
    },
  };
};
