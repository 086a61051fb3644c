import type { SearchWish } from '@binnen/contracts/routes';
import type { OfferData } from './load-offer.ts';

const isSame = (one: string, other: string) => one.localeCompare(other, 'nl', { sensitivity: 'base' }) === 0;

/** The name of the place that a list is of, or is filtered by. */
export const findPlace = ({ query, city, places }: OfferData): string | undefined =>
  city?.naam ?? places.find(({ citySlug }) => citySlug === query.filters.plaats)?.plaats;

/** The known place that was searched for. Comparing is slow, and most lists are not of a search. */
export const findTown = ({ query, places, begrepen = query.zoeken }: OfferData): string | undefined =>
  places.find(({ plaats }) => begrepen && isSame(plaats, begrepen))?.plaats;

/** A list's filters, for the form of the search service. */
export const readSearchWish = (data: OfferData): SearchWish => {
  const { type, prijstot, kamers, slaapkamers, oppervlakte } = data.query.filters;
  // Bedrooms and a living room.
  const rooms = Number(kamers) || (slaapkamers ? Number(slaapkamers) + 1 : undefined);
  return {
    soort: data.query.soort,
    plaats: findPlace(data) ?? findTown(data),
    type,
    prijstot: Number(prijstot) || undefined,
    kamers: rooms,
    oppervlakte: Number(oppervlakte) || undefined,
  };
};
