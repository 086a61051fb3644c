import type { Random } from '../random.ts';
import { running, type Runner, type Time } from '../time.ts';

/** How a store is for a while. `losing`: it does what it is asked, and its answer is lost. */
export const storeWeathers = ['fine', 'slow', 'losing', 'down'] as const;
export type StoreWeather = (typeof storeWeathers)[number];

/** KV takes one write a second per key, and a read may be as old as this. */
const writePauseMs = 1_000;
const longestLagMs = 60_000;

interface World {
  time: Time;
  random: Random;
  /** Resolves when what this runner wrote is on disk: nothing leaves an object before. */
  flushed: (runner: Runner) => Promise<void>;
  /** A key was written or deleted. */
  changed: () => void;
}

const never = new Promise<never>(() => {});

/** A call of another machine: it goes on when its caller dies under way, and the answer then reaches nobody. */
const createCaller = ({ time, random, flushed }: World, weather: { now: StoreWeather }) => {
  const outside = (ms: number) => running.run(undefined, () => time.wait(ms));
  return async <T>(work: () => T): Promise<T> => {
    const runner = running.getStore();
    if (runner) await flushed(runner);
    if (runner?.isDead) return never;
    await outside(1 + random.next() * (weather.now === 'slow' ? 6_000 : 40));
    if (weather.now === 'down' && random.chance(0.8)) throw new Error('The store is down.');
    const result = work();
    await outside(1 + random.next() * 20);
    if (runner?.isDead) return never;
    if (weather.now === 'losing' && random.chance(0.5)) throw new Error('The answer was lost.');
    return result;
  };
};

interface Version {
  at: number;
  value: string | null;
}

/** KV: the last write wins, and each data centre knows of it up to a minute later, or longer where it keeps what it read. */
export const createKv = (world: World) => {
  const { time, random, changed } = world;
  const weather: { now: StoreWeather } = { now: 'fine' };
  const call = createCaller(world, weather);
  const versions = new Map<string, Version[]>();
  const read = (key: string, at: number): string | null =>
    versions.get(key)?.findLast((each) => each.at <= at)?.value ?? null;
  const write = (key: string, value: string | null) => {
    const known = versions.get(key) ?? [];
    const last = known.at(-1);
    if (value !== null && last?.value && time.now() - last.at < writePauseMs)
      throw new Error('429: too many writes');
    known.push({ at: time.now(), value });
    // Reads never go back further than a minute.
    while (known[1] && known[1].at < time.now() - longestLagMs) known.shift();
    versions.set(key, known);
    changed();
  };
  return {
    weather,
    /** What every data centre will see in the end. */
    peek: (key: string) => read(key, time.now()),
    /** KV as one data centre sees it. */
    open: () => {
      const kept = new Map<string, { value: string | null; until: number }>();
      return {
        get: (key: string, { cacheTtl = 30 }: { cacheTtl?: number } = {}) =>
          call(() => {
            const known = kept.get(key);
            const fresh = known && known.until > time.now();
            const value = fresh ? known.value : read(key, time.now() - random.next() ** 2 * longestLagMs);
            if (!fresh) kept.set(key, { value, until: time.now() + cacheTtl * 1_000 });
            return value === null ? null : JSON.parse(value);
          }),
        put: (key: string, value: string) => call(() => write(key, value)),
        delete: (key: string) => call(() => write(key, null)),
      };
    },
  };
};

/** R2: who reads sees the last write. */
export const createFiles = (world: World) => {
  const weather: { now: StoreWeather } = { now: 'fine' };
  const call = createCaller(world, weather);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    weather,
    has: (key: string) => files.has(key),
    bucket: {
      put: (key: string, bytes: Uint8Array<ArrayBuffer>) => call(() => void files.set(key, bytes)),
      get: (key: string) =>
        call(() => {
          const bytes = files.get(key);
          return bytes
            ? { arrayBuffer: async () => bytes.slice().buffer, size: bytes.length, httpEtag: key }
            : null;
        }),
      list: () =>
        call(() => ({
          objects: [...files].map(([key, { length }]) => ({ key, size: length })),
          truncated: false,
        })),
      delete: (keys: string[]) =>
        call(() => {
          for (const key of keys) files.delete(key);
          world.changed();
        }),
    },
  };
};
