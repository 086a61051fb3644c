import type { MapPoint } from './clusters.ts';

/** For a marker: `€ 425k`, `€ 1,25 mln`, `€ 1.250`. */
export const formatShortPrice = ({
  koopprijs,
  huurprijs,
}: Pick<MapPoint, 'koopprijs' | 'huurprijs'>): string => {
  const sale = koopprijs ?? 0;
  if (sale >= 1_000_000)
    return `€\u00a0${(sale / 1_000_000)
      .toFixed(2)
      .replace(/\.?0+$/, '')
      .replace('.', ',')}\u00a0mln`;
  if (sale > 0) return `€\u00a0${Math.round(sale / 1000)}k`;
  const rent = huurprijs ?? 0;
  return rent > 0 ? `€\u00a0${String(Math.round(rent)).replace(/\B(?=(\d{3})+$)/g, '.')}` : 'op aanvraag';
};
