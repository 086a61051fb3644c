import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmsterdam, formatInstant } from './local-date.ts';

const dutch = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

test('any instant has the day that it has in Amsterdam', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1996-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (date) => {
        expect(formatInstant(date.toISOString())).toBe(dutch.format(date));
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each([
  ['2026-03-28T22:59:59Z', '28 maart 2026'],
  ['2026-03-28T23:00:00Z', '29 maart 2026'],
  ['2026-03-29T21:59:59Z', '29 maart 2026'],
  ['2026-03-29T22:00:00Z', '30 maart 2026'],
  ['2026-10-24T22:00:00Z', '25 oktober 2026'],
  ['2026-10-25T22:59:59Z', '25 oktober 2026'],
  ['2026-10-25T23:00:00Z', '26 oktober 2026'],
  ['2025-12-31T23:00:00Z', '1 januari 2026'],
])('%s is on %s', (iso, day) => {
  expect(formatInstant(iso)).toBe(day);
});

test('what is no date is empty', () => {
  expect(formatInstant('morgen')).toBe('');
});

test('the office has its own time, in winter and in summer', () => {
  expect(formatAmsterdam(new Date('2026-11-21T23:30:05.999Z'))).toBe('2026-11-22T00:30:05');
  expect(formatAmsterdam(new Date('2026-07-01T09:00:00Z'))).toBe('2026-07-01T11:00:00');
});
