import { breaker, bulkhead } from '@binnen/upstreams/calls/call';
import { replaceCrypto } from './crypto.ts';
import { createDisk, type Disk } from './disk.ts';
import { createRandom, type Random } from './random.ts';
import { createTime, type Time } from './time.ts';

export const hourMs = 3_600_000;

/** What a life is made of. `forget`: what the memory of the process loses when an object ends. */
export interface Parts {
  time: Time;
  random: Random;
  disk: Disk;
  forget: () => void;
}

interface Begun {
  /** From now on all is well; `run` lets time pass. */
  heal: (run: (ms: number) => Promise<void>) => Promise<void>;
  /** A last question; it may never be answered. */
  read?: () => Promise<void>;
  end: () => void;
  /** The promises that were broken. */
  check: () => string[];
}

const forget = (): void => {
  breaker.reset();
  bulkhead.reset();
};

/** One life from one seed: so many hours with everything that can go wrong, and some in which all is well. */
export const live = async (
  { seed, hours, loses = 0 }: { seed: number; hours: number; loses?: number | undefined },
  begin: (parts: Parts) => Begun,
): Promise<{ faults: string[]; hours: number }> => {
  const random = createRandom(seed);
  const time = createTime(random);
  const { fetch } = globalThis;
  const { error, warn, info } = console;
  const restoreCrypto = replaceCrypto(random.next);
  const quiet = () => {};
  Object.assign(console, { error: quiet, warn: quiet, info: quiet });
  const disk = createDisk(time, random, loses);
  try {
    forget();
    const { heal, read, end, check } = begin({ time, random, disk, forget });
    const began = time.now();
    await time.run(began + hours * hourMs);
    await heal((ms) => time.run(time.now() + ms));
    read?.().catch(() => {});
    await time.run(time.now() + 1_000);
    const faults = check();
    end();
    return { faults, hours: (time.now() - began) / hourMs };
  } finally {
    time.end();
    restoreCrypto();
    Object.assign(console, { error, warn, info });
    globalThis.fetch = fetch;
    disk.end();
  }
};
