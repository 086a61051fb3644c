import { formatEuros } from '@binnen/contracts/formats/amounts';
import type { MapPoint } from './clusters.ts';

/** For a marker: `€ 425.000`, `€ 1.250`, as everywhere else. */
export const formatMarkerPrice = ({
  koopprijs,
  huurprijs,
}: Pick<MapPoint, 'koopprijs' | 'huurprijs'>): string => {
  const euros = koopprijs || huurprijs || 0;
  return euros > 0 ? formatEuros(euros) : 'op aanvraag';
};
