import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pointer } from '@binnen/platform/contract/composition';
import type { Bindings } from '../environment/env.ts';
import { readPointer } from './pointer.ts';

const edgeWith = (get: () => Promise<unknown>) => ({ COMPOSITIONS: { get } }) as unknown as Bindings;
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
  const env = edgeWith(get);
  const revisions: unknown[] = [];
  while (answers.length) {
    revisions.push((await readPointer(env))?.revision);
    vi.advanceTimersByTime(6_000);
  }
  expect(revisions).toEqual([5, 5, 5, 5, 6, 6]);
  expect(get).toHaveBeenCalledTimes(6);
});

test('where KV does not answer, the known pointer serves, one request a second waits for KV, and what comes late counts', async () => {
  const answers: PromiseWithResolvers<unknown>[] = [];
  const get = vi.fn(() => {
    const answer = Promise.withResolvers<unknown>();
    answers.push(answer);
    return answer.promise;
  });
  const env = edgeWith(get);
  const first = readPointer(env);
  answers[0]?.resolve(pointer(5));
  expect((await first)?.revision).toBe(5);
  vi.advanceTimersByTime(6_000);

  const waiting = readPointer(env);
  const beside = await readPointer(env);
  expect(beside?.revision, 'another request meanwhile').toBe(5);
  await vi.advanceTimersByTimeAsync(400);
  expect((await waiting)?.revision).toBe(5);
  await vi.advanceTimersByTimeAsync(500);
  expect((await readPointer(env))?.revision).toBe(5);
  expect(get).toHaveBeenCalledTimes(2);

  await vi.advanceTimersByTimeAsync(600);
  const again = readPointer(env);
  expect(get).toHaveBeenCalledTimes(3);
  answers[1]?.resolve(pointer(6));
  await vi.advanceTimersByTimeAsync(400);
  expect((await again)?.revision).toBe(6);
  answers[2]?.reject(new Error('KV GET failed: 500'));
  await vi.advanceTimersByTimeAsync(0);
  expect((await readPointer(env))?.revision).toBe(6);
});

test('an isolate that knows no pointer waits longer for its first one, and not for ever', async () => {
  const get = vi.fn(() => new Promise(() => {}));
  const env = edgeWith(get);
  const first = readPointer(env);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBeNull();
  expect(await readPointer(env)).toBeNull();
  expect(get).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_500);
  void readPointer(env);
  expect(get).toHaveBeenCalledTimes(2);
});
