import { isWholeDay } from '@binnen/contracts/filters/open-houses';
import { parseLocalDate } from '@binnen/contracts/formats/local-date';
import type { Openhuisdag } from '@binnen/contracts/property';

/** `11:00–12:30 uur`; without an end, `vanaf 11:00 uur`; empty for a whole day. */
export const formatHours = (day: Openhuisdag): string => {
  const { start, eind } = day;
  const from = parseLocalDate(start)?.time;
  const to = eind ? parseLocalDate(eind)?.time : undefined;
  if (!from || isWholeDay(day)) return '';
  return to ? `${from}–${to} uur` : `vanaf ${from} uur`;
};
