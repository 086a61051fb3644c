import { wait } from '@binnen/edge-kit/deadlines/deadline';
import type { Service } from './services.ts';

/** A request may have six open connections; a service that hangs gets at most half of them. */
const mostInFlight = 3;
/** There is one picture per request, so there may be more of these. */
const mostPictures = 12;
const mostWaiting = 100;
const pollMilliseconds = 15;

/** Milliseconds since 1970. */
interface Lease {
  from: number;
  until: number;
}

/** Releases the slot. */
export type Release = () => void;

/**
 * A bulkhead: at most three calls at a time to one service. A waiting request polls on its own timers and never awaits
 * a promise of another request: on Workers that request may be cancelled, and its `finally` never runs. For the same
 * reason a slot is a lease with a deadline, and is free again after it.
 */
export const createBulkhead = (now: () => number = () => Date.now()) => {
  const places = new Map<Service, Map<symbol, Lease>>();
  const queues = new Map<Service, Map<symbol, Lease>>();

  const findLive = (all: Map<Service, Map<symbol, Lease>>, service: Service): Map<symbol, Lease> => {
    let held = all.get(service);
    if (!held) all.set(service, (held = new Map()));
    for (const [holder, { from, until }] of held)
      // A lease from the future: the clock was set back, and its holder may be gone.
      if (until <= now() || from > now()) held.delete(holder);
    return held;
  };

  /**
   * A place until `deadline` (milliseconds since 1970), and for `leastMs` from when it is there; null when there is none
   * in time or the queue is full.
   */
  const enter = async (service: Service, deadline: number, leastMs = 0): Promise<Release | null> => {
    const me = Symbol(service);
    const take = (): Release | null => {
      const held = findLive(places, service);
      if (held.size >= (service === 'images' ? mostPictures : mostInFlight)) return null;
      held.set(me, { from: now(), until: Math.max(deadline, now() + leastMs) });
      return () => held.delete(me);
    };
    const first = take();
    if (first) return first;
    const queue = findLive(queues, service);
    if (queue.size >= mostWaiting) return null;
    queue.set(me, { from: now(), until: deadline });
    try {
      while (now() + pollMilliseconds < deadline) {
        await wait(pollMilliseconds);
        const place = take();
        if (place) return place;
      }
      return null;
    } finally {
      queue.delete(me);
    }
  };

  return {
    enter,
    read: (service: Service) => ({
      inFlight: findLive(places, service).size,
      waiting: findLive(queues, service).size,
    }),
    reset: () => {
      places.clear();
      queues.clear();
    },
  };
};
