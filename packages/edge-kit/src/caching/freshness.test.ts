import { afterEach, expect, test, vi } from 'vitest';
import { judge } from './freshness.ts';

const hourMs = 3_600_000;
const judgeAt = (now: number) => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  return judge({ storedAt: 10 * hourMs, generations: {} }, 60, {});
};

afterEach(() => void vi.restoreAllMocks());

test('what was stored before the clock was set back by hours is stale, not fresh for hours', () => {
  expect(judgeAt(10 * hourMs + 59_000)).toEqual({ state: 'hit', ageSeconds: 59, ttlSeconds: 1 });
  expect(judgeAt(10 * hourMs - 59_000)).toEqual({ state: 'hit', ageSeconds: 0, ttlSeconds: 60 });
  expect(judgeAt(5 * hourMs)).toEqual({ state: 'stale', ageSeconds: 60, ttlSeconds: 0 });
  expect(judgeAt(15 * hourMs)).toMatchObject({ state: 'stale' });
});
