import { parseLocalDate } from '@binnen/contracts/formats/local-date';

const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

/** `zaterdag 21 november`. */
export const formatDay = (text: string): string => {
  const date = parseLocalDate(text);
  if (!date) return '';
  const weekday = weekdays[new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay()]!;
  return `${weekday} ${date.day} ${date.monthName}`;
};
