import { formatCondition, formatEuros } from '@binnen/contracts/formats/amounts';
import { isGone, type Kind } from '@binnen/contracts/filters/home-traits';
import type { Card } from '@binnen/contracts/property';

type Priced = Pick<Card, 'koopprijs' | 'huurprijs' | 'koopconditie' | 'huurconditie' | 'status'>;

export interface Price {
  kind: Kind | null;
  /** `€ 425.000`, or the words for a home without a price. */
  text: string;
  /** `k.k.`, `p/m`, or any other condition of the feed as it is. */
  condition: string;
}

/** The price that a home is shown with: the rent when there is one, overridden by the sale price when there is one. */
export const describePrice = (home: Priced, gone = false): Price => {
  const kind = (home.koopprijs ?? 0) > 0 ? 'koop' : (home.huurprijs ?? 0) > 0 ? 'huur' : null;
  // Nobody can ask for the price of a home that is gone.
  const words = gone || isGone(home) ? 'onbekend' : 'op aanvraag';
  if (!kind) return { kind, text: `Prijs ${words}`, condition: '' };
  const euros = (kind === 'koop' ? home.koopprijs : home.huurprijs) ?? 0;
  const condition = formatCondition(kind === 'koop' ? home.koopconditie : home.huurconditie);
  return { kind, text: formatEuros(euros), condition };
};

/** `€ 3.450 per m²`, of a home for sale whose size is known. */
export const formatPerMetre = ({
  koopprijs,
  woonoppervlakte,
}: Pick<Card, 'koopprijs' | 'woonoppervlakte'>): string | null =>
  koopprijs && woonoppervlakte ? `${formatEuros(koopprijs / woonoppervlakte)} per m²` : null;

export const formatPrice = (home: Priced, gone = false): string => {
  const { text, condition } = describePrice(home, gone);
  return condition ? `${text}\u00a0${condition}` : text;
};

/**
 * The name of the price of a home that was sold or let, or left the offer: what was asked last is not what was paid.
 * Empty for any other home, and without a price.
 */
export const nameLastPrice = (home: Priced, gone = false): string => {
  const { kind } = describePrice(home);
  if (!kind || !(gone || isGone(home))) return '';
  return kind === 'koop' ? 'Laatste vraagprijs' : 'Laatste huurprijs';
};
