import { expect, test } from 'vitest';
import { createPageKey } from './page-key.ts';

const keyOf = (path: string, group = 'abc') => {
  const { pathname, searchParams } = new URL(path, 'https://binnen.example');
  return createPageKey(group, pathname, searchParams);
};

test('a page’s key is its group, path and query', () => {
  expect(keyOf('/woningaanbod?radius=5&zoeken=olst')).toEqual({
    key: 'https://pages.internal/abc/woningaanbod?radius=5&zoeken=olst',
    path: '/woningaanbod?radius=5&zoeken=olst',
  });
});

test('other places, filters and groups have other keys', () => {
  const keys = [
    keyOf('/woningaanbod'),
    keyOf('/woningaanbod?zoeken=olst'),
    keyOf('/woningaanbod?zoeken=Olst'),
    keyOf('/woningaanbod/olst'),
    keyOf('/woningaanbod', 'abd'),
  ];
  expect(new Set(keys.map((found) => found?.key)).size).toBe(keys.length);
});

test('a page with a long value is not cached', () => {
  expect(keyOf(`/woningaanbod?zoeken=${'a'.repeat(121)}`)).toBeNull();
});
