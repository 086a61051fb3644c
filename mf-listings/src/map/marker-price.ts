import { formatEuros } from '@binnen/contracts/formats/amounts';
import { isGone } from '@binnen/contracts/filters/home-traits';
import type { MapPoint } from './clusters.ts';

/** For a marker: `€ 425.000`, `€ 1.250`, as everywhere else. */
export const formatMarkerPrice = ({
  koopprijs,
  huurprijs,
  status,
}: Pick<MapPoint, 'koopprijs' | 'huurprijs' | 'status'>): string => {
  const euros = koopprijs || huurprijs || 0;
  return euros > 0 ? formatEuros(euros) : isGone({ status }) ? 'onbekend' : 'op aanvraag';
};
