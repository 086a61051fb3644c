import { formatAddress } from '@binnen/contracts/formats/address';
import { formatCondition, formatEuros } from '@binnen/contracts/formats/amounts';
import { findCondition, findPrice } from '@binnen/contracts/filters/home-traits';
import { formatVariant } from '@binnen/contracts/images';
import type { Card } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { applyFilters } from '@binnen/offer/lists/apply-filters';
import type { Centre } from '../../listings/centre.ts';
import { findAsked } from '../../listings/find-asked.ts';
import type { Listings } from '@binnen/offer/index/listings';
import type { ListSearch } from './list-search.ts';
import type { Match, News } from './store/rows.ts';

const describe = (card: Card, was: number | null): Match => {
  const euros = findPrice(card);
  const photo = card.media[0]?.link;
  return {
    id: card.id,
    euros,
    adres: formatAddress(card),
    prijs:
      euros > 0
        ? [card.prijsvorm, formatEuros(euros), formatCondition(findCondition(card))].filter(Boolean).join(' ')
        : 'Prijs op aanvraag',
    ...(was ? { was: formatEuros(was) } : {}),
    pad: routes.property.href(card.citySlug, card.slug),
    ...(photo ? { foto: formatVariant(photo, 480, 'jpeg') } : {}),
  };
};

/** Which of these homes the search finds: by the same index, distances and filters as its list. Never one that nobody can get. */
export const findMatches = (
  listings: Listings,
  { zoeken, radius, filters }: ListSearch,
  centre: Centre | null,
  news: readonly News[],
): Match[] => {
  const before = new Map(news.map(({ id, was }) => [listings.byId.get(id), was]));
  const asked = findAsked(listings, zoeken, centre ? { centre, radius } : undefined);
  const candidates = [...asked].filter((row) => before.has(row));
  return applyFilters(listings.cards, candidates, { ...filters, beschikbaar: 'ja' }).rows.flatMap((row) => {
    const card = listings.cards[row];
    return card ? [describe(card, before.get(row) ?? null)] : [];
  });
};
