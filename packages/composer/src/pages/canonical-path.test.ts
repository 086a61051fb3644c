import { expect, test } from 'vitest';
import { findCanonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/Contact/', '/contact'],
  ['/woningaanbod//Deventer/', '/woningaanbod/deventer'],
  ['/woningaanbod/mari%C3%ABnheem', '/woningaanbod/mari%C3%ABnheem'],
  ['//evil.example/', '/evil.example'],
])('%s is spelled %s', (path, canonical) => {
  expect(findCanonicalPath(path)).toBe(canonical);
});

test.each(['/%', '/%E0%A4%A', '/%zz'])('%s cannot be read', (path) => {
  expect(findCanonicalPath(path)).toBeNull();
});
