import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatSend, UnavailableError } from './repeat-send.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const full = (retryAfter: string | null = '30') =>
  vi.fn<() => Promise<string>>(() => Promise.reject(new UnavailableError(retryAfter)));

test('it is sent again after the wait that the edge asks for, until there is room', async () => {
  const send = full();
  const sent = repeatSend(send);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  send.mockResolvedValue('taken');
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(sent).resolves.toBe('taken');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(3);
});

test('for ten minutes, and no longer', async () => {
  const send = full(null);
  const sent = repeatSend(send).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await sent).toBeInstanceOf(UnavailableError);
  expect(send).toHaveBeenCalledTimes(21);
});

test('not once it was stopped: while it waits, or while it is on its way', async () => {
  const send = full();
  const stop = new AbortController();
  const sent = repeatSend(send, { signal: stop.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  stop.abort();
  expect(await sent).toBeInstanceOf(UnavailableError);
  await expect(repeatSend(send, { signal: stop.signal })).rejects.toThrow('leads-unavailable');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('what failed otherwise is not repeated', async () => {
  const send = vi.fn<() => Promise<string>>(() => Promise.reject(new TypeError('network')));
  await expect(repeatSend(send)).rejects.toThrow('network');
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ['0', 1_000],
  ['999999', 120_000],
  ['Sat, 21 Nov 2026 12:00:00 GMT', 30_000],
])('Retry-After: %s waits %i ms', (header, ms) => {
  expect(new UnavailableError(header).waitMs).toBe(ms);
});
