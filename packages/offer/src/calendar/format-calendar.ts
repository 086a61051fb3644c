import { toDutchClock } from '@binnen/contracts/formats/local-date';

/** Milliseconds since 1970 of a local Dutch time such as `2026-12-05T11:00`; NaN when there is no such date in 1900 to 2199. */
export const parseLocalTime = (text: string): number => {
  const local = /^(19|2[01])/.test(text) ? Date.parse(`${text.slice(0, 16)}Z`) : Number.NaN;
  if (Number.isNaN(local)) return Number.NaN;
  const guess = local - (toDutchClock(local).getTime() - local);
  // Near a change of the clock the first guess may have the offset of the other side.
  return guess + (local - toDutchClock(guess).getTime());
};

const formatMoment = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545, 3.3.4. */
const formatDate = (moment: number): string =>
  toDutchClock(moment).toISOString().slice(0, 10).replaceAll('-', '');

/** RFC 5545, 3.3.11. */
const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const encoder = new TextEncoder();

/** RFC 5545, 3.1: a line has at most 75 bytes, and one that goes on begins with a space. */
const fold = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
};

export interface Appointment {
  /** Milliseconds since 1970. */
  start: number;
  end?: number | undefined;
  /** Then it is the day of its start in the Netherlands. */
  wholeDay?: boolean;
}

interface CalendarOptions {
  /** What is done there: "Open huis". */
  what: string;
  address: string;
  /** Of the home's page. */
  url: string;
  now: number;
  /** Nothing was agreed yet. */
  tentative?: boolean;
}

/** An iCalendar file (RFC 5545). The same appointment has the same id, so that a calendar that gets it again changes it. */
export const formatCalendar = (
  appointments: readonly Appointment[],
  { what, address, url, now, tentative = false }: CalendarOptions,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Binnen//Woningaanbod//NL',
    'METHOD:PUBLISH',
    ...appointments.flatMap(({ start, end, wholeDay }) => [
      'BEGIN:VEVENT',
      `UID:${formatMoment(start)}-${url.replace(/^https?:\/\//, '')}`,
      `DTSTAMP:${formatMoment(now)}`,
      `DTSTART${wholeDay ? `;VALUE=DATE:${formatDate(start)}` : `:${formatMoment(start)}`}`,
      ...(end ? [`DTEND:${formatMoment(end)}`] : []),
      `SUMMARY:${escape(`${what} ${address}`)}`,
      ...(tentative ? ['STATUS:TENTATIVE'] : []),
      `LOCATION:${escape(address)}`,
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
