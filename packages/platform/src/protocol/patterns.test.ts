import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import {
  findMatching,
  findNeededGrant,
  findRight,
  includes,
  isContested,
  isWithin,
  overlaps,
  PatternSchema,
} from './patterns.ts';

const segment = fc.constantFrom('a', 'b', ':x', ':other');
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
  .map(([segments, isOpen]) => `/${[...segments, ...(isOpen ? ['*'] : [])].join('/')}`);

/** A remote's pages as the shell gives them to its router. */
const describe = (pattern: string): RouteObject =>
  pattern === '/' ? { id: pattern, index: true } : { id: pattern, path: pattern };
const findMatch = (patterns: string[], url: string): string | undefined =>
  matchRoutes(patterns.map(describe), url)?.[0]?.route.id;

/**
 * Every URL of up to four segments of these words. If two patterns of up to three segments share a URL, they share one
 * of these.
 */
const listUrls = (length: number): string[] =>
  length === 0
    ? ['']
    : ['', ...listUrls(length - 1).flatMap((rest) => ['a', 'b', 'z'].map((word) => `/${word}${rest}`))];
const urls = [...new Set(listUrls(4))].map((url) => url || '/');
const matched = new Map<string, Set<string>>();
const findMatched = (each: string): Set<string> => {
  const known = matched.get(each) ?? new Set(urls.filter((url) => findMatch([each], url)));
  matched.set(each, known);
  return known;
};
const runs = { numRuns: 5_000 };

test('two patterns overlap exactly when React Router matches both with some URL', () => {
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      const common = [...findMatched(one)].some((url) => findMatched(other).has(url));
      expect(overlaps(one, other)).toBe(common);
      expect(overlaps(other, one)).toBe(common);
    }),
    runs,
  );
});

test('one pattern includes another exactly when it matches every URL of it', () => {
  fc.assert(
    fc.property(pattern, pattern, (wide, narrow) => {
      const all = [...findMatched(narrow)].every((url) => findMatched(wide).has(url));
      expect(includes(wide, narrow)).toBe(all);
    }),
    runs,
  );
});

test('React Router prefers the narrower of two patterns, in whichever order they come', () => {
  fc.assert(
    fc.property(pattern, pattern, (wide, narrow) => {
      if (!isWithin(wide, narrow)) return;
      for (const url of findMatched(narrow)) {
        expect(findMatch([wide, narrow], url)).toBe(narrow);
        expect(findMatch([narrow, wide], url)).toBe(narrow);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('of several patterns, the one that React Router chooses is among the narrowest that match', () => {
  fc.assert(
    fc.property(fc.uniqueArray(pattern, { maxLength: 5 }), fc.constantFrom(...urls), (patterns, url) => {
      const chosen = findMatch(patterns, url);
      const found = findMatching(patterns, url);
      expect(found.length > 0).toBe(chosen !== undefined);
      if (chosen !== undefined) expect(found.some((each) => includes(each, chosen))).toBe(true);
    }),
    runs,
  );
});

test('no URL, however it is written, matches two disjoint patterns', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const word = fc.oneof(fc.webSegment(), fc.constantFrom('a', 'A', 'B', '%61', '%2F', '', '.', '%'));
  fc.assert(
    fc.property(pattern, pattern, fc.array(word, { maxLength: 4 }), (one, other, words) => {
      if (overlaps(one, other)) return;
      const url = `/${words.join('/')}`;
      expect(Boolean(findMatch([one], url) && findMatch([other], url))).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '',
  'huren',
  '/Huren',
  '/huren/',
  '/a/*/b',
  '/a?',
  '/:a?',
  '/a*',
  '/*a',
  '//',
  '/../a',
  '/a b',
  '/:',
  '/é',
])('"%s" is no pattern that can be compared', (text) => expect(v.is(PatternSchema, text)).toBe(false));
test('a grant allows its path and everything below it, and nothing else', () => {
  const grants = ['/huren', '/'];
  for (const own of ['/huren', '/huren/:city', '/huren/*', '/'])
    expect(findRight(own, grants), own).toBe('own');
  for (const other of ['/hurende', '/:slug', '/*', '/kopen'])
    expect(findRight(other, grants), other).toBeNull();
});

test('a grant with a parameter is not exclusive: others may claim within it', () => {
  const content = { remote: 'mf-content', pattern: '/:slug', right: findRight('/:slug', ['/:slug'])! };
  expect(content.right).toBe('rest');
  const claim = (words: string) => ({ remote: 'mf-new', pattern: words, right: 'own' as const });
  expect(isContested(content, claim('/huren'))).toBe(false);
  expect(isContested(claim('/huren'), content)).toBe(false);
  expect(isContested(content, claim('/:other'))).toBe(true);
  expect(isContested(content, claim('/*'))).toBe(true);
});

test('within a remote’s own path, no other remote claims anything', () => {
  const listings = { remote: 'mf-listings', pattern: '/woningaanbod/:city', right: 'own' as const };
  const claim = { remote: 'mf-new', pattern: '/woningaanbod/deventer', right: 'own' as const };
  expect(isContested(listings, claim)).toBe(true);
  expect(isContested(listings, { ...claim, remote: 'mf-listings' })).toBe(false);
});

test('a pattern can be granted by its leading words, or by itself where it has none', () => {
  expect(['/', '/huren', '/huren/:city', '/:slug', '/*', '/a/b/*'].map(findNeededGrant)).toEqual([
    '/',
    '/huren',
    '/huren',
    '/:slug',
    '/*',
    '/a/b',
  ]);
  fc.assert(fc.property(pattern, (each) => findRight(each, [findNeededGrant(each)]) !== null));
});
