import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimReload } from './claim-reload.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reloads once, not again at 59 seconds, and once more at 61', () => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  const claimAt = (at: number) => {
    vi.setSystemTime(at);
    return claimReload();
  };
  expect([0, 1_000, 59_000, 61_000, 62_000, 121_500].map(claimAt)).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

it('never reloads where it could not remember that it did', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused');
    },
  });
  expect(claimReload()).toBe(false);
});

it('never reloads where storage is blocked', () => {
  // Reading the property throws already.
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
  expect(claimReload()).toBe(false);
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});
