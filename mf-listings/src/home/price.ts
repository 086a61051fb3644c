import { formatCondition, formatEuros } from '@binnen/contracts/formats/amounts';
import { findCondition, findKind, findPrice, isGone, type Kind } from '@binnen/contracts/filters/home-traits';
import type { Card } from '@binnen/contracts/property';

type Priced = Pick<
  Card,
  'koopprijs' | 'huurprijs' | 'koopconditie' | 'huurconditie' | 'status' | 'prijsvorm'
>;

export interface Price {
  kind: Kind | null;
  /**
   * The price's name, of a home that was sold or let, or left the offer: what was asked last is not what was paid. Another
   * home has one where bids begin at it. Empty without a price.
   */
  name: string;
  /** `€ 425.000`, or the words for a home without a price. */
  text: string;
  /** `k.k.`, `p/m`, or any other condition of the feed as it is. */
  condition: string;
}

/** The price that a home is shown with. `left`: it is not in the offer any more. */
export const describePrice = (home: Priced, left = false): Price => {
  const euros = findPrice(home);
  const gone = left || isGone(home);
  // Nobody can ask for the price of a home that is gone.
  const none = gone ? 'Prijs onbekend' : 'Prijs op aanvraag';
  if (!euros) return { kind: null, name: '', text: none, condition: '' };
  const kind = findKind(home);
  return {
    kind,
    name: gone ? (kind === 'koop' ? 'Laatste vraagprijs' : 'Laatste huurprijs') : (home.prijsvorm ?? ''),
    text: formatEuros(euros),
    condition: formatCondition(findCondition(home)),
  };
};

/** `€ 3.450 per m²`, of a home for sale whose size is known. */
export const formatPerMetre = ({
  koopprijs,
  woonoppervlakte,
}: Pick<Card, 'koopprijs' | 'woonoppervlakte'>): string | null =>
  koopprijs && woonoppervlakte ? `${formatEuros(koopprijs / woonoppervlakte)} per m²` : null;

/** All of it in one line. */
export const formatPrice = (home: Priced, left?: boolean): string => {
  const { name, text, condition } = describePrice(home, left);
  return `${name} ${text}\u00a0${condition}`.trim();
};
