import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pointer } from '@binnen/platform/contract/composition';
import type { Bindings } from '../environment/env.ts';
import { readPointer } from './pointer.ts';

const pointer = (revision: number) => ({ revision, composition: null, tagGenerations: {} }) as Pointer;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an isolate that knows a newer pointer keeps it, whatever KV answers', async () => {
  const answers: (() => unknown)[] = [
    () => pointer(5),
    () => pointer(4),
    () => null,
    () => {
      throw new Error('KV GET failed: 500');
    },
    () => pointer(6),
    () => pointer(5),
  ];
  const get = vi.fn(async () => answers.shift()!());
  const env = { COMPOSITIONS: { get } } as unknown as Bindings;
  const revisions: unknown[] = [];
  while (answers.length) {
    revisions.push((await readPointer(env))?.revision);
    vi.advanceTimersByTime(6_000);
  }
  expect(revisions).toEqual([5, 5, 5, 5, 6, 6]);
  expect(get).toHaveBeenCalledTimes(6);
});
