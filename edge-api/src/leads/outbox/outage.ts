import { isBefore } from '@binnen/edge-kit/deadlines/is-before';
import { findBackoff } from './lead/settle.ts';

/** The queue continues within a minute after the service is back. */
const longestPauseMs = 60_000;

/** While the marketing service is down, queued leads wait; a visitor's own lead is always tried. */
export const createOutage = () => {
  let pausedUntil = 0;
  let failures = 0;
  /** False after a failure, and after a restart until the service has answered. */
  let isKnownUp = false;
  return {
    /** Until when; 0 when there is no pause. */
    pausedUntil: (now: number): number => (isBefore(now, pausedUntil, longestPauseMs) ? pausedUntil : 0),
    pause: (now: number): void => {
      pausedUntil = now + Math.min(longestPauseMs, findBackoff(failures));
      failures += 1;
      isKnownUp = false;
    },
    /** The service answered. True when it was not known to be up. */
    end: (): boolean => {
      const isNews = !isKnownUp;
      isKnownUp = true;
      pausedUntil = 0;
      failures = 0;
      return isNews;
    },
  };
};
