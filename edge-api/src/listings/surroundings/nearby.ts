import type { Bindings } from '../../environment/env.ts';
import { findSquare, kinds, type Spot } from '@binnen/upstreams/overpass/client';
import { measureDistance } from '@binnen/offer/near/distance';
import type { Point } from '@binnen/contracts/filters/shape';

/** The squares that were asked about already, for who asks about several homes. */
export type Squares = Map<string, Promise<Spot[]>>;

/** The nearest of each kind within its reach, in metres as the crow flies: the last digit would be of no spot in particular. */
export const findNearby = async (env: Bindings, home: Point, squares: Squares = new Map()) => {
  const { key, read } = findSquare(home);
  const answer = squares.get(key) ?? read(env);
  squares.set(key, answer);
  const spots = (await answer).map((spot) => ({ ...spot, meter: 1000 * measureDistance(home, spot) }));
  spots.sort((one, other) => one.meter - other.meter);
  return Object.fromEntries(
    kinds.flatMap(({ kind, reach }) => {
      const nearest = spots.find((spot) => spot.kind === kind);
      return nearest && nearest.meter <= 1000 * reach
        ? [[kind, { naam: nearest.naam, meter: Math.round(nearest.meter / 10) * 10 }]]
        : [];
    }),
  );
};
