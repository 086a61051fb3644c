import { measureDistances } from '@binnen/offer/near/distance';
import type { Centre } from './centre.ts';
import type { Listings } from '@binnen/offer/index/listings';
import { search } from '@binnen/offer/index/search-index';

/** The rows of a question before its filters: around a centre, or those that match what was typed. */
export const findAsked = (
  listings: Listings,
  searchquery: string,
  near?: { centre: Centre; radius: number },
): Iterable<number> =>
  near
    ? measureDistances(listings, near.centre, near.radius).keys()
    : (search(listings.index, searchquery) ?? listings.cards.keys());
