import { within } from '../deadlines/within.ts';
import { logFailure } from './log-failure.ts';

/** A step of a cron run, which nobody waits for: one that fails, or has no end in time, is logged by its name, and is null. */
export const takeStep = async <T>(
  name: string,
  step: Promise<T>,
  milliseconds = 45_000,
): Promise<T | null> => {
  const tell = (why: unknown) => {
    logFailure(`A step failed: ${name}`, why);
    return null;
  };
  return within(milliseconds, step.catch(tell), () => tell('no end in time'));
};
