import type { Card } from '../property.ts';
import { isSold } from '../statuses.ts';

/** Which price is shown: the sale price goes before the rent. */
export type Kind = 'koop' | 'huur';

type Priced = Pick<Card, 'koopprijs' | 'huurprijs' | 'koopconditie' | 'huurconditie' | 'status'>;

/**
 * Without a price, the condition or the status decides; else it counts as a home for sale, so that it is always in some
 * list.
 */
const findKindWithoutPrice = (card: Priced): Kind =>
  card.status.startsWith('VERHUURD') || (card.huurconditie && !card.koopconditie) ? 'huur' : 'koop';

export const findKind = (card: Priced): Kind =>
  (card.koopprijs ?? 0) > 0 ? 'koop' : (card.huurprijs ?? 0) > 0 ? 'huur' : findKindWithoutPrice(card);

/** The condition that belongs to its price: the buyer's costs, or the period of its rent. */
export const findCondition = (card: Priced): string | null =>
  findKind(card) === 'koop' ? card.koopconditie : card.huurconditie;

/** Euros; 0 when it has no price. */
export const findPrice = (card: Pick<Card, 'koopprijs' | 'huurprijs'>): number =>
  ((card.koopprijs ?? 0) > 0 ? card.koopprijs : card.huurprijs) ?? 0;

export const countBedrooms = ({ etages }: Pick<Card, 'etages'>): number =>
  etages.reduce((sum, floor) => sum + floor.aantalSlaapkamers, 0);

/** Ground to build on, a garage box, a parking place: it has no rooms, and no energy label. */
export const isNoHome = ({ objecttype }: Pick<Card, 'objecttype'>): boolean =>
  !'WOONHUIS APPARTEMENT'.includes(objecttype ?? '');

/** Sold, let or bought, also subject to conditions. */
export const isGone = ({ status }: Pick<Card, 'status'>): boolean =>
  isSold(status) || status.endsWith('_ONDER_VOORBEHOUD');

/** The year of `1931`; 0 when it is not known. */
export const findYear = ({ bouwjaar }: Pick<Card, 'bouwjaar'>): number =>
  Number(/^\d{4}/.exec(bouwjaar ?? '')?.[0] ?? 0);

/** The best first. */
export const energyLabels = [
  'A+++++',
  'A++++',
  'A+++',
  'A++',
  'A+',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
] as const;
