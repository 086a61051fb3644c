import type { Card } from '@binnen/contracts/property';
import { fold } from '../places/fold.ts';
import type { Listings } from '../index/listings.ts';
import type { Point } from '@binnen/contracts/filters/shape';

const earthKilometres = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine). */
export const measureDistance = (one: Point, other: Point): number => {
  const lat = toRadians(other.lat - one.lat);
  const lon = toRadians(other.lon - one.lon);
  const a =
    Math.sin(lat / 2) ** 2 +
    Math.cos(toRadians(one.lat)) * Math.cos(toRadians(other.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * earthKilometres * Math.asin(Math.min(1, Math.sqrt(a)));
};

/** The same between two homes; undefined where the spot of one is not known. */
export const measureBetween = (one: Card, other: Card): number | undefined =>
  one.lat && one.lon && other.lat && other.lon
    ? measureDistance({ lat: one.lat, lon: one.lon }, { lat: other.lat, lon: other.lon })
    : undefined;

/**
 * Kilometres from the centre by row: of the homes within the radius, and of all homes of the place that the centre is of.
 * A radius adds homes around a place and takes none of its own away. A home of the place whose spot is not known counts as
 * the last one within the radius.
 */
export const measureDistances = (
  { cards, index }: Pick<Listings, 'cards' | 'index'>,
  centre: Point & { label: string },
  radius: number,
): Map<number, number> => {
  const own = new Set(index.places.get(fold(centre.label)));
  const distances = new Map<number, number>();
  cards.forEach(({ lat, lon }, row) => {
    const kilometres = lat && lon ? measureDistance(centre, { lat, lon }) : undefined;
    if (own.has(row)) distances.set(row, kilometres ?? radius);
    else if (kilometres !== undefined && kilometres <= radius) distances.set(row, kilometres);
  });
  return distances;
};
