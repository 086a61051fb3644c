import { isWithin } from '../deadlines/is-before.ts';
import { keepNewest } from '../tables/keep-newest.ts';
import { log } from './log.ts';

const quietMilliseconds = 600_000;
const mostKnown = 100;
const told = new Map<string, number>();

/**
 * Warns of a failure that no visitor sees. An outage fails all the time: the same line comes once in ten minutes of an
 * isolate.
 */
export const logFailure = (message: string, error: unknown): void => {
  const reason = String(error);
  const name = `${message} ${reason}`;
  const now = Date.now();
  if (isWithin(now, told.get(name) ?? -Infinity, quietMilliseconds)) return;
  keepNewest(told, name, now, mostKnown);
  log('warn', message, { reason });
};
