import { wait } from '@binnen/edge-kit/deadlines/deadline';
import type { CircuitName } from './breaker.ts';
import type { Service } from './services.ts';

/** A request may have six open connections; a service that hangs gets at most half of them. */
const mostInFlight = 3;
/** There is one picture per request, so there may be more of these; four sources with 8 MB each stay within an isolate. */
const mostPictures = 6;
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
 * A bulkhead: at most three calls at a time to one service, and six to one source of pictures. A waiting request
 * polls on its own timers and never awaits a promise of another request: on Workers that request may be cancelled, and
 * its `finally` never runs. For the same reason a slot is a lease with a deadline, and is free again after it.
 */
export const createBulkhead = (now: () => number = () => Date.now()) => {
  const places = new Map<CircuitName, Map<symbol, Lease>>();
  const queues = new Map<CircuitName, Map<symbol, Lease>>();

  const findLive = (all: Map<CircuitName, Map<symbol, Lease>>, name: CircuitName): Map<symbol, Lease> => {
    let held = all.get(name);
    if (!held) all.set(name, (held = new Map()));
    for (const [holder, { from, until }] of held)
      // A lease from the future: the clock was set back, and its holder may be gone.
      if (until <= now() || from > now()) held.delete(holder);
    return held;
  };

  /**
   * A place until `deadline` (milliseconds since 1970), and for `leastMs` from when it is there; null when there is none
   * in time or the queue is full.
   */
  const enter = async (name: CircuitName, deadline: number, leastMs = 0): Promise<Release | null> => {
    const me = Symbol(name);
    const take = (): Release | null => {
      const held = findLive(places, name);
      if (held.size >= (name.startsWith('images') ? mostPictures : mostInFlight)) return null;
      held.set(me, { from: now(), until: Math.max(deadline, now() + leastMs) });
      return () => held.delete(me);
    };
    const first = take();
    if (first) return first;
    const queue = findLive(queues, name);
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

  const count = (all: Map<CircuitName, Map<symbol, Lease>>, service: Service): number =>
    [...all.keys()]
      .filter((name) => name === service || name.startsWith(`${service} `))
      .reduce((sum, name) => sum + findLive(all, name).size, 0);

  return {
    enter,
    read: (service: Service) => ({ inFlight: count(places, service), waiting: count(queues, service) }),
    reset: () => {
      places.clear();
      queues.clear();
    },
  };
};
