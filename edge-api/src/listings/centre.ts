import type { Card } from '@binnen/contracts/property';
import type { Bindings } from '../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { geocodePlaces, type Place } from '@binnen/upstreams/pdok/client';
import { foldQuestion } from '@binnen/offer/places/fold';
import type { Listings } from '@binnen/offer/index/listings';
import type { Point } from '@binnen/contracts/filters/shape';
import { findKnownPlace, knownPlaces } from '@binnen/offer/places/places';
import { findPostcodeCentre } from '@binnen/offer/places/postcode-centres';
import { measureDistance } from '@binnen/offer/near/distance';
import { search } from '@binnen/offer/index/search-index';

export interface Centre extends Point {
  label: string;
}

const average = (degrees: readonly number[]): number =>
  degrees.reduce((sum, one) => sum + one, 0) / degrees.length;

const findMiddle = (cards: readonly Card[]): Point | undefined => {
  const spots = cards.flatMap(({ lat, lon }) => (lat && lon ? [{ lat, lon }] : []));
  if (spots.length === 0) return undefined;
  return { lat: average(spots.map(({ lat }) => lat)), lon: average(spots.map(({ lon }) => lon)) };
};

/** Of several with one name the one nearest to our homes. */
const pickNearest = (places: readonly Place[], cards: readonly Card[]): Place | undefined => {
  const middle = places.length > 1 ? findMiddle(cards) : undefined;
  const measure = (place: Place) => (middle ? measureDistance(place, middle) : 0);
  return [...places].sort((one, other) => measure(one) - measure(other))[0];
};

/**
 * The centre of a radius search: a place that we know, else the address register's answer, else our own homes. Undefined
 * when nobody knows the address. Throws the register's failure when only it might have known.
 */
export const findCentre = async (
  env: Bindings,
  listings: Listings,
  address: string,
  /** May refuse a question to the address register. */
  beforeLookup: () => Promise<void>,
): Promise<Centre | undefined> => {
  const plaats = findKnownPlace(foldQuestion(address));
  if (plaats) return { label: plaats, ...knownPlaces[plaats]! };
  await beforeLookup();
  let failure: unknown;
  const found = await geocodePlaces(env, address).catch((error: unknown) => {
    log('warn', 'An address could not be looked up', { reason: String(error) });
    failure = error;
    return [];
  });
  const registered = pickNearest(found, listings.cards);
  if (registered) return registered;
  const middle = findMiddle((search(listings.index, address) ?? []).map((row) => listings.cards[row]!));
  const postcode = /\b[1-9]\d{3}\b/.exec(address)?.[0] ?? null;
  const point = middle ?? findPostcodeCentre(postcode);
  if (!point && failure) throw failure;
  return point && { label: address, ...point };
};
