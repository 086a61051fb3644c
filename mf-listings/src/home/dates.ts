import type { Openhuisdag } from '@binnen/contracts/property';

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
const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

/** Dates of the feed are local already: no time zone may shift them, on the server or in a browser. */
const parse = (text: string) => {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const name = months[month - 1];
  if (!name) return undefined;
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]!;
  return { year, name, day, weekday, time: match[4] ?? '' };
};

/** `2026-09-30…` → `30 september 2026`. */
export const formatDate = (text: string): string => {
  const date = parse(text);
  return date ? `${date.day} ${date.name} ${date.year}` : '';
};

/** `zaterdag 21 november`. */
export const formatDay = (text: string): string => {
  const date = parse(text);
  return date ? `${date.weekday} ${date.day} ${date.name}` : '';
};

/** `11:00–12:30 uur`; without an end, `vanaf 11:00 uur`. */
export const formatHours = ({ start, eind }: Openhuisdag): string => {
  const from = parse(start)?.time;
  const to = eind ? parse(eind)?.time : undefined;
  if (!from) return '';
  return to ? `${from}–${to} uur` : `vanaf ${from} uur`;
};
