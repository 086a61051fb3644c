import type { Card } from '@binnen/contracts/property';
import { isSold } from '@binnen/contracts/statuses';
import { fold, tokenise } from './fold.ts';

/** Town, street and number in one spelling; undefined where the feed does not say them. */
export const formatAddressKey = ({
  citySlug,
  straat,
  huisnummer,
  huisnummertoevoeging,
}: Pick<Card, 'citySlug' | 'straat' | 'huisnummer' | 'huisnummertoevoeging'>): string | undefined =>
  straat && huisnummer
    ? [citySlug, fold(straat), ...tokenise(`${huisnummer} ${huisnummertoevoeging ?? ''}`)].join(' ')
    : undefined;

/** Whether two listings are of one home, such as one that was sold before. */
export const isSameAddress = (one: Card, other: Card): boolean => {
  const key = formatAddressKey(one);
  return key !== undefined && key === formatAddressKey(other);
};

/** The listing by which a home that was sold or let is offered again. */
export const findAgain = (cards: readonly Card[], home: Card): Card | undefined =>
  isSold(home.status)
    ? cards.find((card) => card.id !== home.id && !isSold(card.status) && isSameAddress(card, home))
    : undefined;
