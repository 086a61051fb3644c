import { expect, test } from 'vitest';
import { findCanonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/Contact/', '/contact'],
  ['/woningaanbod//Deventer/', '/woningaanbod/deventer'],
  ['/woningaanbod/mari%C3%ABnheem', '/woningaanbod/mari%C3%ABnheem'],
  ['//evil.example/', '/evil.example'],
  ['/%63%6Fntact', '/contact'],
  ['/%43ontact', '/contact'],
  ['/woningaanbod/mari%c3%abnheem', '/woningaanbod/mari%C3%ABnheem'],
  ['/woningaanbod/MARI%C3%8BNHEEM', '/woningaanbod/mari%C3%ABnheem'],
  ['/woningaanbod/a%2cb', '/woningaanbod/a%2Cb'],
  ['/woningaanbod/a,b', '/woningaanbod/a%2Cb'],
  ['/contact%2f', '/contact%2F'],
  ['/%2f%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5cevil.example', '/%5Cevil.example'],
  ['/%2563ontact', '/%2563ontact'],
  ['/%25%36%33ontact', '/%2563ontact'],
  ['/%252e%252E/x', '/%252e%252e/x'],
])('%s is spelled %s', (path, canonical) => {
  expect(findCanonicalPath(path)).toBe(canonical);
  // Who is sent there is sent no further.
  expect(findCanonicalPath(canonical)).toBe(canonical);
});

test.each(['/%', '/%E0%A4%A', '/%zz'])('%s cannot be read', (path) => {
  expect(findCanonicalPath(path)).toBeNull();
});
