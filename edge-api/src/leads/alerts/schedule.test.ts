import { expect, test } from 'vitest';
import { findNext } from './schedule.ts';

test.each([
  // Always, also when the clock was ahead before.
  ['direct', '2026-11-20T13:37:00Z', '1970-01-01T00:00:00Z'],
  ['dagelijks', '2026-11-20T06:59:00Z', '2026-11-20T07:00:00Z'],
  ['dagelijks', '2026-11-20T07:00:00Z', '2026-11-21T07:00:00Z'],
  // Summer time ends, and begins, in the night between.
  ['dagelijks', '2026-10-24T06:00:00Z', '2026-10-25T07:00:00Z'],
  ['dagelijks', '2026-03-28T07:00:00Z', '2026-03-29T06:00:00Z'],
  // A Friday.
  ['wekelijks', '2026-11-20T06:00:00Z', '2026-11-20T07:00:00Z'],
  ['vrijdag', '2026-11-20T07:00:00Z', '2026-11-27T07:00:00Z'],
  ['zaterdag', '2026-11-20T23:30:00Z', '2026-11-21T07:00:00Z'],
  ['dinsdag', '2026-10-23T06:00:00Z', '2026-10-27T07:00:00Z'],
] as const)('%s: after %s comes %s', (frequency, now, next) => {
  expect(new Date(findNext(frequency, Date.parse(now))).toISOString().replace('.000', '')).toBe(next);
});
