import { AsyncLocalStorage } from 'node:async_hooks';
import type { Random } from './random.ts';

/** Who runs: an instance of the object, or nobody of the edge. */
export interface Runner {
  /** Another instance has the disk. */
  isStale?: boolean;
  /** The process is gone: nothing of it goes on. */
  isDead: boolean;
}
export const running = new AsyncLocalStorage<Runner | undefined>();

interface Event {
  at: number;
  order: number;
  run: () => void;
}

const RealDate = Date;
const letAllRun = setImmediate;

/** A moment that all simulations begin at. */
const begin = RealDate.UTC(2026, 0, 5);

/**
 * Time of which nothing passes but what is asked for: `Date`, timers and chance are those of this simulation until it
 * ends. The edge's clock can be off; the services' is right.
 */
export const createTime = (random: Random) => {
  const heap: Event[] = [];
  let now = begin;
  let orders = 0;
  let off = 0;
  const kept = {
    Date,
    setTimeout,
    clearTimeout,
    random: Math.random,
    timeout: AbortSignal.timeout.bind(AbortSignal),
  };

  const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order);
  const swap = (a: number, b: number) => {
    const [first, second] = [heap[a], heap[b]];
    if (first && second) [heap[a], heap[b]] = [second, first];
  };
  const push = (event: Event) => {
    let at = heap.push(event) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const [mine, above] = [heap[at], heap[up]];
      if (!mine || !above || !isBefore(mine, above)) break;
      swap(at, up);
      at = up;
    }
  };
  const pop = (): Event | undefined => {
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let at = 0; ;) {
      let least = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        const [other, mine] = [heap[below], heap[least]];
        if (other && mine && isBefore(other, mine)) least = below;
      }
      if (least === at) return first;
      swap(at, least);
      at = least;
    }
  };

  /** In the name of who asks; not when they are gone by then. */
  const after = (ms: number, run: () => void): (() => void) => {
    const runner = running.getStore();
    let isOver = false;
    const go = () => {
      if (!isOver && !runner?.isDead) running.run(runner, run);
    };
    push({ at: now + Math.max(0, ms), order: (orders += 1), run: go });
    return () => {
      isOver = true;
    };
  };

  /** A clock has whole milliseconds. */
  const readNow = () => Math.floor(now + (running.getStore() ? off : 0));
  class SimulatedDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      super(...((given.length === 0 ? [readNow()] : given) as [number]));
    }
    static override now = readNow;
  }
  Object.assign(globalThis, {
    Date: SimulatedDate,
    setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => ({
      stop: after(ms, () => {
        try {
          run(...given);
        } catch {
          // An instance that lost its disk; workerd only logs it.
        }
      }),
    }),
    clearTimeout: (timer: { stop: () => void } | null | undefined) => timer?.stop(),
  });
  Math.random = random.next;
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    after(ms, () => controller.abort(new DOMException('too late', 'TimeoutError')));
    return controller.signal;
  };

  return {
    /** Milliseconds since 1970, by a right clock. */
    now: () => now,
    /** How far the edge's clock is ahead. */
    off: () => off,
    setOff: (ms: number) => {
      off = Math.round(ms);
    },
    after,
    wait: (ms: number) => new Promise<void>((resolve) => void after(ms, resolve)),
    /** Lets everything happen until then. */
    run: async (until: number): Promise<void> => {
      for (;;) {
        // All that follows without waiting.
        await new Promise((resolve) => letAllRun(resolve));
        const next = heap[0];
        if (!next || next.at > until) break;
        pop();
        now = Math.max(now, next.at);
        next.run();
      }
      now = until;
    },
    end: () => {
      const { random: chance, timeout, ...globals } = kept;
      Object.assign(globalThis, globals);
      Math.random = chance;
      AbortSignal.timeout = timeout;
    },
  };
};
export type Time = ReturnType<typeof createTime>;
