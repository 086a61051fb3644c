import { findKind } from '@binnen/contracts/filters/home-traits';
import type { SoldHome } from '@binnen/contracts/list-answers';
import type { Card } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { measureDistance } from './distance.ts';
import type { Listings } from './offer/listings.ts';
import { isSameAddress } from './places/same-address.ts';
import { formatAddressLine } from './suggest.ts';

/** How many are shown, how far away they may be (kilometres), and how long ago they were sold (days). */
const most = 3;
const reach = 3;
const newsDays = 550;

const isNear = (one: Card, other: Card): boolean =>
  one.lat && one.lon && other.lat && other.lon
    ? measureDistance({ lat: one.lat, lon: one.lon }, { lat: other.lat, lon: other.lon }) <= reach
    : one.citySlug === other.citySlug;

/** What was sold near a home that is for sale, newest first. What was bought for a client was sold by another firm. */
export const findSoldNearby = ({ cards }: Listings, home: Card, today: string): SoldHome[] => {
  if (findKind(home) !== 'koop') return [];
  const oldest = new Date(Date.parse(today) - newsDays * 86_400_000).toISOString();
  return cards
    .flatMap((card) =>
      card.status === 'VERKOCHT' && card.verkocht_op && card.verkocht_op >= oldest
        ? [{ card, verkocht_op: card.verkocht_op }]
        : [],
    )
    .filter(({ card }) => !isSameAddress(card, home) && isNear(card, home))
    .sort((one, other) => other.verkocht_op.localeCompare(one.verkocht_op))
    .slice(0, most)
    .map(({ card, verkocht_op }) => ({
      adres: formatAddressLine(card),
      pad: routes.property.href(card.citySlug, card.slug),
      verkocht_op,
      verkocht_na: card.verkocht_na ?? null,
      laatste_vraagprijs: card.koopprijs,
    }));
};
