import { findDutchDay, formatDay, weekdays } from '../formats/local-date.ts';

const day = 86_400_000;

/** The parts of a day, with the hours between which each is. */
const parts = { ochtend: [0, 12], middag: [12, 18], avond: [18, 24] } as const;
type Part = keyof typeof parts;

/** Hours since midnight: `[8.5, 17.5]`. */
type Hours = readonly [from: number, to: number];

/** The office's hours as its editors write them; a later day goes before an earlier one. Text `office_hours`. */
export const usualHours = 'ma-vr 8.30-17.30, do 8.30-20.00, za 10.00-13.00';

const findWeekday = (text: string): number =>
  weekdays.findIndex((name) => name.startsWith(text.slice(0, 2).toLowerCase()));

/** Days ("ma", "di t/m vr"), and rows: some of these with their hours. Made when asked: the edge has no use for them. */
const createPatterns = () => {
  const name = '(?:zo|ma|di|wo|do|vr|za)(?:[a-z]{1,4}dag|[.])?';
  const upTo = '\\s*(?:[-–—]|t/m|tot(?: en met)?)\\s*';
  const days = `${name}(?:${upTo}${name})?`;
  const time = '(\\d\\d?)(?:[.:](\\d\\d))?(?:\\s*u(?:ur)?\\b\\.?)?';
  const hours = `(?:${time}${upTo}${time}|gesloten)`;
  return {
    span: new RegExp(`(${name})(?:${upTo}(${name}))?`, 'gi'),
    row: new RegExp(
      `\\b(?:en\\s+)?(${days}(?:(?:\\s*[,&/]\\s*|\\s+en\\s+)${days})*)\\s*:?\\s*${hours}`,
      'gi',
    ),
  };
};

/** By weekday, from Sunday; no hours when it is closed. Undefined when anything is no row. */
const readHours = (text: string): (Hours | undefined)[] | undefined => {
  const { span, row } = createPatterns();
  if (/[\p{L}\d]/u.test(text.replaceAll(row, ''))) return undefined;
  const week: (Hours | undefined)[] = [];
  for (const [, days = '', from, fromMinutes = 0, to, toMinutes = 0] of text.matchAll(row)) {
    const hours: Hours | undefined =
      from && to ? [Number(from) + Number(fromMinutes) / 60, Number(to) + Number(toMinutes) / 60] : undefined;
    for (const [, first = '', last = first] of days.matchAll(span)) {
      const start = findWeekday(first);
      const length = (findWeekday(last) - start + 7) % 7;
      for (let index = start; index <= start + length; index += 1) week[index % 7] = hours;
    }
  }
  return week;
};

const readUsual = () => readHours(usualHours) ?? [];

/** A text that cannot be read as a whole is a slip of an editor: half of it may be the wrong half. */
const parseHours = (text: string) => {
  const week = readHours(text);
  return week?.some(Boolean) ? week : readUsual();
};

/** Milliseconds of Easter Sunday (Gauss; right from 1900 to 2099). */
const findEaster = (year: number): number => {
  const after = (19 * (year % 19) + 24) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) + 6 * after + 5) % 7;
  const isLate = weekday === 6 && (after === 29 || (after === 28 && year % 19 > 10));
  return Date.UTC(year, 2, 22 + after + weekday - (isLate ? 7 : 0));
};

/** The days on which Dutch offices are closed. */
const isHoliday = (time: number): boolean => {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  // The king's birthday is kept a day earlier when it is on a Sunday.
  const king = Date.UTC(year, 3, 27);
  return (
    ['01-01', '12-25', '12-26'].includes(date.toISOString().slice(5, 10)) ||
    time === (new Date(king).getUTCDay() === 0 ? king - day : king) ||
    // Easter Monday, Ascension Day and Whit Monday.
    [1, 39, 50].includes((time - findEaster(year)) / day)
  );
};

/** The hours of a part of a day at which the office is open; undefined for an hour or less. */
const cutPart = (part: Part, [opens, closes]: Hours): Hours | undefined => {
  const from = Math.max(parts[part][0], opens);
  const to = Math.min(parts[part][1], closes);
  return to - from > 1 ? [from, to] : undefined;
};

const isPart = (text: string): text is Part => Object.hasOwn(parts, text);
const partNames: readonly Part[] = Object.keys(parts).filter(isPart);

interface OfficeTexts {
  /** Text `office_hours`. */
  hours: string;
  /** Text `office_closed`: dates (`2026-12-24`) on which it is closed beside Dutch holidays. */
  closed: string;
}

/**
 * The parts of days on which a home can be viewed, from the day after `now` (milliseconds): `2026-11-24-ochtend`. The next
 * ten days on which the office is open.
 */
export const listMoments = (now: number, { hours, closed }: OfficeTexts): string[] => {
  const week = parseHours(hours);
  const today = findDutchDay(now);
  const moments: string[] = [];
  let days = 0;
  // Nobody is closed for longer; it ends where an editor closed every day.
  for (let next = today + 1; days < 10 && next < today + 60; next += 1) {
    const date = new Date(next * day).toISOString().slice(0, 10);
    const open = week[new Date(next * day).getUTCDay()];
    if (!open || isHoliday(next * day) || closed.includes(date)) continue;
    moments.push(...partNames.filter((part) => cutPart(part, open)).map((part) => `${date}-${part}`));
    days += 1;
  }
  return moments;
};

export interface Moment {
  /** `dinsdag 24 november, ochtend`. */
  label: string;
  /** `2026-11-24`. */
  date: string;
  part: Part;
}

/** Reads a text that `listMoments` gave on any day; undefined for anything else. */
export const parseMoment = (text: string): Moment | undefined => {
  const date = text.slice(0, 10);
  const part = text.slice(11);
  const words = formatDay(date);
  const time = Date.parse(date);
  // `2026-02-30` is a date to nobody but a parser.
  if (!words || !isPart(part) || Number.isNaN(time) || !new Date(time).toISOString().startsWith(date))
    return undefined;
  return { label: `${words}, ${part}`, date, part };
};

const formatTime = (hours: number): string =>
  `${String(Math.floor(hours)).padStart(2, '0')}:${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`;

/** Between which local times the office can show a home then: `2026-11-24T08:30`. */
export const findTimes = ({ date, part }: Moment, hours: string): { start: string; eind: string } => {
  const open = parseHours(hours)[new Date(date).getUTCDay()];
  const [from, to] =
    (open && cutPart(part, open)) ?? { ochtend: [9, 12], middag: [13, 17], avond: [18, 20] }[part];
  return { start: `${date}T${formatTime(from ?? 9)}`, eind: `${date}T${formatTime(to ?? 17)}` };
};
