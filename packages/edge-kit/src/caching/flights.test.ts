import { beforeEach, expect, test, vi } from 'vitest';
import { wait } from '../deadlines/deadline.ts';
import { clearFlights, findFailure, startFlight } from './flights.ts';

/** Stops the clock: the test moves it. */
const stopClock = (start: number) => {
  let time = start;
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  return (milliseconds: number) => (time += milliseconds);
};
/** The next timer is one that never runs. */
const loseTimer = () => vi.spyOn(globalThis, 'setTimeout').mockReturnValueOnce(0 as never);
const neverEnds = () => new Promise<string>(() => {});
/** A cancelled request neither renews nor ends its flight: its timers never run, and its promises never settle. */
const startCancelled = (key: string) => {
  loseTimer();
  void startFlight(key, neverEnds);
};
/** Longer than a request takes to find that a flight is lost. */
const waitForDoubt = () => wait(250);

beforeEach(() => {
  vi.restoreAllMocks();
  clearFlights();
});

test('one flight at a time', async () => {
  const first = startFlight('a', () => wait(50));
  expect(startFlight('a', () => wait(0))).toBeUndefined();
  expect(startFlight('b', () => wait(0))).toBeDefined();
  await first;
  expect(startFlight('a', () => wait(0))).toBeDefined();
});

test('a long flight is not taken over as long as it is renewed', async () => {
  const flight = startFlight('a', () => wait(1_000));
  await wait(900);
  expect(startFlight('a', neverEnds)).toBeUndefined();
  await flight;
});

test('a flight that was taken over and fails after all is a failure to those who wait', async () => {
  const pass = stopClock(0);
  let fail = (_error: Error) => {};
  loseTimer();
  const first = startFlight('a', () => new Promise((_, reject) => (fail = reject)));
  pass(601);
  expect(startFlight('a', neverEnds)).toBeUndefined();
  await waitForDoubt();
  expect(startFlight('a', neverEnds)).toBeDefined();
  fail(new Error('down'));
  await expect(first).rejects.toThrow('down');
  expect(findFailure('a')).toMatchObject({ error: { message: 'down' } });
});

test('a flight whose request was cancelled is taken over', async () => {
  const pass = stopClock(0);
  startCancelled('a');
  pass(601);
  expect(startFlight('a', async () => 'too early')).toBeUndefined();
  await waitForDoubt();
  expect(await startFlight('a', async () => 'taken over')).toBe('taken over');
});

test('a flight is taken over, also when the request that doubted it was cancelled', async () => {
  const pass = stopClock(0);
  startCancelled('a');
  pass(601);
  loseTimer();
  expect(startFlight('a', neverEnds)).toBeUndefined();
  await waitForDoubt();
  expect(startFlight('a', neverEnds)).toBeUndefined();
  pass(601);
  expect(startFlight('a', neverEnds)).toBeUndefined();
  await waitForDoubt();
  expect(startFlight('a', neverEnds)).toBeDefined();
});

test('a flight whose timers a busy isolate has not run yet is not taken over', async () => {
  const pass = stopClock(0);
  void startFlight('a', neverEnds);
  // Requests that arrive one after another, without a turn for a timer.
  for (let arrived = 0; arrived < 20; arrived += 1) {
    pass(601);
    expect(startFlight('a', neverEnds)).toBeUndefined();
  }
  await waitForDoubt();
  expect(startFlight('a', neverEnds)).toBeUndefined();
});

test('a flight whose request was cancelled is taken over, also when the clock was set back by hours', async () => {
  const pass = stopClock(10 * 3_600_000);
  startCancelled('a');
  pass(-5 * 3_600_000);
  expect(startFlight('a', neverEnds)).toBeUndefined();
  await waitForDoubt();
  expect(startFlight('a', neverEnds)).toBeDefined();
});

test('of the flights that failed the last 500 are remembered', async () => {
  const fail = async () => {
    throw new Error('down');
  };
  for (let key = 0; key <= 500; key += 1) await startFlight(`${key}`, fail)?.catch(() => {});
  expect([findFailure('0'), findFailure('1')?.error, findFailure('500')?.error]).toEqual([
    undefined,
    new Error('down'),
    new Error('down'),
  ]);
});
