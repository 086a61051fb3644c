const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

export interface LocalDate {
  year: number;
  /** 1 to 12. */
  month: number;
  /** `september`. */
  monthName: string;
  day: number;
  /** `11:00`; empty when the text has no time. */
  time: string;
}

/**
 * A date of the feed, `2026-09-30` or `2026-09-30T11:00:00`. It is local time already, so it is never converted, on the
 * server or in a browser. Undefined for anything else.
 */
export const parseLocalDate = (text: string): LocalDate | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(text);
  const month = Number(match?.[2]);
  const monthName = months[month - 1];
  if (!match || !monthName) return undefined;
  return { year: Number(match[1]), month, monthName, day: Number(match[3]), time: match[4] ?? '' };
};

/** By JavaScript's number of the day. */
export const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

/** `2026-11-21…` → `zaterdag 21 november`; empty for anything else. */
export const formatDay = (text: string): string => {
  const date = parseLocalDate(text);
  if (!date) return '';
  const weekday = weekdays[new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay()];
  return `${weekday} ${date.day} ${date.monthName}`;
};

/** In the EU summer time begins and ends on the last Sunday of March and October, at one o'clock UTC (Directive 2000/84/EC). */
const findChange = (year: number, month: 3 | 10): number => {
  const last = Date.UTC(year, month, 0, 1);
  return last - new Date(last).getUTCDay() * 86_400_000;
};

/**
 * An instant in milliseconds → a date whose UTC parts are those of a Dutch clock. The rule began in 1996: around midnight,
 * earlier dates may be one day off. Intl is not used: its first formatter costs a cheap phone 100 ms.
 */
export const toDutchClock = (time: number): Date => {
  const year = new Date(time).getUTCFullYear();
  const isSummer = findChange(year, 3) <= time && time < findChange(year, 10);
  return new Date(time + (isSummer ? 2 : 1) * 3_600_000);
};

/** The office's own time, `2026-11-21T11:00:00`, as the feed's texts have it. */
export const formatAmsterdam = (moment: Date): string =>
  toDutchClock(moment.getTime()).toISOString().slice(0, 19);

/** The number of the day in the Netherlands: the next day has the next number. */
export const findDutchDay = (time: number): number => Math.floor(toDutchClock(time).getTime() / 86_400_000);

/** An instant → `1 juli 2026`, in Dutch time wherever the reader is; empty for anything else. */
export const formatInstant = (iso: string | null | undefined): string => {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return '';
  const local = toDutchClock(time);
  return `${local.getUTCDate()} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
};

/** `2026-09-30…` → `30 september 2026`; empty for anything else. */
export const formatDate = (text: string): string => {
  const date = parseLocalDate(text);
  return date ? `${date.day} ${date.monthName} ${date.year}` : '';
};
