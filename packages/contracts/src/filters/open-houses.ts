import { formatAmsterdam } from '../formats/local-date.ts';
import type { Openhuisdag } from '../property.ts';

/** Its time is not told. */
export const isWholeDay = ({ start, eind }: Openhuisdag): boolean => !eind && start.endsWith('T00:00:00');

/** The open houses that are not over yet; feeds keep old ones, and so do visitors' devices. */
export const dropPastDays = (days: readonly Openhuisdag[], now: Date): Openhuisdag[] => {
  const local = formatAmsterdam(now);
  return days.filter(({ start, eind }) => (eind ?? `${start.slice(0, 10)}T23:59:59`) >= local);
};
