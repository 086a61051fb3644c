import { beforeEach, expect, test, vi } from 'vitest';
import { wait } from '../deadlines/deadline.ts';
import { clearFlights, findFailure, startFlight } from './flights.ts';

/** Stops the clock: the test moves it. */
const stopClock = (start: number) => {
  let time = start;
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  return (milliseconds: number) => (time += milliseconds);
};
/** A cancelled request neither renews nor ends its flight: its promises never settle. */
const neverEnds = () => new Promise<string>(() => {});

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
  const first = startFlight('a', () => new Promise((_, reject) => (fail = reject)));
  pass(601);
  expect(startFlight('a', neverEnds)).toBeUndefined();
  pass(101);
  void startFlight('a', neverEnds);
  fail(new Error('down'));
  await expect(first).rejects.toThrow('down');
  expect(findFailure('a')).toMatchObject({ error: { message: 'down' } });
});

test('a flight whose request was cancelled is taken over', async () => {
  const pass = stopClock(0);
  void startFlight('a', neverEnds);
  pass(601);
  expect(startFlight('a', async () => 'too early')).toBeUndefined();
  pass(101);
  expect(await startFlight('a', async () => 'taken over')).toBe('taken over');
});

test('a flight whose request was cancelled is taken over, also when the clock was set back by hours', () => {
  const pass = stopClock(10 * 3_600_000);
  void startFlight('a', neverEnds);
  pass(-5 * 3_600_000);
  expect(startFlight('a', neverEnds)).toBeUndefined();
  pass(101);
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
