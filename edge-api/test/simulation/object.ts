import type { Disk } from './disk.ts';
import type { Random } from './random.ts';
import { running, type Runner, type Time } from './time.ts';

/** What the caller of an object that ended sees. */
export class GoneError extends Error {}

interface Instance<Class> extends Runner {
  object: Class;
  /** Nothing else happens in it before. */
  ready: Promise<void>;
  lost: Promise<never>;
  lose: (error: Error) => void;
}

/** The part of a Durable Object's runtime that ours use. */
export interface Context {
  storage: ReturnType<Disk['open']>;
  waitUntil: (work: Promise<unknown>) => void;
  blockConcurrencyWhile: (work: () => Promise<void>) => Promise<void>;
}

const mostAlarmTries = 6;

/**
 * One Durable Object: instances of it that come and go, its alarm, and calls whose answers leave once their writes are on
 * disk. An older instance may go on for a while beside the new one, without the disk.
 */
export const createObject = <Class extends { alarm: () => Promise<void> }>(
  create: (context: Context) => Class,
  { time, random, disk, forget }: { time: Time; random: Random; disk: Disk; forget: () => void },
) => {
  let current: Instance<Class> | undefined;
  let stopAlarm = () => {};
  let isInAlarm = false;
  let tries = 0;
  const outside = <T>(work: () => T): T => running.run(undefined, work);

  const start = (): Instance<Class> => {
    const { promise: lost, reject: lose } = Promise.withResolvers<never>();
    lost.catch(() => {});
    const runner: Omit<Instance<Class>, 'object'> = { isDead: false, lost, lose, ready: Promise.resolve() };
    const storage = disk.open(runner);
    const context: Context = {
      storage,
      waitUntil: (work) => void work.catch(() => {}),
      blockConcurrencyWhile: (work) => {
        const before = runner.ready;
        return (runner.ready = before.then(work));
      },
    };
    const object = running.run(runner, () => create(context));
    return Object.assign(runner, { object });
  };
  const get = (): Instance<Class> => (current ??= outside(start));

  /** Another that waited for the same moment may have begun something that others wait for. */
  const isReady = async (instance: Instance<Class>): Promise<void> => {
    for (let seen; seen !== instance.ready;) {
      seen = instance.ready;
      await seen;
    }
  };

  const kill = (instance: Instance<Class> | undefined) => {
    if (!instance || instance.isDead) return;
    instance.isDead = true;
    instance.lose(new GoneError('The object ended.'));
    if (instance !== current) return;
    current = undefined;
    disk.lose();
    forget();
    // The platform tries an alarm again, and gives up after some times.
    const mayTry = isInAlarm && tries < mostAlarmTries && random.chance(0.5);
    isInAlarm = false;
    tries += 1;
    if (mayTry) outside(() => time.after(2_000 * 2 ** tries, () => void fire()));
    else plan(disk.readAlarm());
  };

  const fire = async (): Promise<void> => {
    if (isInAlarm) return;
    isInAlarm = true;
    const instance = get();
    disk.clearAlarm();
    try {
      await Promise.race([
        running.run(instance, async () => {
          await isReady(instance);
          await instance.object.alarm();
        }),
        instance.lost,
      ]);
      tries = 0;
    } catch (error) {
      if (error instanceof GoneError) return;
      if (tries < mostAlarmTries) outside(() => time.after(2_000 * 2 ** tries, () => void fire()));
      tries += 1;
    }
    isInAlarm = false;
    plan(disk.readAlarm());
  };

  /** An alarm goes off by the clock that it was set by. */
  const plan = (at: number | null) => {
    stopAlarm();
    stopAlarm = () => {};
    if (at === null || isInAlarm) return;
    stopAlarm = outside(() => time.after(Math.ceil(at - time.off() - time.now()), () => void fire()));
  };
  disk.watchAlarm(plan);

  return {
    call: async <T>(work: (object: Class) => T | Promise<T>): Promise<T> => {
      const instance = get();
      const answer = running.run(instance, async () => {
        await isReady(instance);
        const result = await work(instance.object);
        await disk.flushed(instance);
        return result;
      });
      answer.catch(() => {});
      return structuredClone(await Promise.race([answer, instance.lost]));
    },
    kill: () => kill(current),
    /** Another instance begins, and has the disk; the old one does not know it yet. */
    takeOver: () => {
      const old = current;
      if (!old) return;
      // What it is answered from now on it cannot write down.
      old.isStale = true;
      isInAlarm = false;
      current = outside(start);
      outside(() => time.after(random.next() * 60_000, () => kill(old)));
      plan(disk.readAlarm());
    },
    /** The edge's clock was set: its alarms are at another time. */
    replan: () => plan(disk.readAlarm()),
    end: () => kill(current),
  };
};
