import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { matchRead } from './match-read.ts';
import { ReadPatternSchema } from './read-patterns.ts';

const runs = { numRuns: 5_000 };
const word = fc.stringMatching(/^[\w.~-]{1,6}$/);
const pattern = fc
  .tuple(fc.array(fc.oneof(word, fc.constant('*')), { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([segments, ends]) => `/${segments.join('/')}${ends ? '/' : ''}`);
/** Texts of which much fits: those made other matchers go back again and again. */
const hostile = fc
  .array(fc.constantFrom('*', '**', '/', 'a', '!', '*a', '€', '😀'), { maxLength: 60 })
  .map((parts) => parts.join(''));

test('whatever the pattern and the path, a comparison takes no more steps than both have characters', () => {
  fc.assert(
    fc.property(fc.oneof(pattern, hostile, fc.string()), fc.oneof(hostile, fc.string()), (reads, path) => {
      expect(matchRead(reads, path).steps).toBeLessThanOrEqual(reads.length + path.length);
    }),
    runs,
  );
  const path = `/${'a'.repeat(100_000)}`;
  expect(matchRead(`/${'*'.repeat(200)}!`, path).steps).toBeLessThan(200_000);
});

test('a pattern matches the paths that have its segments, "*" being any one', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b.c', '*', ''), { maxLength: 6 })
    .map((all) => `/${all.join('/')}`);
  const short = fc
    .array(fc.constantFrom('a', 'b.c', '*'), { minLength: 1, maxLength: 5 })
    .map((all) => `/${all.join('/')}`);
  fc.assert(
    fc.property(short, path, (reads, asked) => {
      const [wanted, given] = [reads.split('/'), asked.split('/')];
      const fits = wanted.every((segment, at) =>
        segment === '*' ? Boolean(given[at]) : segment === given[at],
      );
      expect(matchRead(reads, asked).matches).toBe(fits && wanted.length === given.length);
    }),
    runs,
  );
});

test.each([
  '',
  'content',
  '/******!',
  '/a**',
  '/a*b',
  '//',
  '/a//b',
  '/a?b',
  '/(a+)+',
  `/${'a'.repeat(200)}`,
])('"%s" is no path that a release can declare', (text) => expect(v.is(ReadPatternSchema, text)).toBe(false));
