import { hourMs, type Parts } from './live.ts';
import type { createObject } from './object.ts';

interface Struck extends Omit<Parts, 'forget'> {
  object: Pick<ReturnType<typeof createObject>, 'kill' | 'takeOver' | 'replan'>;
  /** The edge's clock is set, now and then. */
  hasClock: boolean;
  /** The disk is full, now and then. */
  canFill: boolean;
  see: (seen: { kind: 'killed' | 'taken over' | 'disk full' | 'clock' }) => void;
}

/** Kills, clock jumps and full disks at random moments, until `end()`. `every` and `sometimes` add events of a world. */
export const createMishaps = ({ time, random, disk, object, hasClock, canFill, see }: Struck) => {
  let isOver = false;
  /** Does something so many times an hour, at moments that are drawn. */
  const every = (perHour: number, act: () => unknown): void => {
    const next = () =>
      time.after(random.wait(perHour), () => {
        if (isOver) return;
        void act();
        next();
      });
    next();
  };
  /** Each life has its own mix of what goes wrong: of everything at once, one thing hides another. */
  const has = () => random.chance(0.6);
  const sometimes = (perHour: number, act: () => unknown) => {
    if (has()) every(perHour, act);
  };
  const kill = () => {
    see({ kind: 'killed' });
    object.kill();
  };
  const setClock = (ms: number) => {
    see({ kind: 'clock' });
    time.setOff(ms);
    object.replan();
  };
  disk.watchFull(() => see({ kind: 'disk full' }));
  sometimes(0.35, kill);
  sometimes(0.06, () => {
    see({ kind: 'taken over' });
    object.takeOver();
  });
  if (hasClock) every(0.05, () => setClock(random.chance(0.4) ? 0 : (random.next() - 0.5) * 20 * hourMs));
  if (canFill)
    sometimes(0.04, () => {
      disk.fill(random.below(4));
      time.after(random.next() * hourMs, disk.free);
    });
  const hasKills = has();
  return {
    every,
    sometimes,
    /** A kill at just this moment: between a request, its effect and its answer. */
    killSometimes: (share = 0.01) => {
      if (hasKills && !isOver && random.chance(share)) time.after(random.next() * 60, kill);
    },
    isOver: () => isOver,
    end: () => {
      isOver = true;
      disk.free();
      setClock(0);
    },
  };
};
