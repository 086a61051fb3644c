import type { Random } from './random.ts';
import type { Time } from './time.ts';

/** Does something so many times an hour, at moments that are drawn, until `isOver`. */
export const createRepeater =
  (time: Time, random: Random, isOver: () => boolean) =>
  (perHour: number, act: () => unknown): void => {
    const next = () =>
      time.after(random.wait(perHour), () => {
        if (isOver()) return;
        void act();
        next();
      });
    next();
  };
