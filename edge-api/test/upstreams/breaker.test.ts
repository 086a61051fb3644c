import { expect, test } from 'vitest';
import { createBreaker } from '@binnen/upstreams/calls/breaker';

const createClock = () => {
  let time = 1_000_000;
  return {
    now: () => time,
    pass: (milliseconds: number) => (time += milliseconds),
    setBack: (milliseconds: number) => (time -= milliseconds),
  };
};
const fail = (breaker: ReturnType<typeof createBreaker>, times: number) => {
  for (let time = 0; time < times; time += 1) breaker.fail('pdok');
};

test('single failures between good answers keep the circuit closed', () => {
  const breaker = createBreaker();
  for (let round = 0; round < 20; round += 1) {
    fail(breaker, 4);
    breaker.succeed('pdok');
  }
  expect(breaker.admits('pdok')).toBe(true);
});

test('after a pause one probe is let through, and a good one closes the circuit', () => {
  const clock = createClock();
  const breaker = createBreaker(clock.now);
  fail(breaker, 5);
  expect(breaker.admits('pdok')).toBe(false);
  clock.pass(2_000);
  expect(breaker.read('pdok').state).toBe('half-open');
  expect([breaker.admits('pdok'), breaker.admits('pdok')]).toEqual([true, false]);
  breaker.succeed('pdok');
  expect([breaker.admits('pdok'), breaker.admits('pdok')]).toEqual([true, true]);
});

test('a probe that fails doubles the pause, up to half a minute', () => {
  const clock = createClock();
  const breaker = createBreaker(clock.now);
  fail(breaker, 5);
  const pauses = [2, 4, 8, 16, 30, 30].map((seconds) => {
    clock.pass(seconds * 1000 - 1);
    const early = breaker.admits('pdok');
    clock.pass(1);
    const due = breaker.admits('pdok');
    fail(breaker, 1);
    return [early, due];
  });
  expect(pauses).toEqual(pauses.map(() => [false, true]));
});

test('calls that were under way when the circuit opened do not lengthen its pause', () => {
  const clock = createClock();
  const breaker = createBreaker(clock.now);
  fail(breaker, 5);
  clock.pass(500);
  fail(breaker, 7);
  expect(breaker.read('pdok').failures).toBe(12);
  clock.pass(1_500);
  expect(breaker.admits('pdok')).toBe(true);
});

test('… unless one of them was asked to wait', () => {
  const clock = createClock();
  const breaker = createBreaker(clock.now);
  fail(breaker, 5);
  for (let late = 0; late < 7; late += 1) breaker.fail('pdok', 5_000);
  clock.pass(4_999);
  expect(breaker.admits('pdok')).toBe(false);
  clock.pass(1);
  expect(breaker.admits('pdok')).toBe(true);
});

test('of a service with many hosts the one that is open for longest is told, else the one that failed last', () => {
  const clock = createClock();
  const breaker = createBreaker(clock.now);
  breaker.succeed('images');
  breaker.fail('images https://a.example');
  clock.pass(1_000);
  breaker.fail('images https://b.example');
  breaker.fail('images https://b.example');
  breaker.succeed('images https://c.example');
  const last = { state: 'closed', failures: 2, lastFailureAt: clock.now() };
  expect(breaker.read('images')).toMatchObject(last);
  clock.pass(1_000);
  breaker.fail('images https://d.example', 5_000);
  clock.pass(1_000);
  breaker.fail('images https://a.example');
  expect(breaker.read('images')).toMatchObject({ state: 'open', failures: 1 });
});

test('a probe whose request was cancelled does not keep the circuit open', () => {
  const clock = createClock();
  const breaker = createBreaker(clock.now);
  fail(breaker, 5);
  clock.pass(2_000);
  expect(breaker.admits('pdok')).toBe(true);
  clock.pass(2_999);
  expect(breaker.admits('pdok')).toBe(false);
  clock.pass(1);
  expect(breaker.admits('pdok')).toBe(true);
});

test('a clock that is set back by hours keeps no circuit open for hours', () => {
  const clock = createClock();
  const breaker = createBreaker(clock.now);
  fail(breaker, 5);
  clock.setBack(5 * 3_600_000);
  expect(breaker.read('pdok').state).toBe('half-open');
  expect([breaker.admits('pdok'), breaker.admits('pdok')]).toEqual([true, false]);
  clock.setBack(3_600_000);
  expect(breaker.admits('pdok')).toBe(true);
});
