import type { Card } from '@binnen/contracts/property';
import type { Point } from './places.ts';

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

/** Kilometres from the centre by row, of the homes within the radius. */
export const measureDistances = (
  cards: readonly Card[],
  centre: Point,
  radius: number,
): Map<number, number> => {
  const distances = new Map<number, number>();
  cards.forEach(({ lat, lon }, row) => {
    const kilometres = lat && lon ? measureDistance(centre, { lat, lon }) : Infinity;
    if (kilometres <= radius) distances.set(row, kilometres);
  });
  return distances;
};
