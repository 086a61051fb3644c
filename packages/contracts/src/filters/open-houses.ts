import { formatAmsterdam } from '../formats/local-date.ts';
import type { Openhuisdag } from '../property.ts';

/** The open houses that are not over yet; feeds keep old ones, and so do visitors' devices. */
export const dropPastDays = (days: readonly Openhuisdag[], now: Date): Openhuisdag[] => {
  const local = formatAmsterdam(now);
  return days.filter(({ start, eind }) => (eind ?? `${start.slice(0, 10)}T23:59:59`) >= local);
};
