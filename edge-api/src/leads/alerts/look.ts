import { loadOffer } from '../../listings/offer/snapshot.ts';
import type { Listings } from '@binnen/offer/index/listings';
import type { CacheContext } from '../../site/cache.ts';
import type { AlertStore } from './store/alert-store.ts';
import { findMatches } from './find-matches.ts';
import { parseList } from './list-search.ts';
import { readCentre } from './store/rows.ts';
import { findNext } from './schedule.ts';

/** Remembers what the offer is now. */
export const followOffer = async (where: CacheContext, store: AlertStore): Promise<Listings> => {
  const { listings } = await loadOffer(where);
  store.followOffer(listings.version, listings.cards, Date.now());
  return listings;
};

/** Finds what is news for whom, and writes the mail of it. */
export const lookAtOffer = async (where: CacheContext, store: AlertStore): Promise<void> => {
  const listings = await followOffer(where, store);
  const now = Date.now();
  for (const alert of store.listDue(listings.version, now)) {
    if (store.isFull(alert, now)) continue;
    const search = parseList(alert.lijst);
    const news = search ? store.listNews(alert, now, search.filters.openhuis === 'ja') : [];
    const matches = search && news.length > 0 ? findMatches(listings, search, readCentre(alert), news) : [];
    store.plan(alert, matches, listings.version, now, findNext(alert.frequentie, now));
  }
};
