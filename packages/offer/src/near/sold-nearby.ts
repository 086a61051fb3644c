import { compareTexts } from '@binnen/contracts/formats/compare-texts';
import { findKind } from '@binnen/contracts/filters/home-traits';
import { formatAddress } from '@binnen/contracts/formats/address';
import type { SoldHome } from '@binnen/contracts/list-answers';
import type { Card } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { measureBetween } from './distance.ts';
import type { Listings } from '../index/listings.ts';
import { isSameAddress } from '../places/same-address.ts';

/** How many are shown, how far away they may be (kilometres), and how long ago they were sold (days). */
const most = 3;
const reach = 3;
const newsDays = 550;

/** Kilometres from one to the other; null where a spot is not known and both are in one town. */
const findDistance = (one: Card, other: Card): number | null =>
  measureBetween(one, other) ?? (one.citySlug === other.citySlug ? null : Infinity);

/** What was sold near a home that is for sale, nearest first. What was bought for a client was sold by another firm. */
export const findSoldNearby = ({ cards }: Listings, home: Card, today: string): SoldHome[] => {
  if (findKind(home) !== 'koop') return [];
  const oldest = new Date(Date.parse(today) - newsDays * 86_400_000).toISOString();
  return (
    cards
      .flatMap((card) =>
        card.id !== home.id && card.status === 'VERKOCHT' && card.verkocht_op && card.verkocht_op >= oldest
          ? [{ card, verkocht_op: card.verkocht_op, afstand: findDistance(card, home) }]
          : [],
      )
      // A spot that is not known is anywhere in the town: after all that are known.
      .filter(({ card, afstand }) => !isSameAddress(card, home) && (afstand ?? 0) <= reach)
      .sort(
        (one, other) =>
          (one.afstand ?? reach) - (other.afstand ?? reach) ||
          compareTexts(other.verkocht_op, one.verkocht_op),
      )
      .slice(0, most)
      .map(({ card, verkocht_op, afstand }) => ({
        adres: formatAddress(card),
        pad: routes.property.href(card.citySlug, card.slug),
        verkocht_op,
        verkocht_na: card.verkocht_na ?? null,
        laatste_vraagprijs: card.koopprijs,
        afstand: afstand === null ? null : Math.round(afstand * 100) / 100,
      }))
  );
};
