import { expect, test, vi } from 'vitest';
import { createMemory } from './memory.ts';

test('a value is there until its time is over', () => {
  let time = 1_000_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => time);
  const memory = createMemory<object>(1_000);
  const value = {};
  memory.keep('a', value, 1, time + 60_000);
  time += 59_000;
  expect(memory.get('a')).toBe(value);
  time += 1_000;
  expect(memory.get('a')).toBeUndefined();
  clock.mockRestore();
});

test('it never grows beyond its limit in bytes, and keeps what was used last', () => {
  const memory = createMemory<number>(500);
  for (let number = 0; number < 600; number += 1) {
    memory.keep(`key-${number}`, number, 1);
    memory.get('key-0');
  }
  expect(memory.list()).toHaveLength(500);
  expect(memory.get('key-0')).toBe(0);
  expect(memory.get('key-1')).toBeUndefined();
});

test('a value that is put again is counted once', () => {
  const memory = createMemory<number>(500);
  for (let number = 0; number < 10; number += 1) memory.keep('again', number, 100);
  memory.keep('other', 0, 100);
  expect(memory.list()).toEqual([
    { key: 'again', value: 9 },
    { key: 'other', value: 0 },
  ]);
});

test('a value that would push out nearly all others is not held', () => {
  const memory = createMemory<string>(100);
  memory.keep('large', 'x', 86);
  expect(memory.get('large')).toBeUndefined();
  memory.keep('large', 'x', 85);
  expect(memory.get('large')).toBe('x');
});
