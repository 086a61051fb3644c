import { parseLocalDate } from '@binnen/contracts/formats/local-date';
import type { Openhuisdag } from '@binnen/contracts/property';

const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

/** `zaterdag 21 november`. */
export const formatDay = (text: string): string => {
  const date = parseLocalDate(text);
  if (!date) return '';
  const weekday = weekdays[new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay()]!;
  return `${weekday} ${date.day} ${date.monthName}`;
};

/** `11:00–12:30 uur`; without an end, `vanaf 11:00 uur`. */
export const formatHours = ({ start, eind }: Openhuisdag): string => {
  const from = parseLocalDate(start)?.time;
  const to = eind ? parseLocalDate(eind)?.time : undefined;
  if (!from) return '';
  return to ? `${from}–${to} uur` : `vanaf ${from} uur`;
};
