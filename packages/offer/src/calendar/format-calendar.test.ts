import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCalendar, parseLocalTime } from './format-calendar.ts';

test.each([
  ['2026-12-05T11:00:00', '2026-12-05T10:00:00.000Z'],
  ['2026-07-05T11:00', '2026-07-05T09:00:00.000Z'],
  // The clock goes forward at 02:00 on 29 March, and back at 03:00 on 25 October 2026.
  ['2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
])('%s in Deventer is %s', (local, utc) => {
  expect(new Date(parseLocalTime(local)).toISOString()).toBe(utc);
});

test('what is no date is none', () => {
  expect(parseLocalTime('2026-13-05T11:00')).toBeNaN();
  expect(parseLocalTime('')).toBeNaN();
  expect(parseLocalTime('0999-05-05T11:00')).toBeNaN();
  expect(parseLocalTime('9999-12-31T23:59:59')).toBeNaN();
});

const options = { what: 'Open huis', address: 'Brink 1, Deventer', url: 'https://binnen.example/x', now: 0 };

test.each([undefined, Number.NaN])(
  'an appointment with the end %s has none, and commas are escaped',
  (end) => {
    const file = formatCalendar([{ start: Date.UTC(2026, 11, 5, 10), end }], options);
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Binnen//Woningaanbod//NL',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:20261205T100000Z-binnen.example/x',
      'DTSTAMP:19700101T000000Z',
      'DTSTART:20261205T100000Z',
      'SUMMARY:Open huis Brink 1\\, Deventer',
      'LOCATION:Brink 1\\, Deventer',
      'URL:https://binnen.example/x',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  },
);

test('a whole day in Deventer has no hours', () => {
  const start = parseLocalTime('2026-12-12T00:00');
  const file = formatCalendar([{ start, wholeDay: true }], options);
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261212\r\nSUMMARY:');
});

test('whatever the address, no line is longer than 75 bytes, and unfolded it is there again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), (address) => {
      const plain = address.replace(/\p{Cc}/gu, '');
      const file = formatCalendar([{ start: 0, end: 1 }], { ...options, address: plain });
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const unfolded = file.replaceAll('\r\n ', '');
      expect(unfolded).toContain(`LOCATION:${plain.replace(/[\\;,]/g, '\\$&')}\r\n`);
    }),
  );
});

test.each(['\r', '\n', '\r\n'])('a line break %j in an address begins no line of the file', (end) => {
  const file = formatCalendar([{ start: 0 }], {
    ...options,
    address: `Brink 1${end}ATTACH:https://evil.example`,
  });
  expect(file.split(/[\r\n]+/).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  expect(file).toContain('LOCATION:Brink 1\\nATTACH:');
});
