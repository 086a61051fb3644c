import { expect, test, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

test('work that fails is told, and the next change is worked on all the same', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  let works = 0;
  const enqueue = createWorkQueue(async () => {
    works += 1;
    if (works === 1) throw new Error('the edge starts again');
  });
  await enqueue();
  await enqueue();
  expect(told.mock.calls).toEqual([['the edge starts again']]);
  expect(works).toBe(2);
  told.mockRestore();
});

test('what changes during the work is worked on once more, and not beside it', async () => {
  const ends: (() => void)[] = [];
  const enqueue = createWorkQueue(() => new Promise((resolve) => ends.push(resolve)));
  const done = enqueue();
  await Promise.all([enqueue(), enqueue()]);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.waitUntil(() => ends.length === 2);
  ends[1]?.();
  await done;
  expect(ends).toHaveLength(2);
});
