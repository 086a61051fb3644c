/**
 * Whether it is before `until`, a time that was set at most `longestMs` ahead. A server's clock can be set back by hours:
 * a time that is further away than it can be was set by the old clock, and is over.
 */
export const isBefore = (now: number, until: number, longestMs: number): boolean =>
  now < until && until - now <= longestMs;

/** Whether less than this passed since then. A time that is ahead was set by a clock that was set back since. */
export const isWithin = (now: number, since: number, ms: number): boolean => Math.abs(now - since) < ms;
