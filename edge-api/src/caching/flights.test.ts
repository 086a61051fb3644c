import { expect, test } from 'vitest';
import { wait } from '../deadlines/deadline.ts';
import { createFlights } from './flights.ts';

test('one flight at a time', async () => {
  const flights = createFlights();
  const first = flights.start('a', () => wait(50));
  expect(flights.start('a', () => wait(0))).toBeUndefined();
  expect(flights.start('b', () => wait(0))).toBeDefined();
  await first;
  expect(flights.isFlying('a')).toBe(false);
});

test('a long flight is not taken over as long as it is renewed', async () => {
  const flights = createFlights();
  const flight = flights.start('a', () => wait(1_000));
  await wait(900);
  expect(flights.isFlying('a')).toBe(true);
  await flight;
});

test('a flight that was taken over and fails after all is a failure to those who wait', async () => {
  let time = 0;
  const flights = createFlights(() => time);
  let fail = (_error: Error) => {};
  const first = flights.start('a', () => new Promise((_, reject) => (fail = reject)));
  time += 601;
  flights.isFlying('a');
  time += 101;
  void flights.start('a', () => new Promise(() => {}));
  fail(new Error('down'));
  await expect(first).rejects.toThrow('down');
  expect(flights.findFailure('a')).toMatchObject({ error: { message: 'down' } });
});

test('a flight whose request was cancelled is taken over', async () => {
  // A cancelled request neither renews nor ends its flight: its promises never settle.
  let time = 0;
  const flights = createFlights(() => time);
  void flights.start('a', () => new Promise(() => {}));
  time += 601;
  expect(flights.start('a', async () => 'too early')).toBeUndefined();
  time += 101;
  expect(await flights.start('a', async () => 'taken over')).toBe('taken over');
});

test('a flight whose request was cancelled is taken over, also when the clock was set back by hours', () => {
  let time = 10 * 3_600_000;
  const flights = createFlights(() => time);
  void flights.start('a', () => new Promise(() => {}));
  time -= 5 * 3_600_000;
  flights.isFlying('a');
  time += 101;
  expect(flights.start('a', () => new Promise(() => {}))).toBeDefined();
});
