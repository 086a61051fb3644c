import { afterEach, beforeEach, expect } from 'vitest';

let errors: string[] = [];
const say = console.error;

beforeEach(() => {
  errors = [];
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' '));
    say(...words);
  };
});
afterEach(() => {
  console.error = say;
  // An error in the console is a fault, unless the test took it with `takeErrors`.
  expect(errors).toEqual([]);
});

/** The errors in the console so far; the test that expects them takes them, and is not failed by them. */
export const takeErrors = (): string[] => errors.splice(0);
