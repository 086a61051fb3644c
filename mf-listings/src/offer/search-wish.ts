import type { SearchWish } from '@binnen/contracts/routes';
import type { OfferData } from './load-offer.ts';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The place that a list is about: its own, the one that was filtered by or searched for, or the middle of the radius. */
const findPlace = ({ query, city, places, centre, begrepen }: OfferData): string | undefined => {
  if (city) return city.naam;
  if (query.plaats) return places.find(({ citySlug }) => citySlug === query.plaats)?.plaats;
  const asked = [centre?.label, begrepen, query.zoeken].flatMap((text) => (text ? [fold(text)] : []));
  return places.find(({ plaats }) => asked.includes(fold(plaats)))?.plaats;
};

/** A list's filters, for the form of the search service. */
export const readSearchWish = (data: OfferData): SearchWish => {
  const { soort, type, prijstot, kamers, oppervlakte } = data.query;
  return { soort, plaats: findPlace(data), type, prijstot, kamers, oppervlakte };
};
