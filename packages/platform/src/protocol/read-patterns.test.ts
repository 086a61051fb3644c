import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { isDeclaredRead } from './match-read.ts';
import { ReadPatternSchema } from './read-patterns.ts';

const runs = { numRuns: 5_000 };

// One that goes back, as a regular expression does, would not end within the age of the world.
test.each(['*'.repeat(200), '*a'.repeat(200), '€*😀*'.repeat(200)])(
  'a comparison with many "*" ends at once',
  (hostile) => {
    const path = hostile.replaceAll('*', 'a'.repeat(500));
    expect(isDeclaredRead([`/${hostile}!`], `/${path}`)).toBe(false);
  },
);

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
      const isMeant = fits && wanted.length === given.length;
      expect(isDeclaredRead(['/other', reads], `${asked}?limit=12`)).toBe(isMeant);
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
