import { formatEuros } from '@binnen/contracts/formats/amounts';
import { findPrice, isGone } from '@binnen/contracts/filters/home-traits';
import type { MapPoint } from './clusters.ts';

/** For a marker: `€ 425.000`, `€ 1.250`, as everywhere else. */
export const formatMarkerPrice = (home: Pick<MapPoint, 'koopprijs' | 'huurprijs' | 'status'>): string => {
  const euros = findPrice(home);
  return euros > 0 ? formatEuros(euros) : isGone(home) ? 'onbekend' : 'op aanvraag';
};
