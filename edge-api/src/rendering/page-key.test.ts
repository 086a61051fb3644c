import { expect, test } from 'vitest';
import { createPageKey } from './page-key.ts';

const keyOf = (path: string, composition = 'abc') => {
  const { pathname, searchParams } = new URL(path, 'https://binnen.example');
  return createPageKey(composition, pathname, searchParams);
};

test('a page’s key is its composition, path and query', () => {
  expect(keyOf('/woningaanbod?radius=5&zoeken=olst')).toEqual({
    key: 'https://pages.internal/abc/woningaanbod?radius=5&zoeken=olst',
    path: '/woningaanbod?radius=5&zoeken=olst',
  });
});

test('other places, filters and compositions have other keys', () => {
  const keys = [
    keyOf('/woningaanbod'),
    keyOf('/woningaanbod?zoeken=olst'),
    keyOf('/woningaanbod?zoeken=Olst'),
    keyOf('/woningaanbod/olst'),
    keyOf('/woningaanbod', 'abd'),
  ];
  expect(new Set(keys.map((found) => found?.key)).size).toBe(keys.length);
});

test.each([
  '/over-binnen?refresh_cache=true',
  '/woningaanbod?vak=52.1,6.1,52.2,6.2',
  `/woningaanbod?zoeken=${'a'.repeat(121)}`,
  '/woningaanbod?__proto__=1',
])('a page with what pages are not cached by is not cached: %s', (path) => {
  expect(keyOf(path)).toBeNull();
});
