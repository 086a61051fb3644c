import { expect, it } from 'vitest';
import { claimReload } from './claim-reload.ts';

const createStorage = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
};

it('reloads once, not again at 59 seconds, and once more at 61', () => {
  const storage = createStorage();
  expect([0, 1_000, 59_000, 61_000, 62_000, 121_500].map((at) => claimReload(at, () => storage))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

it('never reloads where it could not remember that it did', () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused');
    },
  };
  expect(claimReload(0, () => storage)).toBe(false);
});

it('never reloads where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  expect(claimReload(0, blocked)).toBe(false);
});
