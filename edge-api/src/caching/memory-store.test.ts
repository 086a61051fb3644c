import { expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';

const createClock = () => {
  let time = 1_000_000;
  return { now: () => time, pass: (seconds: number) => (time += seconds * 1000) };
};

test('an entry is there until its time is over', async () => {
  const clock = createClock();
  const store = createMemoryStore(clock.now);
  const entry = { value: 1, storedAt: clock.now(), generations: {} };
  await store.put('a', entry, 60);
  clock.pass(59);
  expect(await store.get('a')).toBe(entry);
  clock.pass(1);
  expect(await store.get('a')).toBeNull();
});

test('it never grows beyond 500 entries, and keeps those that are used', async () => {
  const store = createMemoryStore();
  for (let number = 0; number < 600; number += 1) {
    await store.put(`key-${number}`, { value: number, storedAt: Date.now(), generations: {} }, 60);
    await store.get('key-0');
  }
  expect(store.list()).toHaveLength(500);
  expect(await store.get('key-0')).toMatchObject({ value: 0 });
  expect(await store.get('key-1')).toBeNull();
});

test('a lease is given to one at a time, and ends by itself', async () => {
  const clock = createClock();
  const store = createMemoryStore(clock.now);
  expect([await store.lease('a', 1_000), await store.lease('a', 1_000)]).toEqual([true, false]);
  clock.pass(1);
  expect(await store.lease('a', 1_000)).toBe(true);
});
