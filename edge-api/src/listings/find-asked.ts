import { measureDistances } from './distance.ts';
import type { Centre } from './centre.ts';
import type { Listings } from './offer/listings.ts';
import { search } from './offer/search-index.ts';

/** The rows of a question before its filters: around a centre, or those that match what was typed. */
export const findAsked = (
  listings: Listings,
  searchquery: string,
  near?: { centre: Centre; radius: number },
): Iterable<number> =>
  near
    ? measureDistances(listings, near.centre, near.radius).keys()
    : (search(listings.index, searchquery) ?? listings.cards.keys());
