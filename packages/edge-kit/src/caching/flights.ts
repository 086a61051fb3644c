import { wait } from '../deadlines/deadline.ts';
import { isWithin } from '../deadlines/is-before.ts';
import { keepNewest } from '../tables/keep-newest.ts';

/** A flight that was not renewed for this long may have lost its request. */
const silenceMilliseconds = 600;
const signMilliseconds = 200;
/** Twice this long a request that doubts a flight waits, before the flight counts as lost. */
const doubtMilliseconds = 50;
/** For this long a failure is the answer for later requests too, so that a failing upstream is not stormed. */
const failureMilliseconds = 1_000;

interface Doubt {
  since: number;
  isProved: boolean;
}
interface Flight {
  heardAt: number;
  doubt?: Doubt | undefined;
}

// Single flight: which keys are being loaded in this isolate. No request awaits another request's promise, because on
// Workers that promise never settles when its request is cancelled. So a flight is a time stamp that its owner renews,
// and a waiting request polls it on its own timers.
const flights = new Map<string, Flight>();
/** A flight that another has taken over is recorded too: its failure is news to all waiting requests. */
const failures = new Map<string, { at: number; error: unknown }>();
/** Anybody can ask for what is not there, under ever other keys. */
const mostFailures = 500;

/**
 * Tells whether a silent flight is lost. Time that passed does not tell it: many requests that arrive at once keep a
 * busy isolate from running any timer. Timers run in the order in which they are due, so where two that were set after
 * the doubt have run, that of the flight has had its turn.
 */
const raiseDoubt = async (flight: Flight, since: number): Promise<void> => {
  const doubt: Doubt = { since, isProved: false };
  flight.doubt = doubt;
  await wait(doubtMilliseconds);
  await wait(doubtMilliseconds);
  doubt.isProved = true;
};

const isFlying = (key: string): boolean => {
  const flight = flights.get(key);
  if (!flight) return false;
  const now = Date.now();
  if (isWithin(now, flight.heardAt, silenceMilliseconds)) return true;
  const { doubt } = flight;
  if (doubt?.isProved) return false;
  // The request that doubted it can be cancelled, too.
  if (!doubt || !isWithin(now, doubt.since, silenceMilliseconds)) void raiseDoubt(flight, now);
  return true;
};

const keepAlive = async (key: string, flight: Flight): Promise<void> => {
  for (;;) {
    await wait(signMilliseconds);
    if (flights.get(key) !== flight) return;
    flight.heardAt = Date.now();
    flight.doubt = undefined;
  }
};

const run = async <T>(key: string, load: () => Promise<T>): Promise<T> => {
  const flight: Flight = { heardAt: Date.now() };
  flights.set(key, flight);
  void keepAlive(key, flight);
  try {
    const value = await load();
    failures.delete(key);
    return value;
  } catch (error) {
    keepNewest(failures, key, { at: Date.now(), error }, mostFailures);
    throw error;
  } finally {
    if (flights.get(key) === flight) flights.delete(key);
  }
};

/** Runs `load` as the flight of `key`; undefined when one is already running. */
export const startFlight = <T>(key: string, load: () => Promise<T>): Promise<T> | undefined =>
  isFlying(key) ? undefined : run(key, load);

/** The error of the last flight, if it failed a moment ago. */
export const findFailure = (key: string): { error: unknown } | undefined => {
  const failure = failures.get(key);
  if (failure && isWithin(Date.now(), failure.at, failureMilliseconds)) return failure;
  failures.delete(key);
  return undefined;
};

export const clearFlights = (): void => {
  flights.clear();
  failures.clear();
};
