import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<string>(() => {});

test('a value that is in time is the answer, and no timer is left', async () => {
  expect(await within(1_000, Promise.resolve('value'), () => 'late')).toBe('value');
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure in time is a failure, and no timer is left', async () => {
  await expect(within(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('a late value is answered by its replacement, or by undefined', async () => {
  const answers = Promise.all([within(1_000, never, () => 'late'), within(1_000, never)]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answers).toEqual(['late', undefined]);
  expect(vi.getTimerCount()).toBe(0);
});

test('the replacement of a late value may be an error', async () => {
  const refuse = () => {
    throw new Error('too late');
  };
  const refused = expect(within(1_000, never, refuse)).rejects.toThrow('too late');
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
});

test('a value that fails after the deadline disturbs nobody', async () => {
  let fail = (_error: Error) => {};
  const answer = within(
    1_000,
    new Promise((_, reject) => {
      fail = reject;
    }),
    () => 'late',
  );
  await vi.advanceTimersByTimeAsync(1_000);
  fail(new Error('long ago'));
  expect(await answer).toBe('late');
});
