import { expect, test } from 'vitest';
import { createRootRoute } from '../drawing/root-route.ts';
import { createPageMatcher } from './match-page.ts';

test('a path is matched once, and a made-up one of any length is not remembered', () => {
  const frame = { loadFrame: async () => ({}), FatalError: () => null };
  const match = createPageMatcher(createRootRoute(frame, []));
  const long = `/${'a'.repeat(14_000)}`;
  expect(match('/')).toBe(match('/'));
  expect(match(long)).not.toBe(match(long));
  expect(match('/')[0]?.route.id).toBe('shell');
});
