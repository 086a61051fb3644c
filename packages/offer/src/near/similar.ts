import type { Card } from '@binnen/contracts/property';
import { measureBetween } from './distance.ts';
import { findKind, findPrice } from '@binnen/contracts/filters/home-traits';
import { isSameAddress } from '../places/same-address.ts';
import type { Listings } from '../index/listings.ts';

/** How many are shown. */
const most = 3;

const ratio = (one: number, other: number): number =>
  one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : 0.5;

/** Lower is more alike: price and size by ratio, distance by kilometre, and the same kind of building. */
const measureDifference = (one: Card, other: Card): number => {
  const kilometres = measureBetween(one, other) ?? (one.citySlug === other.citySlug ? 1.8 : 9);
  return (
    2 * ratio(findPrice(one), findPrice(other)) +
    ratio(one.woonoppervlakte ?? 0, other.woonoppervlakte ?? 0) +
    kilometres / 6 +
    (one.objecttype === other.objecttype ? 0 : 0.6)
  );
};

/** Other homes of the same kind that are still available, the most similar ones first, each address once. */
export const findSimilar = ({ cards }: Listings, home: Card): Card[] =>
  cards
    .filter(
      (card) =>
        card.id !== home.id &&
        !isSameAddress(card, home) &&
        (card.status === 'BESCHIKBAAR' || card.status === 'ONDER_BOD') &&
        findKind(card) === findKind(home),
    )
    .map((card) => ({ card, difference: measureDifference(home, card) }))
    .sort((one, other) => one.difference - other.difference || one.card.id - other.card.id)
    .map(({ card }) => card)
    .reduce<Card[]>(
      (shown, card) =>
        shown.length === most || shown.some((other) => isSameAddress(other, card)) ? shown : [...shown, card],
      [],
    );
