import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWakeUp } from './wake-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('while a full disk takes no alarm it is tried every ten seconds, however often it is asked for', async () => {
  let tries = 0;
  const refuse = () => {
    tries += 1;
    return Promise.reject(new Error('database or disk is full'));
  };
  const storage = { getAlarm: async () => null, setAlarm: refuse, deleteAlarm: refuse };
  const schedule = () => {
    wakeUp.by(3_000);
    wakeUp.by(2_000);
    wakeUp.by(1_000);
  };
  const wakeUp = createWakeUp({ storage, waitUntil: () => {} }, schedule);
  schedule();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(vi.getTimerCount()).toBe(1);
  expect(tries).toBeLessThan(50);
});

test.each([
  ['to come', 5_000, []],
  // It may be one that was given up.
  ['of the past', -5_000, [9_000]],
])(
  'after a restart with an alarm %s (in %s ms), one that is asked for later sets %j',
  async (_, left, expected) => {
    const now = Date.now();
    const set: number[] = [];
    const storage = {
      getAlarm: async () => now + left,
      setAlarm: async (at: number | Date) => void set.push(Number(at) - now),
      deleteAlarm: async () => {},
    };
    const wakeUp = createWakeUp({ storage, waitUntil: () => {} }, () => {});
    await wakeUp.restore(now);
    wakeUp.by(now + 9_000);
    expect(set).toEqual(expected);
  },
);
