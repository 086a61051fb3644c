import type { Card } from '@binnen/contracts/property';
import { isSold } from '@binnen/contracts/statuses';
import { compareCards } from './sorts.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';

/** The whole offer as an isolate keeps it: cards in the order of the list (newest first) and indexes to find them. */
export interface Listings {
  /** The snapshot that it was made from. */
  version: string;
  cards: readonly Card[];
  index: SearchIndex;
  /** Rows by `citySlug/slug` and by `citySlug/objectSku`. */
  byPath: ReadonlyMap<string, number>;
  /** Rows by id. */
  byId: ReadonlyMap<number, number>;
  /** The places of the offer by slug, with their homes that are not sold or let. */
  places: ReadonlyMap<string, { plaats: string; aantal: number }>;
}

export const createListings = (version: string, unsorted: readonly Card[]): Listings => {
  const cards = [...unsorted].sort(compareCards('-date_created'));
  const byPath = new Map<string, number>();
  const byId = new Map<number, number>();
  const places = new Map<string, { plaats: string; aantal: number }>();
  cards.forEach((card, row) => {
    byPath.set(`${card.citySlug}/${card.objectSku}`, row);
    byId.set(card.id, row);
    const offered = isSold(card.status) ? 0 : 1;
    const place = places.get(card.citySlug);
    if (place) place.aantal += offered;
    else if (card.plaats) places.set(card.citySlug, { plaats: card.plaats, aantal: offered });
  });
  // Slugs go last: where one home's sku equals another home's slug, the slug wins.
  cards.forEach((card, row) => byPath.set(`${card.citySlug}/${card.slug}`, row));
  return { version, cards, index: buildIndex(cards), byPath, byId, places };
};
